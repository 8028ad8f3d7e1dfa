// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

extension KeyPlane {
  /// Returns the index of the key whose cap is nearest to a point; of several, the first in reading order.
  ///
  /// There are no dead points: gaps, margins and places outside the plane belong to a key too. Of a region's keys only
  /// what is in sight counts.
  ///
  /// - Returns: `nil` only when the plane shows no key with an area, or the point is not a number.
  package func nearestKey(to point: Point) -> Int? {
    var best: Int?
    var bestDistance = Double.infinity
    for index in keys.indices {
      let frame = visibleFrame(of: index)
      guard !frame.isEmpty else { continue }
      let distance = frame.squaredDistance(to: point)
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }

  /// Returns the index of the key here that stands for a key of another plane: the same id, or else the same place.
  func counterpart(of key: PlacedKey) -> Int? {
    keys.firstIndex { $0.id == key.id } ?? keys.firstIndex { $0.frame == key.frame }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// What a plane has of a number pad, which looks different from other planes.
struct PadRows {
  /// The upper edges of the rows in which digits have letters under them.
  let lettered: Set<Double>
  let isPad: Bool
  /// The upper edge of the last row.
  private let lastRow: Double

  init(of plane: KeyPlane) {
    isPad = plane.isPad
    guard isPad else {
      (lettered, lastRow) = ([], 0)
      return
    }
    var lettered: Set<Double> = []
    for key in plane.keys {
      if case .pad = key.label { lettered.insert(key.frame.minY) }
    }
    self.lettered = lettered
    lastRow = plane.keys.reduce(0) { max($0, $1.frame.minY) }
  }

  /// Whether a key has no cap: on a pad those beside the last digit, whatever they do.
  func isBare(_ key: PlacedKey) -> Bool {
    guard isPad, key.frame.minY == lastRow else { return false }
    if case .character(let text) = key.role { return !text.allSatisfy(\.isWholeNumber) }
    return true
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

extension KeyPlane {
  /// Parts the keys in the middle: those on the right move away by so much, keys that are on both sides go to the side with
  /// the most of them, in doubt to the right, and the space bar is on both. Regions stay whole.
  ///
  /// - Parameter gap: In logical pixels.
  mutating func part(by gap: Double) {
    let middle = size.width / 2
    var parted: [PlacedKey] = []
    for (index, key) in keys.enumerated() {
      if !ownKeys.contains(index) {
        parted.append(key)
      } else if key.role == .space, key.frame.minX < middle, key.frame.maxX > middle {
        let (left, right) = Self.halves(of: key, at: middle, gap)
        parted += [left, right]
      } else {
        var key = key
        if key.frame.midX > middle - 1 { key.frame = key.frame.offset(by: Point(x: gap, y: 0)) }
        parted.append(key)
      }
    }
    keys = parted
    size.width += gap
  }

  /// Each reaches to the middle, less half of what is between keys.
  private static func halves(of key: PlacedKey, at middle: Double, _ gap: Double) -> (PlacedKey, PlacedKey) {
    var (left, right) = (key, key)
    let inner = gap / 2 - 3
    left.frame.size.width = middle + inner - key.frame.minX
    right.id += ".right"
    right.frame = Rect(
      x: middle + gap - inner, y: key.frame.minY, width: key.frame.maxX - middle + inner, height: key.frame.size.height)
    return (left, right)
  }
}

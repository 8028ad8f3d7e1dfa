// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The halves of a keyboard that is split: where keys are that are laid out as if the halves touched.
package struct KeyboardHalves: Hashable, Sendable {
  /// Of each half, in logical pixels.
  package let width: Double
  /// The room between them, in logical pixels.
  package let gap: Double

  /// - Parameters:
  ///   - keys: How wide the keys of both halves are together.
  ///   - whole: How wide the keyboard is, from one side of the screen to the other.
  package init(keys: Double, in whole: Double) {
    width = keys / 2
    gap = max(whole - keys, 0)
  }

  /// The least width of a screen with room for two halves, in logical pixels.
  package static let leastScreenWidth = 700.0
  /// How wide the keys are before they are parted, in logical pixels.
  package static let keysWidth = 600.0
  /// How much wider they are where they are parted, in logical pixels: no key is on both halves.
  package static let partedBy = 60.0

  /// Returns a place of the keyboard among the keys.
  package func onKeys(_ place: Point) -> Point {
    Point(x: place.x > width + gap ? place.x - gap : place.x, y: place.y)
  }

  /// Returns where what begins at a place among the keys begins on the keyboard.
  package func onBoard(_ x: Double) -> Double { x >= width ? x + gap : x }
}

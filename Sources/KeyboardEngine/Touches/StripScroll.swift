// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A finger that moves a strip: the keys stay under it, and a finger that turns back at an end moves them at once.
struct StripScroll: Sendable {
  /// Where the finger was last, in the plane's coordinates.
  private var x: Double
  /// The offset that goes with it, fractions included.
  private(set) var offset: Double

  init(x: Double, offset: Double) {
    self.x = x
    self.offset = offset
  }

  mutating func move(toX newX: Double, farthest: Double) {
    offset = min(max(offset + x - newX, 0), farthest)
    x = newX
  }
}

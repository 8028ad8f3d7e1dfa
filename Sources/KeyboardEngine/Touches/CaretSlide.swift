// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A finger that moves the caret from the space bar: one character a step, whatever the speed, sideways only.
///
/// Each step is counted from the last one, so that a finger resting on a border does not flutter, and a finger that
/// goes back to where it was brings the caret back to where it was.
struct CaretSlide: Sendable {
  /// Where the last step was made, in the plane's coordinates.
  private var anchor: Double

  init(x: Double) { anchor = x }

  /// Returns the steps from the last place to this one; negative is to the left.
  mutating func move(toX x: Double, stepDistance: Double) -> Int {
    guard stepDistance >= 1 else { return 0 }
    let count = Int(wholePart: (x - anchor) / stepDistance)
    anchor += Double(count) * stepDistance
    return count
  }
}

extension Int {
  /// The whole part of a number, brought to the range of 32 bits; 0 for what is not a number.
  init(wholePart value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -2_147_483_648), 2_147_483_647))
  }
}

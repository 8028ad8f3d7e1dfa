// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// A finger that moves the caret from the space bar: one character a step sideways, one line a step up or down, whatever
/// the speed.
///
/// Each step is counted from the last one, so that a finger resting on a border does not flutter, and a finger that
/// goes back to where it was brings the caret back to where it was.
struct CaretSlide: Sendable {
  /// Where the last step was made, in the plane's coordinates.
  private var anchor: Point

  init(at place: Point) { anchor = place }

  /// The steps of one movement; negative is to the left, and up.
  struct Steps: Hashable {
    var graphemes = 0
    var lines = 0
  }

  /// Returns the steps from the last place to this one.
  ///
  /// - Parameters:
  ///   - stepDistance: How far a finger moves for a character.
  ///   - lineDistance: How far it moves for a line: more, as no hand moves quite level.
  mutating func move(to place: Point, stepDistance: Double, lineDistance: Double) -> Steps {
    guard stepDistance >= 1, lineDistance >= 1 else { return Steps() }
    let steps = Steps(
      graphemes: Int(wholePart: (place.x - anchor.x) / stepDistance),
      lines: Int(wholePart: (place.y - anchor.y) / lineDistance))
    anchor.x += Double(steps.graphemes) * stepDistance
    anchor.y += Double(steps.lines) * lineDistance
    return steps
  }
}

extension Int {
  /// The whole part of a number, brought to the range of 32 bits; 0 for what is not a number.
  init(wholePart value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -2_147_483_648), 2_147_483_647))
  }
}

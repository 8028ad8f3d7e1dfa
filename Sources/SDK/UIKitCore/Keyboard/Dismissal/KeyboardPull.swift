// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that scrolls and takes the keyboard down with it, once it has come to it.
struct KeyboardPull {
  /// Where on the screen the finger takes hold of the keyboard.
  let hold: CGFloat
  /// How far down the keyboard goes, in points.
  let reach: CGFloat
  /// Whether the keyboard follows; one of the desktop's only goes in the end.
  let isFollowed: Bool
  /// How far down it is, in points.
  private(set) var shift: CGFloat = 0

  /// The finger's speed that says by itself whether the keyboard goes or comes back, in points a second.
  private static let decisiveSpeed: CGFloat = 60

  /// - Parameters:
  ///   - top: The upper edge of the keyboard on the screen.
  ///   - padding: The points above it that count as the keyboard.
  ///   - finger: Where the finger came down.
  ///   - reach: How far down the keyboard goes, in points.
  ///   - isFollowed: Whether the keyboard follows.
  init(top: CGFloat, padding: CGFloat, finger: CGFloat, reach: CGFloat, isFollowed: Bool) {
    // One that sets off within the padding does not make the keyboard jump.
    hold = max(top - max(padding, 0), finger)
    self.reach = reach
    self.isFollowed = isFollowed
  }

  /// - Returns: Whether the keyboard is to be somewhere else now.
  mutating func follow(_ finger: CGFloat) -> Bool {
    let old = shift
    shift = min(max(finger - hold, 0), reach)
    return shift != old
  }

  /// Returns whether the keyboard goes when the finger does.
  ///
  /// - Parameter velocity: The finger's, in points a second, positive downwards.
  func dismisses(velocity: CGFloat) -> Bool {
    guard shift > 0 else { return false }
    return abs(velocity) >= Self.decisiveSpeed ? velocity > 0 : shift > reach / 2
  }
}

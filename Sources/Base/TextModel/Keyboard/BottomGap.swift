// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The ground below the keys of a keyboard at the bottom of the screen, as for a phone whose lower edge takes gestures.
package enum BottomGap {
  /// How high it can be, in whole logical pixels.
  package static let heights = 0...160

  /// Returns how high it is on a screen: no more than a sixth of that.
  ///
  /// - Parameters:
  ///   - wanted: In logical pixels.
  ///   - screenHeight: In logical pixels.
  package static func height(_ wanted: Int, onScreenOfHeight screenHeight: Double) -> Double {
    let most = min(Double(heights.upperBound), (screenHeight / 6).rounded(.down))
    return min(max(Double(wanted), 0), max(most, 0))
  }

  /// How far below the keys a finger still hits the lowest ones, in logical pixels.
  package static let reach = 6.0
}

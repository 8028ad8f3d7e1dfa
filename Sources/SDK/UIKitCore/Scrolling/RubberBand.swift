// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How content gives way where it is pulled beyond its end.
enum RubberBand {
  /// How much of a small pull shows.
  private static let stiffness: CGFloat = 0.55

  /// Returns how far the content moves when it is pulled by a distance beyond its end.
  ///
  /// - Parameter length: The visible length, which the content never reaches.
  static func shown(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = 1 - 1 / (abs(pull) * stiffness / length + 1)
    return (pull < 0 ? -1 : 1) * part * length
  }

  /// Returns the pull that moves the content by a distance: the inverse of `shown`.
  static func pull(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = min(abs(shown) / length, 0.999)
    return (shown < 0 ? -1 : 1) * length / stiffness * (1 / (1 - part) - 1)
  }
}

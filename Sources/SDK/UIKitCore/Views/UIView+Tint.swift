// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// How a tint colour shows.
  @nonexhaustive
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it was set.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }

  /// The tint colour that was set, here or above.
  var brightTintColor: UIColor { ownTintColor ?? superview?.brightTintColor ?? .systemBlue }

  var resolvedTintMode: TintAdjustmentMode {
    if ownTintMode != .automatic { return ownTintMode }
    return isCovered ? .dimmed : superview?.resolvedTintMode ?? .normal
  }
}

extension UIColor {
  /// A grey as bright as the colour, through which a little of what is behind shows.
  var dimmedTint: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor
      // The parts of the primaries in the brightness. Source: ITU-R BT.601.
      return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha * 0.8)
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place from top to bottom.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns a constraint, not active yet, that keeps this place a number of standard gaps below another one.
  ///
  /// Between two baselines of text the standard gap is the height of a line, elsewhere 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: standardSpacing * multiplier, systemSpacing: multiplier)
  }

  /// Returns a constraint as `constraint(equalToSystemSpacingBelow:multiplier:)` does, where the distance may be
  /// larger.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: standardSpacing * multiplier, systemSpacing: multiplier)
  }

  /// Returns a constraint as `constraint(equalToSystemSpacingBelow:multiplier:)` does, where the distance may be
  /// smaller.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: standardSpacing * multiplier, systemSpacing: multiplier)
  }
}

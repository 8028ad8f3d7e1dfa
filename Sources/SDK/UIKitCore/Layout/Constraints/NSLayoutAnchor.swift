// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An edge, middle or length of a view or guide, to make constraints from.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  convenience init(_ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(element, attribute))
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpacing: CGFloat? = nil
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant, systemSpacing: systemSpacing)
  }

  /// Returns a constraint, not active yet, that keeps this and another anchor equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor) }

  /// Returns a constraint, not active yet, that keeps this anchor at or beyond another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint, not active yet, that keeps this anchor at or before another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint, not active yet, that keeps this anchor a distance in points beyond another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  /// Returns a constraint, not active yet, that keeps this anchor at least a distance in points beyond another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint, not active yet, that keeps this anchor at most a distance in points beyond another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The gap that looks right between things beside or below each other, in points.
let standardSpacing: CGFloat = 8

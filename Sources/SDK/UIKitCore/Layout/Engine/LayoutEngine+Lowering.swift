// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// A sum of variables, and a number for the other side.
struct LinearSum {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ factor: Double) { terms.append(Term(variable, factor)) }
}

// MARK: - From constraints to sums

extension LayoutEngine {
  /// Returns the sum that has to stand in the constraint's relation to its constant; `nil` where an item is elsewhere.
  ///
  /// Where leading is the right side, all horizontal places are measured from the right, so that relations and the signs
  /// of constants keep their meaning.
  func lowered(_ constraint: NSLayoutConstraint) -> LinearSum? {
    guard let container = constraint.commonAncestor else { return nil }
    let isMirrored =
      constraint.isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let context = Context(container: container, isMirrored: isMirrored)
    var sum = LinearSum()
    guard add(constraint.first, 1, context, &sum) else { return nil }
    if let second = constraint.second {
      guard add(second, -Double(constraint.multiplier), context, &sum) else { return nil }
    }
    sum.constant = -sum.constant
    if let multiplier = constraint.systemSpacing { sum.constant += extraSpacing(of: constraint, multiplier) }
    return sum
  }

  private struct Context {
    let container: UIView
    let isMirrored: Bool
  }

  private func add(_ operand: LayoutOperand, _ factor: Double, _ context: Context, _ sum: inout LinearSum) -> Bool {
    guard let element = operand.element else { return false }
    guard add(element, operand.attribute, factor, context, &sum) else { return false }
    guard operand.isDistance else { return true }
    guard let start = operand.start else { return false }
    return add(start, operand.startAttribute, -factor, context, &sum)
  }

  private func add(
    _ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ context: Context,
    _ sum: inout LinearSum
  ) -> Bool {
    if let inner = attribute.ofMargins {
      guard let view = element as? UIView else { return add(element, inner, factor, context, &sum) }
      return add(view.layoutMarginsGuide, inner, factor, context, &sum)
    }
    let isPlaceX = attribute.axis == .horizontal && !attribute.isSize
    if isPlaceX, context.isMirrored {
      sum.add(record(of: context.container).width, factor)
      return addPlace(element, mirrored(attribute), -factor, context, &sum)
    }
    return addPlace(element, attribute, factor, context, &sum)
  }

  private func mirrored(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: .right
    case .trailing: .left
    default: attribute
    }
  }

  /// Adds a place, measured from the left or top of the container, or a length.
  private func addPlace(
    _ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ context: Context,
    _ sum: inout LinearSum
  ) -> Bool {
    let record = record(of: element)
    let isContainer = element === context.container
    switch attribute {
    case .width: sum.add(record.width, factor)
    case .height: sum.add(record.height, factor)
    case .left, .leading: return addStart(element, .horizontal, factor, context, &sum)
    case .top: return addStart(element, .vertical, factor, context, &sum)
    case .right, .trailing:
      sum.add(isContainer ? record.area?.width ?? record.width : record.width, factor)
      return addStart(element, .horizontal, factor, context, &sum)
    case .bottom:
      sum.add(isContainer ? record.area?.height ?? record.height : record.height, factor)
      return addStart(element, .vertical, factor, context, &sum)
    case .centerX:
      sum.add(record.width, factor / 2)
      return addStart(element, .horizontal, factor, context, &sum)
    case .centerY:
      sum.add(record.height, factor / 2)
      return addStart(element, .vertical, factor, context, &sum)
    case .firstBaseline, .lastBaseline:
      return addBaseline(element, isFirst: attribute == .firstBaseline, factor, context, &sum)
    default: return false
    }
    return true
  }

  /// Adds the left or top, from superview to superview up to the container.
  private func addStart(
    _ element: any LayoutElement, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ context: Context,
    _ sum: inout LinearSum
  ) -> Bool {
    func inset(_ view: UIView) -> Double {
      let insets = view.alignmentRectInsets
      return axis == .horizontal ? insets.left : insets.top
    }
    if element === context.container {
      sum.constant += factor * inset(context.container)
      return true
    }
    let record = record(of: element)
    sum.add(axis == .horizontal ? record.minX : record.minY, factor)
    var parent = element.layoutOwner
    while let view = parent, view !== context.container {
      let record = self.record(of: view)
      sum.add(axis == .horizontal ? record.minX : record.minY, factor)
      if let area = record.area { sum.add(axis == .horizontal ? area.originX : area.originY, -factor) }
      sum.constant -= factor * inset(view)
      parent = view.superview
    }
    return parent != nil
  }

  private func addBaseline(
    _ element: any LayoutElement, isFirst: Bool, _ factor: Double, _ context: Context, _ sum: inout LinearSum
  ) -> Bool {
    guard let view = (element as? UIView)?.baselineView(isFirst: isFirst) else {
      return addPlace(element, .bottom, factor, context, &sum)
    }
    guard let metrics = view.baselineMetrics else { return addPlace(view, .bottom, factor, context, &sum) }
    let insets = view.alignmentRectInsets
    sum.constant +=
      factor * (isFirst ? metrics.firstFromTop - insets.top : insets.bottom - metrics.lastFromBottom)
    return addPlace(view, isFirst ? .top : .bottom, factor, context, &sum)
  }

  /// What the standard gap is more than 8 points where it is measured from or to text.
  private func extraSpacing(of constraint: NSLayoutConstraint, _ multiplier: CGFloat) -> Double {
    func metrics(_ operand: LayoutOperand?) -> BaselineMetrics? {
      guard let operand, operand.attribute.isBaseline, let view = operand.element as? UIView else { return nil }
      return view.baselineView(isFirst: operand.attribute == .firstBaseline).baselineMetrics
    }
    switch (metrics(constraint.second), metrics(constraint.first)) {
    case (let above?, let below?):
      return multiplier * (max(above.lineHeight, below.lineHeight) - standardSpacing)
    case (nil, let below?): return below.firstFromTop
    case (let above?, nil): return above.lastFromBottom
    case (nil, nil): return 0
    }
  }
}

extension UIView {
  /// The view whose text a baseline is that of.
  func baselineView(isFirst: Bool) -> UIView {
    var view = self
    // Views hand it on to one below, so this ends; a wrong answer of a subclass may not keep it from ending.
    for _ in 0..<32 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
    return view
  }
}

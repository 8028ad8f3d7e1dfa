// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The constraints that a stack needs as it is now.
@MainActor
struct StackPlan {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let axis: NSLayoutConstraint.Axis
  /// What the views keep within: the stack or its margins.
  private let room: any LayoutElement
  private let shown: [UIView]

  /// Below 1000, so that a hidden view's own constraints win.
  private static let hiding = UILayoutPriority(999)
  /// Just above `fittingSizeLevel`: a stack is no larger than it has to be.
  private static let tightness = UILayoutPriority(51)
  private static let centering = UILayoutPriority(149)
  /// Below `tightness`, so that a hidden view does not widen the stack.
  private static let following = UILayoutPriority(25)
  private static let leaning = UILayoutPriority(30)

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    room = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !shown.isEmpty else {
      tighten(along)
      tighten(across)
      collapseHidden()
      return
    }
    lineUp()
    distribute()
    for view in shown { align(view) }
    if stack.alignment != .fill { tighten(across) }
    collapseHidden()
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var along: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var across: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ name: String, _ a: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ b: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(a, relation, b, multiplier: multiplier, constant: constant)
    constraint.identifier = "UIStackView.\(name)"
    constraint.priority = priority
    constraints.append(constraint)
  }

  private func of(_ element: any LayoutElement, _ attribute: Attribute) -> LayoutOperand {
    LayoutOperand(element, attribute)
  }

  private mutating func tighten(_ attribute: Attribute) {
    add("tight", of(stack, attribute), .equal, nil, priority: Self.tightness)
  }

  // MARK: Along the stack

  private mutating func lineUp() {
    guard let first = shown.first, let last = shown.last else { return }
    add("start", of(first, start), .equal, of(room, start))
    add("end", of(last, end), .equal, of(room, end))
    let isFlexible = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      let isBetweenLines = stack.isBaselineRelativeArrangement && !isRow
      add(
        "gap", of(next, isBetweenLines ? .firstBaseline : start), isFlexible ? .greaterThanOrEqual : .equal,
        of(view, isBetweenLines ? .lastBaseline : end), constant: stack.gap(after: view))
    }
    if isFlexible { tighten(along) }
  }

  private mutating func distribute() {
    guard let first = shown.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() { add("equal", of(view, along), .equal, of(first, along)) }
    case .fillProportionally:
      for (view, share) in zip(shown.dropFirst(), shares) {
        add("share", of(view, along), .equal, of(first, along), multiplier: share, priority: Self.hiding)
      }
    case .equalSpacing:
      spread(from: end, to: start, .required)
    case .equalCentering:
      spread(from: middle, to: middle, Self.centering)
    }
  }

  /// How much longer than the first each further view is.
  private var shares: [CGFloat] {
    func length(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    let lengths = shown.map(length)
    guard let first = lengths.first, first > 0, lengths.allSatisfy({ $0 > 0 }) else {
      return lengths.dropFirst().map { _ in 1 }
    }
    return lengths.dropFirst().map { $0 / first }
  }

  /// Makes the distances between neighbours equal.
  private mutating func spread(from: Attribute, to: Attribute, _ priority: UILayoutPriority) {
    let distances = zip(shown, shown.dropFirst()).map { LayoutOperand(from: of($0, from), to: of($1, to)) }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() { add("spread", distance, .equal, first, priority: priority) }
  }

  // MARK: Across the stack

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add("side", of(view, crossStart), .equal, of(room, crossStart))
      add("side", of(view, crossEnd), .equal, of(room, crossEnd))
    case .leading:
      add("side", of(view, crossStart), .equal, of(room, crossStart))
      add("side", of(view, crossEnd), .lessThanOrEqual, of(room, crossEnd))
    case .trailing:
      add("side", of(view, crossStart), .greaterThanOrEqual, of(room, crossStart))
      add("side", of(view, crossEnd), .equal, of(room, crossEnd))
    case .center:
      add("side", of(view, crossMiddle), .equal, of(room, crossMiddle))
      add("side", of(view, crossStart), .greaterThanOrEqual, of(room, crossStart))
    case .firstBaseline, .lastBaseline:
      alignBaseline(view)
    }
  }

  /// Only views of a row share a line; in a column they stand at the leading side.
  private mutating func alignBaseline(_ view: UIView) {
    let isFirst = stack.alignment == .firstBaseline
    guard isRow, let line = shown.first else {
      add("side", of(view, crossStart), .equal, of(room, crossStart))
      add("side", of(view, crossEnd), .lessThanOrEqual, of(room, crossEnd))
      return
    }
    let attribute: Attribute = isFirst ? .firstBaseline : .lastBaseline
    if view !== line { add("line", of(view, attribute), .equal, of(line, attribute)) }
    add("side", of(view, .top), .greaterThanOrEqual, of(room, .top))
    add("side", of(view, .bottom), .lessThanOrEqual, of(room, .bottom))
    let side: Attribute = isFirst ? .top : .bottom
    add("lean", of(view, side), .equal, of(room, side), priority: Self.leaning)
  }

  // MARK: Hidden views

  /// Keeps hidden views where they would appear, without any length, so that they can grow from there.
  private mutating func collapseHidden() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      if let previous {
        add("hidden", of(view, start), .equal, of(previous, end))
      } else {
        add("hidden", of(view, start), .equal, of(room, start))
      }
      add("hidden", of(view, along), .equal, nil, priority: Self.hiding)
      add("hidden", of(view, crossStart), .equal, of(room, crossStart))
      add("hidden", of(view, crossEnd), .equal, of(room, crossEnd), priority: Self.following)
    }
  }
}

extension StackPlan {
  /// What makes two constraints the same but for the constant.
  struct Key: Hashable {
    private let first: ObjectIdentifier?
    private let firstAttribute: NSLayoutConstraint.Attribute
    private let start: ObjectIdentifier?
    private let startAttribute: NSLayoutConstraint.Attribute
    private let second: ObjectIdentifier?
    private let secondAttribute: NSLayoutConstraint.Attribute
    private let secondStart: ObjectIdentifier?
    private let secondStartAttribute: NSLayoutConstraint.Attribute
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    private let priority: UILayoutPriority
    private let name: String?

    @MainActor
    init(_ constraint: NSLayoutConstraint) {
      func id(_ element: (any LayoutElement)?) -> ObjectIdentifier? { element.map { ObjectIdentifier($0) } }
      first = id(constraint.first.element)
      firstAttribute = constraint.firstAttribute
      start = id(constraint.first.start)
      startAttribute = constraint.first.startAttribute
      second = id(constraint.second?.element)
      secondAttribute = constraint.secondAttribute
      secondStart = id(constraint.second?.start)
      secondStartAttribute = constraint.second?.startAttribute ?? .notAnAttribute
      relation = constraint.relation
      multiplier = constraint.multiplier
      priority = constraint.priority
      name = constraint.identifier
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LinuxSystem

/// A relation between two attributes of views or guides: first = multiplier × second + constant, or at most, or at least.
///
/// One that makes no sense, such as a place compared with a mere number, is logged when it is made and does nothing.
@MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  /// How the first side stands to the second.
  open private(set) var relation: Relation
  /// How often the second attribute is taken.
  open private(set) var multiplier: CGFloat
  /// By how many times the standard gap the constant was given, if it was.
  let systemSpacing: CGFloat?
  /// Why the constraint does nothing.
  let mistake: String?

  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?
  /// Where the engine has it.
  var installation: LayoutInstallation?

  /// A name for logs.
  open var identifier: String?

  /// In points. A change costs little, as the constraint stays in place.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      if !constant.isFinite { constant = oldValue } else { installation?.engine?.constantChanged(self) }
    }
  }

  /// How important the constraint is; may change at any time, to and from `required` too.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      if priority.rawValue.isFinite { priorityChanged() } else { priority = oldValue }
    }
  }

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpacing: CGFloat? = nil, mistake: String? = nil
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacing = systemSpacing
    self.constant = constant.isFinite ? constant : 0
    self.mistake =
      mistake ?? Self.mistake(first, second, isFinite: multiplier.isFinite && constant.isFinite)
    super.init()
    if let mistake = self.mistake { LayoutLog.write("A constraint is left aside, because \(mistake): \(self)") }
  }

  /// Relates attributes of views or guides.
  ///
  /// `view2`: `nil` for a width or height that is a number, whatever `attr2` is.
  ///
  /// `c`: In points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let other = view2.flatMap { $0 as? any LayoutElement }
    let second = attr2 == .notAnAttribute ? nil : other.map { LayoutOperand($0, attr2) }
    var mistake: String?
    if view2 != nil, other == nil { mistake = "its second item is neither a view nor a layout guide" }
    if let element = view1 as? any LayoutElement {
      self.init(
        LayoutOperand(element, attr1), relation, second, multiplier: multiplier, constant: c, mistake: mistake)
    } else {
      // Held until the end, as operands hold nothing.
      let nothing = UILayoutGuide()
      self.init(
        LayoutOperand(nothing, attr1), relation, second, multiplier: multiplier, constant: c,
        mistake: "its first item is neither a view nor a layout guide")
      withExtendedLifetime(nothing) {}
    }
  }

  private static func mistake(_ first: LayoutOperand, _ second: LayoutOperand?, isFinite: Bool) -> String? {
    if !isFinite { return "its multiplier or constant is not a finite number" }
    if first.attribute == .notAnAttribute { return "it has no first attribute" }
    guard let second else {
      return first.isLength ? nil : "a place has to be related to another place, not to a number"
    }
    if first.isLength != second.isLength { return "a place cannot be related to a length" }
    if first.isLength { return nil }
    if first.attribute.axis != second.attribute.axis { return "its attributes belong to different axes" }
    let isMixed = first.isDirectional && second.isFixedSide || first.isFixedSide && second.isDirectional
    return isMixed ? "leading and trailing cannot be related to left and right" : nil
  }

  /// Whether the constraint counts. Becoming active, it goes to the nearest view that holds both items.
  ///
  /// Where there is none, it is logged and the constraint stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set { activate(newValue) }
  }

  // MARK: Its parts

  /// The view or guide of the first side; `nil` when it is no more.
  open var firstItem: AnyObject? { first.element }
  /// The view or guide of the second side; `nil` when there is none or it is no more.
  open var secondItem: AnyObject? { second?.element }
  /// What of the first item the constraint is about.
  open var firstAttribute: Attribute { first.attribute }
  /// What of the second item the constraint is about; `notAnAttribute` for a mere number.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The first item's anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second item's anchor; `nil` for a mere number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  var isDirectional: Bool { first.isDirectional || second?.isDirectional == true }

  var isBaseline: Bool { first.isBaseline || second?.isBaseline == true }

  /// What the constraint relates, on the main actor; elsewhere only its class, since it may be changing just then.
  nonisolated open override var description: String {
    MainQueue.isCurrent ? MainActor.assumeIsolated { words } : "<\(type(of: self))>"
  }
}

// MARK: - Active or not

extension NSLayoutConstraint {
  private func activate(_ isActive: Bool) {
    guard isActive != (holder != nil) else { return }
    guard isActive else { return holder?.release(self) ?? () }
    if mistake != nil { return }
    guard let ancestor = commonAncestor else {
      LayoutLog.write(
        "A constraint cannot become active, because its items are in no common view. Add them to their superviews "
          + "before: \(self)")
      return
    }
    ancestor.hold(self)
  }

  /// Makes constraints active, one after the other.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func priorityChanged() {
    if let engine = installation?.engine {
      engine.priorityChanged(self)
    } else if let holder {
      holder.layoutRoot.layout.engine?.install(self)
    }
  }

  /// The items of both sides; `nil` when one is no more.
  var elements: [any LayoutElement]? {
    guard let elements = first.elements else { return nil }
    guard let second else { return elements }
    return second.elements.map { elements + $0 }
  }

  /// The nearest view that holds all items.
  var commonAncestor: UIView? {
    guard let elements else { return nil }
    var result: UIView?
    for element in elements {
      guard let view = element.layoutView else { return nil }
      guard let known = result else {
        result = view
        continue
      }
      guard let common = known.commonAncestor(with: view) else { return nil }
      result = common
    }
    return result
  }
}

extension UIView {
  func commonAncestor(with other: UIView) -> UIView? {
    if self === other || superview === other { return other }
    if other.superview === self { return self }
    if let superview, superview === other.superview { return superview }
    var candidate: UIView? = self
    while let view = candidate {
      if other.lies(within: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}

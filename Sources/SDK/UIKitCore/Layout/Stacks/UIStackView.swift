// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Places views in a row or a column, by constraints that it makes itself.
///
/// Arranged views that are hidden take no room. Inside an animation block, hiding and showing them moves.
@MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  @nonexhaustive
  public enum Distribution: Int, Sendable {
    /// Those grow or shrink whose priorities say so first.
    case fill = 0
    /// All are equally long.
    case fillEqually = 1
    /// They are as long in relation to each other as their contents.
    case fillProportionally = 2
    /// The gaps are equally long.
    case equalSpacing = 3
    /// The middles are equally far apart, where the gaps allow it.
    case equalCentering = 4
  }

  /// Where the views are across the stack.
  @nonexhaustive
  public enum Alignment: Int, Sendable {
    /// All as high as a row, or as wide as a column.
    case fill = 0
    /// In a column, at the leading side; in a row the same as `top`.
    case leading = 1
    /// First baselines of a row in line; in a column the same as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column, at the trailing side; in a row the same as `bottom`.
    case trailing = 4
    /// Last baselines of a row in line; in a column the same as `leading`.
    case lastBaseline = 5

    /// At the top of a row; another name for `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom of a row; another name for `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing after a view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the gap that looks right.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// In order, from leading to trailing or from top to bottom.
  open private(set) var arrangedSubviews: [UIView] = []
  private var spacingsAfter: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack has made.
  private var made: [NSLayoutConstraint] = []

  /// Whether the views make a row, as by default, or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How the views share the length of the stack; those that give way first grow or shrink, by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Where the views are across the stack; all as high as the row, or as wide as the column, by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// In points, between views; at least, where the distribution decides about gaps.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether gaps of a column are measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the views keep within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init() { self.init(frame: .zero) }

  /// Makes a stack of views, in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Views

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place among the arranged ones, or moves it there.
  ///
  /// `stackIndex`: Beyond the ends it is taken for the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Places a view no longer. It stays a subview: take it away by `removeFromSuperview`.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    spacingsAfter[ObjectIdentifier(view)] = nil
    view.setContentIgnored(false)
    let old = made.filter { $0.first.mentions(view) || $0.second?.mentions(view) == true }
    NSLayoutConstraint.deactivate(old)
    setNeedsUpdateConstraints()
  }

  /// Places a view no longer that leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets another gap after one of the views, in points, or `spacingUseDefault`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    spacingsAfter[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The gap that was set after one of the views; `spacingUseDefault` for none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacingsAfter[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func gap(after view: UIView) -> CGFloat {
    let gap = spacingsAfter[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem || gap == Self.spacingUseDefault ? standardSpacing : gap
  }

  // MARK: Constraints

  open override func updateConstraints() {
    for view in arrangedSubviews { view.setContentIgnored(view.isHidden) }
    let plan = StackPlan(self)
    // What stays the same stays active, so that only changes are solved.
    let old = Dictionary(grouping: made.filter(\.isActive), by: StackPlan.Key.init)
    var kept: Set<ObjectIdentifier> = []
    var next: [NSLayoutConstraint] = []
    for new in plan.constraints {
      if let same = old[StackPlan.Key(new)]?.first(where: { !kept.contains(ObjectIdentifier($0)) }) {
        kept.insert(ObjectIdentifier(same))
        same.constant = new.constant
        next.append(same)
      } else {
        next.append(new)
      }
    }
    NSLayoutConstraint.deactivate(made.filter { !kept.contains(ObjectIdentifier($0)) })
    NSLayoutConstraint.activate(next)
    made = next
    super.updateConstraints()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Baselines

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  open override var forFirstBaselineLayout: UIView { (shown.first ?? self).orSelf(self) }

  /// In a row the first view that shows, in a column the last one; the stack itself when none does.
  open override var forLastBaselineLayout: UIView {
    ((axis == .vertical ? shown.last : shown.first) ?? self).orSelf(self)
  }
}

extension UIView {
  /// Itself while it is below another view, else that view.
  fileprivate func orSelf(_ other: UIView) -> UIView { isDescendant(of: other) ? self : other }
}

// MARK: - Subviews that change

extension UIStackView: SubviewWatcher {
  func subviewContentChanged(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  func subviewVisibilityChanged(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    setNeedsUpdateConstraints()
    guard AnimationBlock.current != nil, window != nil else { return }
    // The others make room or move up as part of this animation.
    (superview ?? self).layoutIfNeeded()
  }

  func movesVisibility(of subview: UIView) -> Bool {
    window != nil && arrangedSubviews.contains { $0 === subview }
  }
}

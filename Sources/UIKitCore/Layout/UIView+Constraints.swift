// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Constraints of a view

extension UIView {
  /// The constraints that the view holds: they relate it and what is below it.
  public var constraints: [NSLayoutConstraint] { layout.held }

  /// Makes a constraint active and holds it. All its items must be this view or below, else it is logged and left aside.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.mistake == nil, constraint.holder !== self else { return }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      LayoutLog.write("A view cannot hold a constraint between items that it does not hold: \(constraint)")
      return
    }
    constraint.isActive = false
    hold(constraint)
  }

  /// Adds each of the constraints as `addConstraint(_:)` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds; does nothing with others.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Makes those of the constraints inactive that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard let elements = constraint.elements else { return }
    layout.held.append(constraint)
    constraint.holder = self
    for element in elements { element.layoutReferences.append(constraint) }
    useConstraints()
    layoutRoot.layout.engine?.install(constraint)
    scene?.setNeedsFrame()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraint.installation?.engine?.uninstall(constraint)
    constraint.holder = nil
    layout.held.removeFirst { $0 === constraint }
    let second = constraint.second
    for element in [constraint.first.element, constraint.first.start, second?.element, second?.start] {
      element?.layoutReferences.removeFirst { $0 === constraint }
    }
  }

  /// Takes note that constraints place something here or below.
  func useConstraints() {
    var view: UIView? = self
    while let next = view, !next.layout.usesConstraints {
      next.layout.usesConstraints = true
      view = next.superview
    }
    layoutRoot.holdsLayout = true
    scene?.setNeedsFrame()
  }
}

extension Array {
  fileprivate mutating func removeFirst(where isIt: (Element) -> Bool) {
    if let index = firstIndex(where: isIt) { remove(at: index) }
  }
}

extension UIView: LayoutElement {
  var layoutOwner: UIView? { superview }

  var layoutView: UIView? { self }

  var layoutRecord: LayoutRecord? {
    get { layout.record }
    set { layout.record = newValue }
  }

  var layoutReferences: [NSLayoutConstraint] {
    get { layout.references }
    set { layout.references = newValue }
  }

  /// What logs call the view besides its class.
  var layoutName: String { accessibilityIdentifier ?? "" }
}

// MARK: - Content

extension UIView {
  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

  /// Sets how much the view resists being larger than its content; 250 unless told otherwise.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layout.hugging[axis] != priority else { return }
    layout.hugging[axis] = priority
    layout.record?.contentPriorityChanged()
  }

  /// Has the view rather keep its size than fill a room, as suits controls of a fixed size.
  func hugsContent() { layout.hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh) }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.resistance[axis]
  }

  /// Sets how much the view resists being smaller than its content; 750 unless told otherwise.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layout.resistance[axis] != priority else { return }
    layout.resistance[axis] = priority
    layout.record?.contentPriorityChanged()
  }

  func intrinsicSizeChanged() {
    layout.record?.contentChanged()
    refreshBaselines()
    (superview as? any SubviewWatcher)?.subviewContentChanged(self)
  }

  func setContentIgnored(_ isIgnored: Bool) {
    guard layout.isContentIgnored != isIgnored else { return }
    layout.isContentIgnored = isIgnored
    layout.record?.contentChanged()
  }

  /// Moves what stands on the view's baselines, after the text has changed.
  private func refreshBaselines() {
    var view = self
    while true {
      for constraint in view.layout.references where constraint.isBaseline {
        constraint.installation?.engine?.refresh(constraint)
      }
      guard let parent = view.superview, parent.layout.usesConstraints,
        parent.forFirstBaselineLayout === view || parent.forLastBaselineLayout === view
      else { return }
      view = parent
    }
  }
}

// MARK: - Sizes that fit

extension UIView {
  /// Stands for as small as the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands for as large as the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size that the constraints of the view and of what is below lead to, as near to a size as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, isTemporary: true)
    let size = engine.fittingSize(target, horizontal, vertical)
    let scale = layoutScale
    func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }
    return frame(forAlignmentRect: CGRect(origin: .zero, size: CGSize(width: up(size.width), height: up(size.height))))
      .size
  }

  /// Pixels to a point where the view is.
  var layoutScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : max(UIScreen.main.scale, 1)
  }
}

// MARK: - Debugging

extension UIView {
  /// Whether constraints leave the place open. Costly: for debugging.
  public var hasAmbiguousLayout: Bool { layoutRoot.isAmbiguous(self) }

  func isAmbiguous(_ element: any LayoutElement) -> Bool {
    updateConstraintsIfNeeded()
    guard let engine = settledEngine, let record = element.layoutRecord else { return false }
    return engine.isAmbiguous(record)
  }

  /// Gives a view whose place is open another place that satisfies the constraints as well.
  public func exerciseAmbiguityInLayout() {
    guard let engine = layoutRoot.settledEngine, let record = layout.record else { return }
    engine.exerciseAmbiguity(of: record)
  }

  /// The active constraints that the place depends on, directly or through others.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutWeb.constraints(affecting: self, axis)
  }
}

/// Goes from constraint to constraint by the items that they share.
@MainActor
enum LayoutWeb {
  static func constraints(
    affecting element: any LayoutElement, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(element)]
    var open = [element]
    var known: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      for constraint in next.layoutReferences where known.insert(ObjectIdentifier(constraint)).inserted {
        guard constraint.first.attribute.axis == axis || constraint.second?.attribute.axis == axis else { continue }
        found.append(constraint)
        for other in constraint.elements ?? [] where seen.insert(ObjectIdentifier(other)).inserted {
          // Views with a frame of their own do not follow their constraints.
          if (other as? UIView)?.translatesAutoresizingMaskIntoConstraints != true { open.append(other) }
        }
      }
    }
    return found
  }
}

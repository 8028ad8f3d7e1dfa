// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Constraints of a view

extension UIView {
  /// Makes a constraint active that relates only this view and what is below.
  func adopt(_ constraint: NSLayoutConstraint) {
    guard constraint.mistake == nil, constraint.holder !== self else { return }
    guard let ancestor = constraint.commonAncestor, ancestor.lies(within: self) else {
      LayoutLog.write("A view cannot hold a constraint between items that it does not hold: \(constraint)")
      return
    }
    constraint.isActive = false
    hold(constraint)
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
  func setContentPriority(
    _ property: WritableKeyPath<ViewLayout, AxisPriorities>, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard layout[keyPath: property][axis] != priority else { return }
    layout[keyPath: property][axis] = priority
    layout.record?.contentPriorityChanged()
  }

  /// Has the view rather keep its size than fill a room, as suits controls of a fixed size.
  func hugsContent() { layout.hugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh) }

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
  /// Stands for no size of its own along an axis.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Stands for as small as the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands for as large as the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

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
  func isAmbiguous(_ element: any LayoutElement) -> Bool {
    updateConstraintsIfNeeded()
    guard let engine = settledEngine, let record = element.layoutRecord else { return false }
    return engine.isAmbiguous(record)
  }

  /// Takes another place that satisfies the constraints as well, if there is one.
  func takeAnotherPlace() {
    guard let engine = layoutRoot.settledEngine, let record = layout.record else { return }
    engine.exerciseAmbiguity(of: record)
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

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - What the layout engine has to know

extension UIView {
  /// The topmost view of the tree.
  var layoutRoot: UIView {
    var view: UIView = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The engine of the tree below this topmost view, made when constraints are first used.
  var neededEngine: LayoutEngine? {
    if let engine = layout.engine { return engine }
    guard layout.usesConstraints, superview == nil else { return nil }
    let engine = LayoutEngine(root: self, isTemporary: false)
    layout.engine = engine
    engine.adopt(self)
    return engine
  }

  /// The engine with everything solved.
  var settledEngine: LayoutEngine? {
    let engine = neededEngine
    engine?.settle()
    return engine
  }

  /// The view has come to another superview.
  func constraintsDidAttach(to parent: UIView) {
    if layout.engine != nil { dropEngine() }
    guard layout.usesConstraints else { return }
    parent.useConstraints()
    parent.layoutRoot.layout.engine?.adopt(self)
  }

  /// The view is about to leave its superview: constraints that lead out of it end.
  func constraintsWillDetach(from parent: UIView) {
    guard layout.usesConstraints else { return }
    endConstraints(outOf: self)
    layoutRoot.layout.engine?.release(self)
  }

  private func endConstraints(outOf top: UIView) {
    let outer = (layout.references + layout.guides.flatMap(\.layoutReferences)).filter { constraint in
      constraint.holder?.lies(within: top) == false
    }
    NSLayoutConstraint.deactivate(outer)
    for subview in subviews { subview.endConstraints(outOf: top) }
  }

  /// Is no longer the topmost view.
  private func dropEngine() {
    layout.engine = nil
    forgetRecords()
  }

  private func forgetRecords() {
    layout.record = nil
    layout.moved = []
    for guide in layout.guides { guide.layoutRecord = nil }
    for constraint in layout.held { constraint.installation = nil }
    for subview in subviews where subview.layout.usesConstraints || subview.layout.record != nil {
      subview.forgetRecords()
    }
  }

  /// The frame has another place or size.
  func engineFrameChanged() {
    if let record = layout.record { record.engine?.frameChanged(of: record) }
    if margins.followsSuperview { followMargins() }
    if layout.usesConstraints {
      for subview in subviews where subview.margins.followsSuperview { subview.followMargins() }
    }
  }

  private func followMargins() {
    let new = layoutMargins
    guard new != layout.knownMargins else { return }
    layout.knownMargins = new
    marginsChanged()
  }

  /// The margins, the safe area or the direction have changed.
  func marginGuidesChanged() { updateGuides() }

  /// Which side is leading has changed.
  func constraintDirectionChanged() {
    for constraint in layout.held + layout.references where constraint.isDirectional {
      constraint.installation?.engine?.reinstall(constraint)
    }
  }

  /// Whether the frame stands as constraints has changed.
  func translationChanged() {
    if let record = layout.record { record.engine?.translationChanged(of: record) }
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    useConstraints()
    if superview != nil { layoutRoot.layout.engine?.track(self) }
  }
}

// MARK: - Frames

extension UIView {
  /// The place in the superview without the transform.
  var untransformedFrame: CGRect { ownLayer.model.untransformedFrame }

  /// Gives the subviews the frames that the constraints lead to, where those have changed.
  func placeMovedSubviews() {
    guard !layout.moved.isEmpty else { return }
    let moved = layout.moved
    layout.moved = []
    for record in moved {
      record.isMoved = false
      guard let view = record.view, view.superview === self, view.layout.record === record else { continue }
      view.place(in: record.viewFrame)
    }
  }

  /// Takes the place that constraints lead to.
  func place(in new: CGRect) {
    let new = new.standardized
    let old = untransformedFrame
    guard new != old else { return }
    let isResized = new.size != old.size
    let anchor = ownLayer.anchorPoint
    layout.isBeingPlaced = true
    layout.isHalfPlaced = isResized
    center = CGPoint(x: new.minX + new.width * anchor.x, y: new.minY + new.height * anchor.y)
    layout.isHalfPlaced = false
    if isResized { bounds = CGRect(origin: bounds.origin, size: new.size) }
    layout.isBeingPlaced = false
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Constraints

extension UIView {
  /// Has `updateConstraints` called before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Brings the constraints here and below up to date, subviews first.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    controller?.updateViewConstraints() ?? updateConstraints()
    needsConstraintUpdate = false
  }
}

// MARK: - Layout

extension UIView {
  /// Has the subviews placed again before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    var ancestor = superview
    while let next = ancestor, !next.holdsLayout {
      next.holdsLayout = true
      ancestor = next.superview
    }
    scene?.setNeedsFrame()
  }

  /// Places the subviews at once, here and below, where that is called for: constraints first, then frames from the top
  /// down.
  public func layoutIfNeeded() {
    let top = layoutRoot
    // A layout may call for another one below or above; more than this many are a quarrel.
    for _ in 0..<Self.mostLayouts {
      top.updateConstraintsIfNeeded()
      top.applyEngineFrames()
      layoutTree()
      if !needsLayout, !holdsLayout { return }
    }
  }

  private static var mostLayouts: Int { 12 }

  /// The topmost view of the tree.
  private var layoutRoot: UIView {
    var view: UIView = self
    while let parent = view.superview { view = parent }
    return view
  }

  private func layoutTree() {
    if needsLayout {
      needsLayout = false
      traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      holdsLayout = true
    }
    guard holdsLayout else { return }
    holdsLayout = false
    for subview in subviews { subview.layoutTree() }
  }
}

// MARK: - Display

extension UIView {
  /// Has the view drawn again with the next frame.
  public func setNeedsDisplay() {
    layer.content = nil
    layer.markStale()
  }

  /// Has a part of the view drawn again with the next frame.
  ///
  /// - Parameter rect: In the view's coordinates.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  func updateBackground() {
    layer.backgroundColor = backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}

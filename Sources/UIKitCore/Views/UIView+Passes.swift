// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Constraints

extension UIView {
  /// Has `updateConstraints` called before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    var ancestor = superview
    while let next = ancestor, !next.holdsConstraintUpdate {
      next.holdsConstraintUpdate = true
      ancestor = next.superview
    }
    scene?.setNeedsFrame()
  }

  /// Returns whether `updateConstraints` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Brings the constraints here and below up to date, subviews first.
  public func updateConstraintsIfNeeded() {
    if holdsConstraintUpdate {
      holdsConstraintUpdate = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
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
    while let next = ancestor {
      // Whoever has told this one has asked for the frame as well.
      if next.holdsLayout { return }
      next.holdsLayout = true
      ancestor = next.superview
    }
    scene?.setNeedsFrame()
  }

  /// Places the subviews at once, here and below, where that is called for: constraints first, then frames from the top
  /// down. Superviews that wait for their layout, one above the other, have it first.
  public func layoutIfNeeded() {
    let root = layoutRoot
    // A layout may call for another one below or above; more than this many are a quarrel.
    for _ in 0..<Self.mostLayouts {
      root.updateConstraintsIfNeeded()
      root.neededEngine?.settle()
      var top = self
      while let parent = top.superview, parent.needsLayout { top = parent }
      top.layoutTree()
      if !needsLayout, !holdsLayout, root.layout.engine?.isStale != true, !root.needsConstraintUpdate,
        !root.holdsConstraintUpdate
      {
        return
      }
    }
  }

  private static var mostLayouts: Int { 12 }

  private func layoutTree() {
    if needsLayout {
      traitCollection.performAsCurrent {
        controller?.placed()
        needsLayout = false
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

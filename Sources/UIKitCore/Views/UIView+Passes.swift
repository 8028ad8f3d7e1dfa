// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Constraints

extension UIView {
  func askForConstraintUpdate() {
    needsConstraintUpdate = true
    var ancestor = superview
    while let next = ancestor, !next.holdsConstraintUpdate {
      next.holdsConstraintUpdate = true
      ancestor = next.superview
    }
    scene?.setNeedsFrame()
  }

  func updateConstraintTree() {
    if holdsConstraintUpdate {
      holdsConstraintUpdate = false
      for subview in subviews { subview.updateConstraintTree() }
    }
    guard needsConstraintUpdate else { return }
    controller?.updateViewConstraints() ?? updateConstraints()
    needsConstraintUpdate = false
  }
}

// MARK: - Layout

extension UIView {
  func askForLayout() {
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

  func layOutNow() {
    let root = layoutRoot
    // A layout may call for another one below or above; more than this many are a quarrel.
    for _ in 0..<Self.mostLayouts {
      root.updateConstraintTree()
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
  func forgetContent() {
    layer.content = nil
    layer.markStale()
  }

  func updateBackground() {
    layer.backgroundColor = backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}

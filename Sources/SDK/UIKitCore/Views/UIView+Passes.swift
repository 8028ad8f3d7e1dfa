// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The passes of a frame, in their order: constraints, layout, drawing. `UIWindowScene.makeFrame` runs them for each window,
// and `layoutIfNeeded` runs the first two at once. A pass goes down only where a flag says that something is there: a view
// has a need of its own (`needs…`), or a view below it has one (`holds…`).
//
// What holds at all times: a view with a need, or that holds one, has only ancestors that hold one. So whoever finds an
// ancestor that holds one can stop telling, and the scene has been asked for a frame.

// MARK: - Constraints

extension UIView {
  /// Notes that the view's constraints are to be updated, and asks for a frame.
  ///
  /// After: the view needs it, each ancestor holds it, and the scene makes a frame.
  func askForConstraintUpdate() {
    needsConstraintUpdate = true
    var ancestor = superview
    while let next = ancestor, !next.holdsConstraintUpdate {
      next.holdsConstraintUpdate = true
      ancestor = next.superview
    }
    scene?.setNeedsFrame()
  }

  /// Has the views that need it update their constraints, those inside first.
  ///
  /// Before: constraints, frames and the engine may be of any age.
  /// After: no view of the tree needs it or holds it, unless an update has asked for another one; every constraint that is
  /// active is known to the engine, not yet solved. No frame has changed.
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
  /// Notes that the view's subviews are to be laid out, and asks for a frame. Before and after as for constraints.
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

  /// Runs the first two passes until nothing asks for them.
  ///
  /// Before: anything. The view may be anywhere in a tree, with a need or without.
  /// After: in the whole tree no constraint waits and the engine's values are those of the constraints; from the topmost
  /// ancestor that needed it downward every view is where the values or its superview put it. Unless views quarrel: after
  /// `mostLayouts` turns their needs stay, and the next frame goes on.
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

  /// Lays out the views that need it, those outside first, since they place those inside.
  ///
  /// Before: the engine is settled, and this view's own frame is right.
  /// After: every view below that needed it has been laid out with its superview's frame already right; what a layout has
  /// asked for above or beside it is left to the next turn of `layOutNow`.
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
  /// Throws away what the view has drawn, and marks its area as one to draw.
  ///
  /// After: at the next drawing, which comes after layout, the view is asked to draw anew; its frame and its layers' values
  /// are as they were.
  func forgetContent() {
    layer.content = nil
    layer.markStale()
  }

  /// Takes over the background colour for the present traits; the layer marks what changes by it.
  func updateBackground() {
    layer.backgroundColor = backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Where it is

extension UIView {
  /// The scene of the window that the view is in.
  var scene: UIWindowScene? { knownWindow?.windowScene }

  func lies(within view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }
}

// MARK: - Adding and removing

extension UIView {
  /// - Parameter offset: 1 in front of the sibling, 0 behind it.
  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling, sibling.superview === self else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    layer.markStale()
  }

  func insert(_ view: UIView, at index: Int) {
    // A view cannot hold itself.
    guard !lies(within: view), !(view is UIWindow) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      layer.markStale()
      return
    }
    let oldWindow = view.knownWindow
    let newWindow = knownWindow
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announce(willMoveTo: newWindow) }
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.takeWindow(newWindow)
    view.constraintsDidAttach(to: self)
    view.setNeedsLayout()
    view.setNeedsUpdateConstraints()
    setNeedsLayout()
    view.layer.markStale()
    if oldWindow !== newWindow { view.announceMoved(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.updateTraits()
    view.updateSafeArea()
    view.tintChanged()
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = knownWindow
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(willMoveTo: nil) }
    detach()
    if let oldWindow { announceMoved(from: oldWindow) }
    didMoveToSuperview()
  }

  /// Leaves the superview without telling anyone.
  private func detach() {
    guard let parent = superview else { return }
    if let area = layer.shownArea { window?.damage(area) }
    forgetDrawing()
    constraintsWillDetach(from: parent)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    takeWindow(nil)
    parent.setNeedsLayout()
    parent.layer.markStale()
  }

  private func takeWindow(_ window: UIWindow?) {
    // A window in another window's tree is its own.
    guard knownWindow !== window, !(self is UIWindow) else { return }
    knownWindow = window
    for subview in subviews { subview.takeWindow(window) }
  }

  private func forgetDrawing() {
    layer.shownArea = nil
    for subview in subviews { subview.forgetDrawing() }
  }

  private func announce(willMoveTo window: UIWindow?) {
    for responder in [self, controller] as [UIResponder?] where responder?.isFirstResponder ?? false {
      UIApplication.shared.inputViews.forgetHeir()
      responder?.forceResign()
    }
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announce(willMoveTo: window) }
  }

  private func announceMoved(from oldWindow: UIWindow?) {
    if oldWindow != nil {
      layer.removeAllAnimations()
      UIApplication.shared.dispatcher.toolTips.hide(of: self)
    }
    layer.isStale = true
    layer.holdsStale = true
    registerKeyboardGuide()
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    for subview in subviews { subview.announceMoved(from: oldWindow) }
  }
}

// MARK: - Hiding

extension UIView {
  func hide(_ isHidden: Bool) {
    guard isHidden != (layer.isHidden || isBeingHidden) else { return }
    let watcher = superview as? any SubviewWatcher
    if isHidden, let block = AnimationBlock.current, watcher?.movesVisibility(of: self) == true {
      // It shows until it has moved out of the way.
      isBeingHidden = true
      block.group.whenOver { [weak self] in
        guard let self, isBeingHidden else { return }
        isBeingHidden = false
        layer.isHidden = true
      }
    } else {
      isBeingHidden = false
      layer.isHidden = isHidden
    }
    watcher?.subviewVisibilityChanged(self)
  }
}

// MARK: - Telling subviews

extension UIView {
  func tintChanged() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    layer.markStale()
    for subview in subviews { subview.tintChanged() }
  }

  /// Ends editing here or below; returns whether nobody edits any more.
  func stopEditing(isForced: Bool) -> Bool {
    guard let responder = responderWindow?.firstResponder, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    guard isForced else { return responder.resignFirstResponder() }
    responder.forceResign()
    return true
  }
}

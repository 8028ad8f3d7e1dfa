// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Where it is

extension UIView {
  /// The window that the view is in; `nil` while it is in none, and for a window itself its own.
  public var window: UIWindow? { knownWindow }

  /// The scene of the window that the view is in.
  var scene: UIWindowScene? { window?.windowScene }

  /// Returns whether the view is another one or somewhere below it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  /// Returns the view with a tag: this one or the first below.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}

// MARK: - Adding and removing

extension UIView {
  /// Puts a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the others, counted from the back; beyond the ends it is taken for the end.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right in front of a subview; does nothing where that is not one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview, siblingSubview.superview === self else { return }
    place(view, besides: siblingSubview, offset: 1)
  }

  /// Puts a view right behind a subview; does nothing where that is not one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview, siblingSubview.superview === self else { return }
    place(view, besides: siblingSubview, offset: 0)
  }

  private func place(_ view: UIView, besides sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Lets two subviews change places, counted from the back; does nothing where there are not as many.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    layer.markStale()
  }

  private func insert(_ view: UIView, at index: Int) {
    // A view cannot hold itself.
    guard !isDescendant(of: view), !(view is UIWindow) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      layer.markStale()
      return
    }
    let oldWindow = view.window
    let newWindow = window
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

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
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
    if isFirstResponder { forceResign() }
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announce(willMoveTo: window) }
  }

  private func announceMoved(from oldWindow: UIWindow?) {
    if oldWindow != nil { layer.removeAllAnimations() }
    layer.isStale = true
    layer.holdsStale = true
    registerKeyboardGuide()
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    for subview in subviews { subview.announceMoved(from: oldWindow) }
  }

}

// MARK: - Telling subviews

extension UIView {
  func tintChanged() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    layer.markStale()
    for subview in subviews { subview.tintChanged() }
  }

  /// Ends editing in this view or below.
  ///
  /// - Parameter force: Whether whoever edits is not asked.
  /// - Returns: Whether nobody edits here any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}

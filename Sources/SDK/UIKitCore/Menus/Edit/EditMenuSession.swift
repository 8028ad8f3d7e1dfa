// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An edit menu that is open as a bar, until it is chosen from, somebody touches something else, or its owner closes it.
@MainActor
final class EditMenuSession {
  /// The one that is open in the app.
  private(set) static var current: EditMenuSession?

  /// What the menu stands beside, in the window; `nil` while that is out of sight.
  var target: () -> CGRect? = { nil }
  var direction = UIEditMenuArrowDirection.automatic
  /// Hears that the menu closes, before it moves.
  var onEnd: (MenuAnimator) -> Void = { _ in }

  private weak var sender: UIView?
  private let window: UIWindow
  private let bar: EditMenuBar
  private let watch = TouchWatch()
  private var isEnding = false
  /// What the menu was placed beside, and within.
  private var placed: (target: CGRect, room: CGRect)?
  private var timer: PlatformCall?
  private var observer: (any NSObjectProtocol)?

  /// For how long content has to rest before the menu comes back, in seconds.
  private static let rest: TimeInterval = 0.2
  /// Between the menu and the sides of the window, in points.
  private static let margin: CGFloat = 8

  init(menu: UIMenu, sender: UIView, in window: UIWindow) {
    self.sender = sender
    self.window = window
    bar = EditMenuBar(menu: menu)
    bar.onResize = { [weak self] in self?.place(isAnimated: false) }
    bar.onChoose = { [weak self] in self?.choose($0) }
    watch.onTouch = { [weak self] in self?.dismiss(isAnimated: true) }
    watch.isInside = { [weak bar] touch in bar.map { touch.view?.isDescendant(of: $0) == true } ?? false }
  }

  // MARK: Coming and going

  func present(along animator: MenuAnimator) {
    Self.current?.dismiss(isAnimated: false)
    Self.current = self
    window.addSubview(bar)
    window.addGestureRecognizer(watch)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.place(isAnimated: true) } }
    UIView.performWithoutAnimation {
      place(isAnimated: false)
      bar.layoutIfNeeded()
      bar.alpha = 0
    }
    UIView.animate(
      withDuration: 0.15, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        showIfInSight()
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  func dismiss(isAnimated: Bool) {
    guard !isEnding else { return }
    isEnding = true
    timer = nil
    if let observer { NotificationCenter.default.removeObserver(observer) }
    if Self.current === self { Self.current = nil }
    window.removeGestureRecognizer(watch)
    let animator = MenuAnimator(previewViewController: nil)
    onEnd(animator)
    bar.isUserInteractionEnabled = false
    let changes = { [bar] in
      bar.alpha = 0
      animator.animate()
    }
    let end = { [bar] in
      bar.removeFromSuperview()
      animator.complete()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      return end()
    }
    UIView.animate(withDuration: 0.15, delay: 0, options: [], animations: changes, completion: { _ in end() })
  }

  private func choose(_ entry: MenuEntry) {
    guard let leaf = entry.element as? any UIMenuLeaf else { return }
    if let owner = entry.owners.first(where: { $0.options.contains(.singleSelection) }) { owner.select(leaf) }
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss(isAnimated: true) }
    leaf.performWithSender(sender, target: window.keyResponder)
  }

  func show(_ menu: UIMenu) { bar.show(menu) }

  // MARK: Places

  /// The part of the window that no keyboard covers.
  private var room: CGRect {
    var room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin / 2)
    if let keyboard = window.windowScene?.screen.keyboard.placement, keyboard.countsAsShown {
      let top = keyboard.frame.applying(window.toScreen.inverted()).minY - Self.margin / 2
      if top < room.maxY { room.size.height = max(top - room.minY, 1) }
    }
    return room
  }

  func place(isAnimated: Bool) {
    let room = room
    let size = bar.fill(width: room.width)
    guard let target = target() else { return }
    placed = (target, room)
    let placement = EditMenuPlacement(size: size, beside: target, direction: direction, in: room)
    let changes = { [bar] in
      bar.take(placement)
      bar.layoutIfNeeded()
    }
    isAnimated ? UIView.animate(withDuration: 0.15, animations: changes) : UIView.performWithoutAnimation(changes)
  }

  /// Follows what it stands beside, where that is elsewhere now.
  func follow() {
    guard let target = target(), let placed, placed != (target, room) else { return }
    place(isAnimated: false)
  }

  private func showIfInSight() {
    let isInSight = target() != nil
    bar.alpha = isInSight ? 1 : 0
    bar.isUserInteractionEnabled = isInSight
  }

  // MARK: Scrolling

  /// Content has moved: the menu of something in it keeps away until that rests.
  static func contentMoved(in scrollView: UIScrollView) {
    guard let current, current.sender?.isDescendant(of: scrollView) == true else { return }
    current.hide(until: scrollView)
  }

  private func hide(until scrollView: UIScrollView) {
    if bar.isUserInteractionEnabled {
      bar.isUserInteractionEnabled = false
      UIView.animate(withDuration: 0.1) { [bar] in bar.alpha = 0 }
    }
    timer = UIApplication.call(after: Self.rest) { [weak self, weak scrollView] in
      guard let self, !isEnding else { return }
      if let scrollView, scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
        return hide(until: scrollView)
      }
      place(isAnimated: false)
      UIView.animate(withDuration: 0.15) { self.showIfInSight() }
    }
  }
}

/// Watches a window for fingers that tap beside a menu, without taking them from anybody.
@MainActor
final class TouchWatch: UIGestureRecognizer {
  var onTouch: () -> Void = {}
  var isInside: (UITouch) -> Bool = { _ in false }

  /// A finger that has come further than this has scrolled or dragged, in points.
  private static let reach: CGFloat = 10

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { true }

  // The finger is left to whoever else watches it.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTap = touches.contains {
      !isInside($0) && hypot($0.place.x - $0.firstPlace.x, $0.place.y - $0.firstPlace.y) < Self.reach
    }
    if !self.touches.contains(where: \.isDown) { state = .failed }
    if isTap { onTouch() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

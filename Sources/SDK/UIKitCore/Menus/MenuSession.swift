// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An open menu, from its opening to its end.
@MainActor
final class MenuSession {
  /// What the menu's actions run for.
  weak var sender: UIView?
  /// Hears that the menu closes, before it moves.
  var onEnd: (MenuAnimator) -> Void = { _ in }
  /// Hears that somebody has tapped the preview.
  var onPreviewTap: () -> Void = {}
  /// Tells where the preview goes back to.
  var dismissalPreview: () -> UITargetedPreview? = { nil }

  let source: MenuSource
  let order: UIContextMenuConfiguration.ElementOrder
  let window: UIWindow
  private(set) var menu: UIMenu?
  private(set) var overlay: MenuOverlay?
  private(set) var preview: ContextPreview?
  /// From the menu itself to the submenu that is open.
  var platters: [MenuPlatter] = []
  /// The cell that a finger, the pointer or the keyboard is at.
  var lit: MenuCell? {
    didSet {
      guard lit !== oldValue else { return }
      oldValue?.isLit = false
      lit?.isLit = true
    }
  }
  var backdrop: UIImage?
  private var isEnding = false
  /// Where the finger was that has opened the menu and is still down.
  var openingPlace: CGPoint?
  private var hasSlid = false

  /// Makes a menu; `nil` when there is nothing to show.
  init?(
    menu: UIMenu?, source: MenuSource, order: UIContextMenuConfiguration.ElementOrder, in window: UIWindow
  ) {
    self.menu = menu
    self.source = source
    self.order = order
    self.window = window
    if case .preview(let preview, let controller) = source {
      self.preview = ContextPreview(preview, controller: controller, in: window)
    }
    if menu?.children.isEmpty != false, preview == nil { return nil }
  }

  /// Whether something was lifted from the screen.
  var isRich: Bool { preview != nil }

  var previewController: UIViewController? { preview?.controller }

  /// The part of the window in which menus may stand.
  var room: CGRect { window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8) }

  // MARK: Opening

  func present(along animator: MenuAnimator) {
    window.menuSession?.dismiss(isAnimated: false)
    window.menuSession = self
    for deferred in menu?.deferredElements ?? [] { ask(deferred) }
    backdrop = Backdrop.image(of: window, without: preview?.hiddenView)
    let overlay = MenuOverlay(session: self, in: window)
    self.overlay = overlay
    preview?.enter(overlay, backdrop: backdrop)
    window.addSubview(overlay)
    if let menu, !menu.children.isEmpty { addFirstPlatter(menu, to: overlay) }
    UIView.animate(
      springDuration: 0.35, bounce: 0.18, options: .allowUserInteraction,
      animations: {
        for platter in platters {
          platter.alpha = 1
          platter.transform = .identity
        }
        preview?.lift()
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  private func addFirstPlatter(_ menu: UIMenu, to overlay: MenuOverlay) {
    let platter = MenuPlatter(menu: menu, isSubmenu: false, backdrop: backdrop)
    overlay.addSubview(platter)
    platters = [platter]
    place(platter)
    UIView.performWithoutAnimation {
      platter.layoutIfNeeded()
      platter.alpha = 0
      platter.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    }
  }

  /// Puts the first menu where it belongs.
  func place(_ platter: MenuPlatter) {
    let size = platter.wantedSize(in: room, window.traitCollection)
    let placement: MenuPlacement
    switch source {
    case .control(let frame, let attachment):
      placement = MenuPlacement(size: size, beside: frame, attachment: attachment.x, in: room)
    case .point(let point):
      let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      placement = MenuPlacement(size: size, at: point, in: room, isMirrored: isMirrored)
    case .preview:
      guard let preview else { return }
      placement = preview.place(menuOf: size, in: room)
    }
    platter.isReversed = placement.isAbove && order == .priority
    platter.layer.anchorPoint = placement.anchor
    platter.frame = placement.frame
    platter.isScrollable = placement.frame.height < size.height
  }

  // MARK: Closing

  /// Closes the menu with all submenus.
  ///
  /// - Parameters:
  ///   - pops: Whether the preview grows and fades, as it was tapped.
  ///   - animator: What else moves.
  func dismiss(isAnimated: Bool, pops: Bool = false, along animator: MenuAnimator? = nil) {
    guard !isEnding, let overlay else { return }
    isEnding = true
    if window.menuSession === self { window.menuSession = nil }
    let animator = animator ?? MenuAnimator(previewViewController: previewController)
    onEnd(animator)
    // From here on fingers reach what is behind.
    overlay.isUserInteractionEnabled = false
    let target = preview == nil || pops ? nil : dismissalPreview()
    let end = { [self] in
      preview?.leave()
      overlay.removeFromSuperview()
      self.overlay = nil
      animator.complete()
    }
    let changes = { [self] in
      for platter in platters {
        platter.alpha = 0
        platter.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      }
      pops ? preview?.pop() : preview?.goBack(to: target)
      animator.animate()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      return end()
    }
    UIView.animate(springDuration: 0.3, bounce: 0, animations: changes, completion: { _ in end() })
  }

  // MARK: Changes while it is open

  func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let platter = platters.last else { return }
    let new = block(platter.menu)
    if platters.count == 1 { menu = new }
    for deferred in new.deferredElements { ask(deferred) }
    show(new, on: platter)
  }

  /// Shows again what has changed, at a size that suits it.
  func show(_ menu: UIMenu, on platter: MenuPlatter) {
    lit = nil
    platter.show(menu)
    if platter === platters.first {
      place(platter)
    } else {
      place(submenu: platter, over: platter.frame)
    }
    platter.layoutIfNeeded()
  }

  /// Asks for what is still to be found, and shows it once it is there.
  func ask(_ deferred: UIDeferredMenuElement) {
    deferred.onElements = { [weak self] in
      guard let self, !isEnding else { return }
      for platter in platters { show(platter.menu, on: platter) }
    }
    deferred.menuWillShow()
  }

  func place(submenu platter: MenuPlatter, over row: CGRect) {
    let size = platter.wantedSize(in: room, window.traitCollection)
    let placement = MenuPlacement(size: size, over: row, in: room)
    platter.layer.anchorPoint = placement.anchor
    platter.frame = placement.frame
    platter.isScrollable = placement.frame.height < size.height
  }

  // MARK: The finger that has opened it

  /// A finger must have come this far from where it opened the menu to choose something, in points.
  private static let slide: CGFloat = 10

  func fingerMoved(to place: CGPoint) {
    guard let start = openingPlace else { return }
    if hypot(place.x - start.x, place.y - start.y) > Self.slide { hasSlid = true }
    if hasSlid { pointAt(place) }
  }

  /// - Parameter place: `nil` when the finger was taken away.
  func fingerLifted(at place: CGPoint?) {
    openingPlace = nil
    guard hasSlid, let place else { return }
    hasSlid = false
    if !choose(at: place) { pointAt(nil) }
  }
}

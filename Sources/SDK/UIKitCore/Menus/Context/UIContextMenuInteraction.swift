// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Opens a menu for a view: by a finger that stays, or by the second button of a pointer.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What a menu looks like.
  @nonexhaustive
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// A preview with the menu beside it.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }

  /// Who knows what the menu shows.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the menu is for.
  open private(set) weak var view: UIView?

  private let press = MenuPressGestureRecognizer()
  private lazy var judge = PressJudge(interaction: self)
  /// What the press is about to open.
  private var configuration: UIContextMenuConfiguration?
  private var session: MenuSession?
  /// Where the press was, in the window.
  private var place = CGPoint.zero

  /// Makes an interaction, to be added to a view; the delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = judge
    press.opensAtOnce = { [weak self] in (self?.view as? UIControl)?.showsMenuAsPrimaryAction == true }
    press.actions.append(GestureAction(owner: nil) { [weak self] _ in self?.pressed() })
  }

  /// The interaction is about to leave its view or come to one. Call `super`.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    session?.dismiss(isAnimated: false)
    self.view?.removeGestureRecognizer(press)
  }

  /// The interaction has come to a view, or with `nil` to none. Call `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The open menu

  /// What the open menu looks like.
  open var menuAppearance: Appearance { session.map { $0.isRich ? .rich : .compact } ?? .unknown }

  /// Returns where the menu was asked for, in a view's coordinates, or in the window's.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(place, from: nil) } ?? place
  }

  /// Changes the menu that is open; submenus come one after the other.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.updateVisibleMenu(block) }

  /// The view has another menu, which shows at once unless a submenu is open.
  func menuChanged(to menu: UIMenu) {
    if let session, session.platters.count == 1 { session.updateVisibleMenu { _ in menu } }
  }

  /// Closes the menu.
  open func dismissMenu() { session?.dismiss(isAnimated: true) }

  // MARK: Opening

  /// Finds what to open at a place in the window.
  ///
  /// - Returns: Whether there is anything.
  fileprivate func prepare(at place: CGPoint) -> Bool {
    guard let view, view.window != nil, session == nil, (view as? UIControl)?.isEnabled != false else { return false }
    self.place = place
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(place, from: nil))
    return configuration != nil
  }

  private func pressed() {
    switch press.state {
    case .began:
      if let configuration { open(configuration, isSecondary: press.isSecondary) }
      session?.openingPlace = place
    case .changed: session?.fingerMoved(to: press.location(in: nil))
    case .ended: session?.fingerLifted(at: press.location(in: nil))
    case .cancelled: session?.fingerLifted(at: nil)
    case .possible, .failed: break
    }
  }

  /// Opens the menu of a control as a tap would.
  ///
  /// - Returns: Whether there is a menu.
  func openFromControl() -> Bool {
    guard let view, prepare(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)),
      let configuration
    else { return false }
    open(configuration, isSecondary: false)
    return session != nil
  }

  private func open(_ configuration: UIContextMenuConfiguration, isSecondary: Bool) {
    self.configuration = nil
    guard let view, let window = view.window else { return }
    let menu = configuration.actionProvider?([])
    let session = MenuSession(
      menu: menu, source: source(for: configuration, isSecondary), order: order(of: configuration), in: window)
    guard let session else { return }
    self.session = session
    session.sender = view
    session.onPreviewTap = { [weak self] in self?.commit(configuration) }
    session.onEnd = { [weak self] animator in
      guard let self else { return }
      self.session = nil
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    session.dismissalPreview = { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    let animator = MenuAnimator(previewViewController: session.previewController)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    session.present(along: animator)
  }

  private func order(of configuration: UIContextMenuConfiguration) -> UIContextMenuConfiguration.ElementOrder {
    guard configuration.preferredMenuElementOrder == .automatic else { return configuration.preferredMenuElementOrder }
    return view is UIControl ? .priority : .fixed
  }

  private func source(for configuration: UIContextMenuConfiguration, _ isSecondary: Bool) -> MenuSource {
    guard let view else { return .point(place) }
    if let control = view as? UIControl {
      let point = control.menuAttachmentPoint(for: configuration)
      return .control(frame: control.convert(control.bounds, to: nil), attachment: control.convert(point, to: nil))
    }
    if isSecondary { return .point(place) }
    let preview =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    return .preview(preview, controller: configuration.previewProvider?())
  }

  private func commit(_ configuration: UIContextMenuConfiguration) {
    guard let session else { return }
    let animator = MenuAnimator(previewViewController: session.previewController)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    // Where nothing comes of the tap, the preview goes back.
    session.dismiss(
      isAnimated: true, pops: animator.preferredCommitStyle == .pop && animator.isUsed, along: animator)
  }
}

/// Lets a press begin only where there is a menu.
@MainActor
private final class PressJudge: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?

  init(interaction: UIContextMenuInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare(at: gestureRecognizer.location(in: nil)) == true
  }
}

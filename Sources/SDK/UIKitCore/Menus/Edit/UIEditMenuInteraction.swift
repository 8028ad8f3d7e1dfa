// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows a menu as a bar beside what it is for, such as selected text; the second button of a pointer opens it as a list.
@MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who knows what the menu shows.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the menu is for.
  open private(set) weak var view: UIView?

  /// What the menu shows if nobody says otherwise.
  var suggestedActions: () -> [UIMenuElement] = { [] }
  /// Makes ready for a menu that the pointer opens at a place in the view; returns whether there may be one.
  var preparesForPointer: (CGPoint) -> Bool = { _ in true }

  private let click = UITapGestureRecognizer()
  private var configuration: UIEditMenuConfiguration?
  private var session: EditMenuSession?
  private var list: MenuSession?
  /// Where the menu was asked for, in the window.
  private var place = CGPoint.zero

  /// Makes an interaction, to be added to a view; the delegate is not kept alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    click.buttonMaskRequired = .secondary
    click.cancelsTouchesInView = false
    click.actions.append(GestureAction(owner: nil) { [weak self] in self?.clicked($0) })
  }

  /// The interaction is about to leave its view or come to one. Call `super`.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    dismiss(isAnimated: false)
    self.view?.removeGestureRecognizer(click)
  }

  /// The interaction has come to a view, or with `nil` to none. Call `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(click)
  }

  // MARK: The menu

  /// Whether the menu is open, even while it keeps away from content that scrolls.
  var isOpen: Bool { session != nil || list != nil }

  /// Shows the menu in place of any other; nothing happens where it would be empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismiss(isAnimated: false)
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    place = view.convert(configuration.sourcePoint, to: nil)
    let session = EditMenuSession(menu: menu, sender: view, in: window)
    session.direction = configuration.preferredArrowDirection
    session.target = { [weak self] in self?.target(of: configuration) }
    session.onEnd = { [weak self] in self?.ended($0) }
    self.configuration = configuration
    self.session = session
    let animator = MenuAnimator(previewViewController: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    session.present(along: animator)
  }

  /// Takes the menu away.
  open func dismissMenu() { dismiss(isAnimated: true) }

  /// Asks again what the menu shows; without anything it goes.
  open func reloadVisibleMenu() {
    guard let configuration, isOpen else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    session?.show(menu)
    list?.updateVisibleMenu { _ in menu }
  }

  /// Asks again where the menu has its place.
  open func updateVisibleMenuPosition(animated: Bool) { session?.place(isAnimated: animated) }

  /// What the menu is for was laid out again.
  func layoutChanged() { session?.follow() }

  /// Returns where the menu was asked for, in a view's coordinates, or in the window's.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = suggestedActions()
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return MenuSection.sections(of: menu).isEmpty ? nil : menu
  }

  /// What the menu stands beside, in the window; `nil` while that is out of sight.
  private func target(of configuration: UIEditMenuConfiguration) -> CGRect? {
    guard let view, view.window != nil else { return nil }
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
    let inWindow = view.convert(rect, to: nil)
    return view.window?.bounds.intersects(inWindow.insetBy(dx: -1, dy: -1)) == true ? inWindow : nil
  }

  private func dismiss(isAnimated: Bool) {
    session?.dismiss(isAnimated: isAnimated)
    list?.dismiss(isAnimated: isAnimated)
  }

  private func ended(_ animator: MenuAnimator) {
    session = nil
    list = nil
    guard let ended = configuration else { return }
    configuration = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: ended, animator: animator)
  }

  // MARK: The pointer

  private func clicked(_ recognizer: UIGestureRecognizer) {
    guard let view, let window = view.window else { return }
    let point = recognizer.location(in: view)
    dismiss(isAnimated: false)
    guard preparesForPointer(point) else { return }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    place = view.convert(point, to: nil)
    guard let menu = menu(for: configuration),
      let list = MenuSession(menu: menu, source: .point(place), order: .fixed, in: window)
    else { return }
    list.sender = view
    list.onEnd = { [weak self] in self?.ended($0) }
    self.configuration = configuration
    self.list = list
    let animator = MenuAnimator(previewViewController: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    list.present(along: animator)
  }
}

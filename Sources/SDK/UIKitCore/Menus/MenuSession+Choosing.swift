// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Pointing

extension MenuSession {
  /// Whether a place in the window is on the front menu or the preview.
  func isInside(_ place: CGPoint) -> Bool {
    platters.last?.cellOrGap(at: place) == true
  }

  /// Lights up what is at a place in the window; with `nil` nothing.
  func pointAt(_ place: CGPoint?) {
    let cell = place.flatMap { platters.last?.cell(at: $0) }
    lit = cell?.isEnabled == true ? cell : nil
  }

  /// Chooses what is at a place in the window.
  ///
  /// - Returns: Whether there is anything.
  func choose(at place: CGPoint) -> Bool {
    guard let cell = platters.last?.cell(at: place), cell.isEnabled else { return false }
    choose(cell)
    return true
  }

  /// Goes back to the menu behind, commits the preview, or closes everything.
  func tappedOutside(at place: CGPoint) {
    if platters.count > 1, platters.dropLast().contains(where: { $0.cellOrGap(at: place) }) {
      closeSubmenu()
    } else if preview?.contains(place) == true {
      onPreviewTap()
    } else {
      dismiss(isAnimated: true)
    }
  }
}

extension MenuPlatter {
  /// Whether a place in the window is on the menu.
  fileprivate func cellOrGap(at place: CGPoint) -> Bool { bounds.contains(convert(place, from: nil)) }
}

// MARK: - Choosing

extension MenuSession {
  func choose(_ cell: MenuCell) {
    if cell === platters.last?.heading { return closeSubmenu() }
    if let submenu = cell.submenu { return open(submenu, at: cell) }
    guard let leaf = cell.leaf else { return }
    // The outermost menu of which only one element is on decides for all below.
    if let owner = cell.entry.owners.first(where: { $0.options.contains(.singleSelection) }) {
      owner.select(leaf)
    } else if (sender as? UIButton)?.isPopUp == true {
      menu?.select(leaf)
    }
    let performer = (sender as? UIControl)?.menuSender ?? sender
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf.performWithSender(performer, target: window.keyResponder)
      if let platter = platters.last { show(platter.menu, on: platter) }
    } else {
      dismiss(isAnimated: true)
      leaf.performWithSender(performer, target: window.keyResponder)
    }
    (sender as? UIButton)?.menuSelectionChanged()
  }

  private func open(_ submenu: UIMenu, at cell: MenuCell) {
    guard let overlay, let parent = platters.last else { return }
    lit = nil
    for deferred in submenu.deferredElements { ask(deferred) }
    let row = cell.convert(cell.bounds, to: overlay)
    let platter = MenuPlatter(menu: submenu, isSubmenu: true, backdrop: backdrop)
    overlay.addSubview(platter)
    platters.append(platter)
    UIView.performWithoutAnimation {
      platter.frame = CGRect(x: parent.frame.minX, y: row.minY, width: parent.bounds.width, height: row.height)
      platter.layoutIfNeeded()
      platter.alpha = 0
    }
    let frame = CGRect(x: platter.frame.minX, y: row.minY, width: platter.frame.width, height: row.height)
    UIView.animate(
      springDuration: 0.35, bounce: 0.1, options: .allowUserInteraction,
      animations: {
        place(submenu: platter, over: frame)
        platter.layoutIfNeeded()
        platter.alpha = 1
        parent.isBehind = true
      })
  }

  /// Closes the submenu in front.
  func closeSubmenu() {
    guard platters.count > 1, let platter = platters.popLast(), let parent = platters.last else { return }
    lit = nil
    platter.isUserInteractionEnabled = false
    UIView.animate(
      springDuration: 0.3, bounce: 0, options: .allowUserInteraction,
      animations: {
        platter.alpha = 0
        platter.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        parent.isBehind = false
      }, completion: { _ in platter.removeFromSuperview() })
  }
}

// MARK: - Keys

extension MenuSession {
  func pressed(_ key: UIKey) {
    let opens: UIKeyboardHIDUsage = isMirrored ? .keyboardLeftArrow : .keyboardRightArrow
    let closes: UIKeyboardHIDUsage = isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
    switch key.keyCode {
    case .keyboardDownArrow: step(1)
    case .keyboardUpArrow: step(-1)
    case .keyboardHome, .keyboardPageUp: light(platters.last?.cells.first(where: \.isEnabled))
    case .keyboardEnd, .keyboardPageDown: light(platters.last?.cells.last(where: \.isEnabled))
    case opens: if let lit, lit.submenu != nil, lit !== platters.last?.heading { openByKey(lit) }
    case closes: closeSubmenu()
    case .keyboardReturnOrEnter, .keyboardSelect, .keyboardSpacebar:
      guard let lit else { return }
      lit.submenu == nil || lit === platters.last?.heading ? choose(lit) : openByKey(lit)
    case .keyboardEscape, .keyboardMenu: escape()
    default: break
    }
  }

  /// Closes the submenu, or without one the menu.
  func escape() { platters.count > 1 ? closeSubmenu() : dismiss(isAnimated: true) }

  private var isMirrored: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func openByKey(_ cell: MenuCell) {
    choose(cell)
    light(platters.last?.cells.dropFirst().first(where: \.isEnabled))
  }

  /// Goes on to the next cell that can be chosen, and from the last to the first.
  private func step(_ direction: Int) {
    let cells = (platters.last?.cells ?? []).filter(\.isEnabled)
    guard !cells.isEmpty else { return }
    let old = lit.flatMap { lit in cells.firstIndex { $0 === lit } }
    let next = old.map { $0 + direction } ?? (direction > 0 ? 0 : cells.count - 1)
    light(cells[(next + cells.count) % cells.count])
  }

  private func light(_ cell: MenuCell?) {
    guard let cell else { return }
    lit = cell
    platters.last?.reveal(cell)
  }
}

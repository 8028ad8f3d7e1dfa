// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Buttons of a remote

extension UIFocusSystem {
  /// Notes that a key came down or went up, whoever is told of it.
  ///
  /// - Returns: Whether it was down before.
  func note(_ key: UIKeyboardHIDUsage, isDown: Bool) -> Bool {
    if isDown { return !keysDown.insert(key).inserted }
    return keysDown.remove(key) != nil
  }

  /// Takes a button that came down and that nobody else has taken.
  ///
  /// - Returns: Whether it is one that moves or uses the focus.
  func pressBegan(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    let first = press.window?.firstResponder
    // Back leaves one thing, however long it is held.
    if press.type == .menu { return press.isRepeat || goBack(from: first, in: press.window) }
    // Whoever types has the arrows.
    guard !(first is any UIKeyInput) else { return false }
    if let heading = press.type.heading {
      move(heading)
      return true
    }
    guard press.type == .select || key.keyCode == .keyboardSpacebar else { return false }
    settle()
    // Held, it is for what had the focus as it came down.
    if pressed == nil, !press.isRepeat, let focusedItem {
      pressed = focusedItem
      (focusedItem as? UIView)?.selectBegan()
    }
    return true
  }

  /// Takes a button that went up.
  func pressEnded(_ press: UIPress) {
    guard press.type == .select || press.key?.keyCode == .keyboardSpacebar, let item = pressed else { return }
    pressed = nil
    (item as? UIView)?.selectEnded(isTaken: item === focusedItem)
  }

  /// Forgets that Select is down, as the focus goes on or the window has no keys any more.
  func endPress() {
    let item = pressed
    pressed = nil
    (item as? UIView)?.selectEnded(isTaken: false)
  }

  /// Ends typing, or leaves what is shown.
  private func goBack(from first: UIResponder?, in window: UIWindow?) -> Bool {
    if first is UIView {
      first?.resignFirstResponder()
      return true
    }
    settle()
    guard let scene else { return false }
    let presentation = FocusScope(of: scene)?.presentation
    let focused: UIResponder? = focusedItem as? UIResponder ?? focusedItem?.enclosingView
    guard let start = focused ?? presentation?.presentedViewController ?? window?.keyResponder else { return false }
    if UIApplication.shared.accessibility.escape(from: start) { return true }
    guard let fullScreen = presentation as? FullScreenPresentationController else { return false }
    fullScreen.dismissByHand()
    return true
  }
}

// MARK: - Moving

extension UIFocusSystem {
  /// Moves the focus, or what the item with the focus has to move.
  func move(_ heading: UIFocusHeading) {
    settle()
    guard let scene, let scope = FocusScope(of: scene), let item = focusedItem else { return }
    if (item as? UIView)?.takesFocusHeading(heading) == true { return }
    for level in Self.levels(around: item, in: scope) {
      if let next = next(from: item, heading, in: level, scope) {
        _ = move(to: next, heading: heading, in: scope, isForced: false)
        return
      }
      if let table = level as? UITableView, goOn(from: item, heading, in: table, scope) { return }
    }
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: item, to: nil, heading: heading)
      ])
  }

  /// What is gone through, one after the other: the scroll views that the item is in, from the inside, and then all.
  private static func levels(around item: any UIFocusItem, in scope: FocusScope) -> [UIView] {
    var levels: [UIView] = []
    var next = (item as? UIView).map(\.superview) ?? item.enclosingView
    while let view = next, view !== scope.view {
      if view is UIScrollView { levels.append(view) }
      next = view.superview
    }
    return levels + [scope.view]
  }

  private func next(
    from item: any UIFocusItem, _ heading: UIFocusHeading, in view: UIView, _ scope: FocusScope
  ) -> (any UIFocusItem)? {
    let search = FocusSearch(source: scope.frame(of: item), heading: heading, isInRows: view is UITableView)
    var candidates = scope.candidates(in: view).filter { candidate in
      if case .item(let other) = candidate.goal { return other !== item }
      return true
    }
    while let index = search.best(of: candidates.map(\.frame)) {
      switch candidates.remove(at: index).goal {
      case .item(let next): return next
      case .guide(let guide):
        for environment in guide.preferredFocusEnvironments {
          var preference = FocusPreference(in: scope)
          if let next = preference.item(of: environment), next !== item { return next }
        }
      }
    }
    return nil
  }

  /// Goes on to rows that do not show yet.
  ///
  /// - Returns: Whether there was one that can have the focus, or somebody refused.
  private func goOn(
    from item: any UIFocusItem, _ heading: UIFocusHeading, in table: UITableView, _ scope: FocusScope
  ) -> Bool {
    guard heading == .up || heading == .down else { return false }
    let start = table.contentOffset
    let step = max(table.bounds.height / 2, 1) * (heading == .up ? -1 : 1)
    while true {
      let offset = table.clamped(CGPoint(x: start.x, y: table.contentOffset.y + step))
      guard offset != table.contentOffset else { break }
      let before = table.contentOffset
      table.show(offset)
      table.layoutIfNeeded()
      if table.contentOffset == before { break }
      guard let next = next(from: item, heading, in: table, scope) else { continue }
      let hasMoved = move(to: next, heading: heading, in: scope, isForced: false)
      // From where the table was, so that it is seen to move; the row with the focus stays.
      let goal = table.contentOffset
      table.stopMotion()
      table.show(start)
      table.layoutIfNeeded()
      if hasMoved, let view = next.enclosingView { revealAgain(view, in: table, orAt: goal) }
      return true
    }
    table.show(start)
    table.layoutIfNeeded()
    return false
  }

  private func revealAgain(_ view: UIView, in table: UITableView, orAt goal: CGPoint) {
    guard let cell = table.cell(around: view), let path = table.indexPath(for: cell) else {
      return table.setContentOffset(goal, animated: true)
    }
    table.scrollToRow(at: path, at: .none, animated: true)
  }
}

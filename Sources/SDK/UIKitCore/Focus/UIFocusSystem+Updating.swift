// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Where the focus is

extension UIFocusSystem {
  /// Moves the focus where that was asked for, or where the item that had it cannot have it any more.
  ///
  /// Before: everything has been laid out.
  ///
  /// - Returns: Whether the focus has moved.
  @discardableResult
  func settle() -> Bool {
    guard !isUpdating, let scene else { return false }
    guard let scope = FocusScope(of: scene) else { return drop() }
    let isStillThere = focusedItem.map(scope.reaches) ?? false
    if let table = reloaded {
      reloaded = nil
      if let item = row(to: table.lastFocusedPath, of: table, scope), item !== focusedItem {
        return move(to: item, heading: [], in: scope, isForced: true)
      }
    }
    if let wanted = requested {
      requested = nil
      var preference = FocusPreference(in: scope)
      if let item = preference.item(of: wanted) {
        if item === focusedItem { return false }
        return move(to: item, heading: [], in: scope, isForced: focusedItem != nil && !isStillThere)
      }
    }
    if isStillThere {
      notePlace(scope)
      return false
    }
    guard let heir = heir(in: scope) else { return drop() }
    return move(to: heir, heading: [], in: scope, isForced: !trail.isEmpty)
  }

  /// Something may not be able to have the focus any more.
  func itemsMayHaveChanged() { scene?.setNeedsFrame() }

  /// The item that the focus goes to when the one that had it is gone: the nearest in the same controller, else what is preferred.
  private func heir(in scope: FocusScope) -> (any UIFocusItem)? {
    for environment in trail.lazy.compactMap(\.environment) {
      if let view = environment as? UIView, view !== scope.view, scope.leads(into: view) {
        if let table = view as? UITableView, let item = row(to: table.lastFocusedPath, of: table, scope) { return item }
        if let item = nearest(scope.items(in: view)) { return item }
      }
      if environment is UIViewController { break }
    }
    var preference = FocusPreference(in: scope, memory: memory)
    return preference.item(of: scope.root)
  }

  /// The row of a table, or what is in it.
  private func row(to path: IndexPath?, of table: UITableView, _ scope: FocusScope) -> (any UIFocusItem)? {
    guard let path, let cell = table.cellForRow(at: path) else { return nil }
    return scope.reaches(cell) ? cell : nearest(scope.items(in: cell))
  }

  /// Remembers where the focus is, for when what has it is gone.
  private func notePlace(_ scope: FocusScope) {
    guard let focusedItem else { return }
    lastFrame = scope.frame(of: focusedItem)
    for entry in trail { (entry.environment as? UITableView)?.noteFocusedPath() }
  }

  private func nearest(_ items: [(item: any UIFocusItem, frame: CGRect)]) -> (any UIFocusItem)? {
    func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - lastFrame.midX, frame.midY - lastFrame.midY) }
    return items.min { distance($0.frame) < distance($1.frame) }?.item
  }

  private func drop() -> Bool {
    guard focusedItem != nil || !trail.isEmpty else { return false }
    change(to: nil, UIFocusUpdateContext(from: focusedItem, to: nil, heading: []))
    return true
  }
}

// MARK: - Moving it

extension UIFocusSystem {
  /// Gives another item the focus, unless somebody who has a say refuses.
  ///
  /// - Parameter isForced: Whether nobody is asked, because the focus cannot stay.
  func move(to item: any UIFocusItem, heading: UIFocusHeading, in scope: FocusScope, isForced: Bool) -> Bool {
    let context = UIFocusUpdateContext(from: focusedItem, to: item, heading: heading)
    if !isForced {
      isUpdating = true
      defer { isUpdating = false }
      for environment in environments(focusedItem, item) where !environment.shouldUpdateFocus(in: context) {
        return false
      }
    }
    change(to: item, context)
    notePlace(scope)
    if let view = item.enclosingView { reveal(view, in: scope) }
    return true
  }

  private func change(to item: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
    isUpdating = true
    defer { isUpdating = false }
    endPress()
    let old = focusedItem
    let told = environments(old, item)
    if let old {
      memory.note(old, in: trail.compactMap { $0.environment as? UIViewController })
    }
    focusedItem = item
    trail = item.map { Self.path(from: $0).map { WeakEnvironment(environment: $0) } } ?? []
    unframe()
    let coordinator = UIFocusAnimationCoordinator()
    (old as? UIView)?.focusMoved()
    (item as? UIView)?.focusMoved()
    if let view = item as? UIView { frame(view, along: coordinator) }
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    if let view = item as? UIView, UIApplication.shared.accessibility.isScreenReaderRunning {
      UIApplication.shared.accessibility.focus(view)
    }
  }

  /// The environments around two items, from the inside, each once.
  private func environments(_ old: (any UIFocusItem)?, _ new: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
    var result = trail.compactMap(\.environment)
    if result.isEmpty, let old { result = Self.path(from: old) }
    guard let new else { return result }
    for environment in Self.path(from: new) where !result.contains(where: { $0 === environment }) {
      result.append(environment)
    }
    return result
  }

  /// An environment and those around it, from the inside, each once even where an app's lead in a circle.
  static func path(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = environment
    while let environment = next, !result.contains(where: { $0 === environment }) {
      result.append(environment)
      next = environment.parentFocusEnvironment
    }
    return result
  }

  /// Gives nobody the focus any more: the device is of another idiom now.
  func end() {
    if focusedItem != nil { change(to: nil, UIFocusUpdateContext(from: focusedItem, to: nil, heading: [])) }
  }
}

// MARK: - Showing it

extension UIFocusSystem {
  /// Around what has the focus, so much shows as well, in points.
  private static let margin: CGFloat = 16

  /// Has scroll views show a view, with a little of what is around it.
  private func reveal(_ view: UIView, in scope: FocusScope) {
    var next = view.superview
    while let outer = next, outer !== scope.view {
      if let cell = view as? UITableViewCell, let table = outer as? UITableView, let path = table.indexPath(for: cell) {
        table.scrollToRow(at: path, at: .none, animated: true)
      } else if let scrollView = outer as? UIScrollView {
        let area = scrollView.convert(view.bounds, from: view).insetBy(dx: -Self.margin, dy: -Self.margin)
        scrollView.scrollRectToVisible(area, animated: true)
      }
      next = outer.superview
    }
  }

  private func frame(_ view: UIView, along coordinator: UIFocusAnimationCoordinator) {
    guard view.showsFocusEffect else { return }
    let new: FocusFrame
    switch view.focusShape {
    case .ring(let radius): new = .ring(around: view, radius: radius)
    case .plate(let outset, let radius):
      let place = view.bounds.insetBy(dx: -outset.width, dy: -outset.height)
      new = .plate(behind: view, in: place, radius: radius, isLifted: outset.height >= 0)
      viewsOnPlate = view.viewsOnFocusPlate
    }
    frame = new
    for view in viewsOnPlate { view.isInOtherStyle = true }
    coordinator.addCoordinatedFocusingAnimations({ [weak new] _ in new?.alpha = 1 })
  }

  private func unframe() {
    frame?.removeFromSuperview()
    frame = nil
    for view in viewsOnPlate { view.isInOtherStyle = false }
    viewsOnPlate = []
  }
}

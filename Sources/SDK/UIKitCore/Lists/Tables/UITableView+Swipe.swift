// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// A row that was pulled aside.
struct RowSwipe {
  let path: IndexPath
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row is from its place; positive to the right, in points.
  var offset: CGFloat = 0
  /// The offset when the finger came.
  var start: CGFloat = 0
}

/// A row that is about to be pulled aside, and what it will show.
struct ComingSwipe {
  let path: IndexPath
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
}

/// Says which fingers pull rows aside.
@MainActor
final class SwipeDecider: NSObject, UIGestureRecognizerDelegate {
  weak var table: UITableView?

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    table?.mayBeSwiped(at: touch) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    table?.beginsSwipe() ?? false
  }
}

/// A row that was pulled aside, and has gone from the table since.
struct PulledRow {
  let cell: UITableViewCell
  let actions: SwipeActionsView
  /// To which side it was pulled: -1 to the left, 1 to the right.
  let direction: CGFloat
}

extension UITableView {
  private static var openDuration: TimeInterval { 0.3 }

  func mayBeSwiped(at touch: UITouch) -> Bool {
    guard !isDecelerating, let path = indexPathForRow(at: touch.location(in: self)) else { return false }
    if isEditing { return swipe?.path == path }
    return canEdit(path).isAllowed
  }

  /// Asks for the actions at one side of a row; `nil` for none.
  private func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let editing = canEdit(path)
    guard editing.isAllowed else { return nil }
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    // On iOS the data source's `commit` says whether rows can be deleted; that it is there cannot be told here.
    guard isTrailing, isEditing || editing.isSaid,
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? PhraseLanguage.current(.delete)
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      // The row may have moved since it was pulled aside.
      let path = swipe?.path ?? path
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Whether a row pulled to the left shows its trailing actions.
  private var isLeftTrailing: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  func beginsSwipe() -> Bool {
    let way = swipePan.translation(in: nil)
    guard abs(way.x) > abs(way.y) else { return false }
    guard let path = indexPathForRow(at: swipePan.location(in: self)) else { return false }
    if swipe?.path == path { return true }
    let isTrailing = (way.x < 0) == isLeftTrailing
    guard let configuration = configuration(path, isTrailing: isTrailing) else { return false }
    comingSwipe = ComingSwipe(path: path, isTrailing: isTrailing, configuration: configuration)
    return true
  }

  func swiped() {
    switch swipePan.state {
    case .began: beginSwipe()
    case .changed: followSwipe()
    case .ended: endSwipe(velocity: swipePan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func beginSwipe() {
    unhighlight()
    if let coming = comingSwipe {
      comingSwipe = nil
      closeSwipe(animated: true)
      makeSwipe(coming)
    }
    let offset = swipe?.offset ?? 0
    swipe?.start = offset
    swipePan.setTranslation(.zero, in: nil)
  }

  private func makeSwipe(_ coming: ComingSwipe) {
    guard let cell = cells[coming.path] else { return }
    let view = SwipeActionsView(coming.configuration, isAtRight: coming.isTrailing == isLeftTrailing) { [weak self] in
      self?.perform($0)
    }
    insertSubview(view, belowSubview: cell)
    view.frame = cell.frame
    swipe = RowSwipe(
      path: coming.path, isTrailing: coming.isTrailing, configuration: coming.configuration, view: view)
    delegate?.tableView(self, willBeginEditingRowAt: coming.path)
  }

  /// Opens a row without a finger.
  func openSwipe(_ path: IndexPath, isTrailing: Bool) {
    closeSwipe(animated: false)
    guard let configuration = configuration(path, isTrailing: isTrailing) else { return }
    makeSwipe(ComingSwipe(path: path, isTrailing: isTrailing, configuration: configuration))
    guard let swipe else { return }
    UIView.performWithoutAnimation { placeSwipe() }
    slide(to: swipe.view.naturalWidth * direction(swipe))
  }

  private func direction(_ swipe: RowSwipe) -> CGFloat { swipe.isTrailing == isLeftTrailing ? -1 : 1 }

  private func followSwipe() {
    guard var swipe else { return }
    let direction = direction(swipe)
    var way = (swipe.start + swipePan.translation(in: self).x) * direction
    let natural = swipe.view.naturalWidth
    if way < 0 {
      way = RubberBand.shown(way, length: bounds.width)
    } else if way > natural, !swipe.configuration.performsFirstActionWithFullSwipe {
      way = natural + RubberBand.shown(way - natural, length: bounds.width)
    }
    swipe.offset = way * direction
    self.swipe = swipe
    placeSwipe()
    swipe.view.isFull = isFull(swipe)
  }

  private func isFull(_ swipe: RowSwipe) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
      && abs(swipe.offset) > max(bounds.width * 0.6, swipe.view.naturalWidth)
  }

  private func endSwipe(velocity: CGFloat) {
    guard let swipe else { return }
    let direction = direction(swipe)
    if isFull(swipe), let first = swipe.configuration.actions.first {
      slide(to: bounds.width * direction)
      perform(first)
      return
    }
    let natural = swipe.view.naturalWidth
    let opens = velocity * direction > 200 || (abs(swipe.offset) > natural / 2 && velocity * direction > -200)
    if opens { slide(to: natural * direction) } else { closeSwipe(animated: true) }
  }

  private func slide(to offset: CGFloat) {
    swipe?.offset = offset
    UIView.animate(
      withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction, animations: { self.placeSwipe() })
  }

  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    let path = swipe.path
    action.handler(action, cells[path] ?? swipe.view) { [weak self] _ in
      guard let self, self.swipe?.path == path else { return }
      closeSwipe(animated: true)
    }
  }

  /// Puts a row back that was pulled aside.
  func closeSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    let cell = cells[closing.path]
    let changes = {
      if let cell { self.place(cell, closing.path) }
      let edge = closing.view.frame
      closing.view.frame = CGRect(
        x: self.direction(closing) < 0 ? edge.maxX : edge.minX, y: edge.minY, width: 0, height: edge.height)
      closing.view.layoutSubviews()
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction, animations: changes,
        completion: { _ in closing.view.removeFromSuperview() })
    } else {
      changes()
      closing.view.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: closing.path)
  }

  /// Takes over the row that is pulled aside, if it is one of those that go; its place is as it was.
  func pulledRow(deletedBy updates: TableUpdates) -> PulledRow? {
    guard let swipe, let cell = cells[swipe.path], updates.deletedRows[swipe.path] != nil else { return nil }
    self.swipe = nil
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    return PulledRow(cell: cell, actions: swipe.view, direction: direction(swipe))
  }

  /// Lets a row that is gone leave to the side that it was pulled to, while the rows below close up.
  func pullOut(_ row: PulledRow) {
    let frame = row.cell.frame
    sendSubviewToBack(row.cell)
    sendSubviewToBack(row.actions)
    let side = row.actions.frame
    let place = row.direction < 0 ? side.maxX - frame.width : side.minX
    let changes = {
      // Beside the actions, which take the whole row.
      row.cell.frame = CGRect(
        x: place + row.direction * frame.width, y: frame.minY, width: frame.width, height: 0)
      row.actions.frame = CGRect(x: place, y: frame.minY, width: frame.width, height: 0)
      row.actions.isFull = true
      row.actions.layoutSubviews()
    }
    let end = { [weak self] in
      row.actions.removeFromSuperview()
      self?.recycle(row.cell)
    }
    guard window != nil, UIView.areAnimationsEnabled else { return end() }
    UIView.animate(
      withDuration: Self.openDuration, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: { _ in end() })
  }

  func placeSwipe() {
    guard let swipe, let cell = cells[swipe.path], geometry.contains(swipe.path) else { return }
    place(cell, swipe.path)
    let row = rect(geometry.row(swipe.path), isInset: true)
    let width = abs(swipe.offset)
    let isAtRight = direction(swipe) < 0
    swipe.view.frame = CGRect(
      x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: swipe.offset * direction(swipe) > 0 ? width : 0,
      height: row.height)
    swipe.view.layoutSubviews()
  }
}

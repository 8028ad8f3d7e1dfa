// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// Turns editing on or off, for the cells in view too.
  func edit(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    closeSwipe(animated: animated)
    self.editing = editing
    for path in selectedPaths { deselect(path, animated: false) }
    for (path, cell) in cells { dressForEditing(cell, path, animated: animated) }
    // Texts have more room than before, or less.
    forgetMeasures()
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { self.layoutIfNeeded() })
  }

  func dressForEditing(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
    let canEdit = isEditing && canEdit(path).isAllowed
    let canMove = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
    cell.isChoosing = isEditing && allowsMultipleSelectionDuringEditing
    if canEdit || canMove || cell.isChoosing {
      cell.editingStyle = canEdit ? editingStyle(path) : .none
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.showsReorderControl = canMove
    cell.setEditing(canEdit || canMove || cell.isChoosing, animated: animated)
  }

  /// Whether a row can be edited, and whether the data source has said so or left it open.
  func canEdit(_ path: IndexPath) -> (isAllowed: Bool, isSaid: Bool) {
    guard let dataSource else { return (false, false) }
    leftEditingOpen = false
    let isAllowed = dataSource.tableView(self, canEditRowAt: path)
    return (isAllowed, !leftEditingOpen)
  }

  /// What a data source answers that does not say which rows can be edited: all of them.
  func assumeEditable() -> Bool {
    leftEditingOpen = true
    return true
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// The round button of a row was tapped.
  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(path, isTrailing: true)
    case .none: break
    }
  }
}

// MARK: - Moving rows by their handles

/// A row that is on the finger.
struct RowReorder {
  let cell: UITableViewCell
  /// Where the row comes from.
  let source: IndexPath
  /// Where it would go.
  var target: IndexPath
  let height: CGFloat
  /// From the top of the cell to the finger.
  let grip: CGFloat
}

extension UITableView {
  func reorder(_ cell: UITableViewCell, _ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: beginReorder(cell, recognizer)
    case .changed: followReorder(recognizer.location(in: self))
    case .ended: endReorder(isCancelled: false)
    case .cancelled: endReorder(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginReorder(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
    guard reordering == nil, let path = indexPath(for: cell) else { return }
    reordering = RowReorder(
      cell: cell, source: path, target: path, height: cell.frame.height,
      grip: recognizer.location(in: self).y - cell.frame.minY)
    bringSubviewToFront(cell)
    cell.clipsToBounds = false
    if style == .insetGrouped {
      cell.layer.cornerRadius = 10
      cell.layer.maskedCorners = .all
    }
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = .zero
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: {
        cell.layer.shadowOpacity = 0.25
        cell.alpha = 0.9
      })
    scene?.animator.follow(swipeDecider) { [weak self] _ in self?.scrollWhileReordering() ?? false }
    scene?.setNeedsFrame()
  }

  private func followReorder(_ place: CGPoint) {
    guard var reordering else { return }
    let middle = place.y - reordering.grip + reordering.height / 2
    let top = place.y - reordering.grip
    UIView.performWithoutAnimation { reordering.cell.frame.origin.y = top }
    let limit = min(max(middle, 0), max(geometry.height - 0.5, 0))
    guard let proposed = geometry.row(at: limit) ?? nearestRow(to: limit), proposed != reordering.target else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: reordering.source, toProposedIndexPath: proposed)
      ?? proposed
    guard geometry.contains(target), target != reordering.target else { return }
    reordering.target = target
    self.reordering = reordering
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: {
        for (path, cell) in self.cells where path != reordering.source { self.place(cell, path) }
      })
  }

  private func nearestRow(to place: CGFloat) -> IndexPath? {
    cells.keys.min { abs(geometry.row($0).lowerBound - place) < abs(geometry.row($1).lowerBound - place) }
  }

  /// Where a row is while another one hovers.
  func place(of path: IndexPath, _ y: CGFloat, in reordering: RowReorder) -> CGFloat {
    if path == reordering.source { return reordering.cell.frame.minY }
    if path > reordering.source, path <= reordering.target { return y - reordering.height }
    if path < reordering.source, path >= reordering.target { return y + reordering.height }
    return y
  }

  /// Scrolls while the row is held close to an end of the view.
  ///
  /// - Returns: Whether a row is being held.
  private func scrollWhileReordering() -> Bool {
    guard let reordering else { return false }
    let seen = bounds.inset(by: adjustedContentInset)
    let frame = reordering.cell.frame
    let pace: CGFloat = frame.minY < seen.minY ? -6 : frame.maxY > seen.maxY ? 6 : 0
    guard pace != 0 else { return true }
    let old = contentOffset.y
    show(clamped(CGPoint(x: contentOffset.x, y: old + pace)))
    let moved = contentOffset.y - old
    if moved != 0 { followReorder(CGPoint(x: 0, y: frame.minY + reordering.grip + moved)) }
    return true
  }

  private func endReorder(isCancelled: Bool) {
    guard let done = reordering else { return }
    reordering = nil
    scene?.animator.unfollow(swipeDecider)
    let target = isCancelled ? done.source : done.target
    if target != done.source {
      let count = adoptionCount
      dataSource?.tableView(self, moveRowAt: done.source, to: target)
      // The data source may have told the table of the move already, as by a snapshot.
      if adoptionCount == count { moveKnown(done.source, to: target) }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        done.cell.alpha = 1
        done.cell.layer.shadowOpacity = 0
        self.layoutTable()
      }, completion: { _ in done.cell.clipsToBounds = true })
  }

  /// Takes note that the data source has moved a row.
  private func moveKnown(_ source: IndexPath, to target: IndexPath) {
    var changes = TableUpdates()
    changes.movedRows[source] = target
    let new = makeGeometry()
    guard
      let map = TableMap(
        changes, old: geometry.sections.map(\.rows.count), new: new.sections.map(\.rows.count))
    else { return reloadData() }
    adopt(new, map, changes)
  }
}

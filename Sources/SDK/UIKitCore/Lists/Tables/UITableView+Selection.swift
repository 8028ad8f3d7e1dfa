// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// Selects a row, in place of others where only one can be.
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadRows()
    guard let indexPath else {
      for path in selectedPaths { deselect(path, animated: animated) }
      return
    }
    guard geometry.contains(indexPath) else { return }
    if !selectsSeveral {
      for path in selectedPaths where path != indexPath { deselect(path, animated: animated) }
    }
    selectedPaths.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Ends the selection of a row.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    selectedPaths.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether fingers and a remote choose rows now.
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
  }

  // MARK: Fingers

  func touchCame(_ touch: UITouch) {
    if swipe != nil {
      closeSwipe(animated: true)
      return
    }
    guard selects, let path = indexPathForRow(at: touch.location(in: self)), cells[path] != nil,
      delegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return }
    highlight(path)
  }

  private func highlight(_ path: IndexPath) {
    touchedPath = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Select came down on a row.
  func selectBeganOnRow(of cell: UITableViewCell) {
    guard selects, let path = indexPath(for: cell), delegate?.tableView(self, shouldHighlightRowAt: path) != false
    else {
      return
    }
    highlight(path)
  }

  /// Select went up, or does not count any more.
  func selectEndedOnRow(isTaken: Bool) {
    guard let path = touchedPath else { return }
    unhighlight()
    if isTaken { choose(path) }
  }

  func unhighlight() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func touchWent(_ touch: UITouch) {
    guard let path = touchedPath else { return }
    let isStillThere = indexPathForRow(at: touch.location(in: self)) == path
    unhighlight()
    if isStillThere { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    if selectedPaths.contains(path), selectsSeveral {
      guard let target = willDeselect(path) else { return }
      deselect(target, animated: false)
      delegate?.tableView(self, didDeselectRowAt: target)
      return
    }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, geometry.contains(target)
    else {
      return
    }
    if !selectsSeveral {
      for old in selectedPaths where old != target {
        guard let old = willDeselect(old) else { continue }
        deselect(old, animated: false)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectedPaths.insert(target)
    cells[target]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
  }
}

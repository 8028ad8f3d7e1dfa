// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// From here on, changes are put together until the matching `endGathering(completion:)`.
  func gather() {
    loadRows()
    updateDepth += 1
  }

  /// Shows the changes that were put together.
  func endGathering(completion: ((Bool) -> Void)?) {
    guard updateDepth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let changes = updates
    updates = TableUpdates()
    apply(changes)
  }

  /// Makes a change of its own, or one of those that are being put together.
  func change(_ add: (inout TableUpdates) -> Void) {
    // Nobody has seen the rows yet: they come as they are.
    guard hasRows else { return }
    gather()
    add(&updates)
    endGathering(completion: nil)
  }
}

/// What has to be animated out.
struct LeavingCell {
  let view: UITableViewCell
  let animation: UITableView.RowAnimation
}

// MARK: - Showing changes

extension UITableView {
  private static var updateDuration: TimeInterval { 0.3 }

  private func apply(_ updates: TableUpdates) {
    let pulled = pulledRow(deletedBy: updates)
    if pulled == nil { closeSwipe(animated: false) }
    let old = geometry
    let new = makeGeometry()
    guard
      let map = TableMap(
        updates, old: old.sections.map(\.rows.count), new: new.sections.map(\.rows.count))
    else {
      reloadData()
      for completion in updates.completions { completion(true) }
      return
    }
    var leaving = adopt(new, map, updates)
    // The row that was pulled aside goes with what it was pulled for.
    leaving.removeAll { $0.view === pulled?.cell }
    show(leaving, from: old, map, updates)
    if let pulled { pullOut(pulled) }
  }

  /// Takes over a new number of rows: what is known of the old ones goes along.
  ///
  /// - Returns: The cells whose rows are gone.
  @discardableResult
  func adopt(_ new: TableGeometry, _ map: TableMap, _ updates: TableUpdates) -> [LeavingCell] {
    var new = new
    adoptionCount += 1
    carryHeights(from: geometry, to: &new, map, updates)
    geometry = new
    selectedPaths = Set(selectedPaths.compactMap { updates.reloadedRows[$0] == nil ? map.newRows[$0] : nil })
    touchedPath = touchedPath.flatMap { map.newRows[$0] }
    let leaving = moveCells(map, updates)
    moveTitles(map, updates)
    for path in updates.reconfiguredRows { if let path = map.newRows[path] { reconfigure(path) } }
    return leaving
  }

  /// Keeps the heights that were measured.
  private func carryHeights(
    from old: TableGeometry, to new: inout TableGeometry, _ map: TableMap, _ updates: TableUpdates
  ) {
    for (section, rows) in map.oldRows.enumerated() {
      var lengths = new.sections[section].rows.lengths
      var measured = new.sections[section].measured
      for (row, before) in rows.enumerated() {
        guard let before, updates.reloadedRows[before] == nil, old.sections[before.section].measured[before.row]
        else { continue }
        lengths[row] = old.sections[before.section].rows[before.row]
        measured[row] = !updates.reconfiguredRows.contains(before)
      }
      new.change(section: section) {
        $0.rows = LengthSums(lengths)
        $0.measured = measured
      }
    }
  }

  /// Gives the cells their new paths, and returns those that go.
  private func moveCells(_ map: TableMap, _ updates: TableUpdates) -> [LeavingCell] {
    var leaving: [LeavingCell] = []
    var staying: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if let new = map.newRows[path], updates.reloadedRows[path] == nil {
        staying[new] = cell
      } else {
        let animation =
          updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.deletedSections[path.section]
          ?? updates.reloadedSections[path.section] ?? .fade
        leaving.append(LeavingCell(view: cell, animation: animation))
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    cells = staying
    return leaving
  }

  private func moveTitles(_ map: TableMap, _ updates: TableUpdates) {
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views {
        if let new = map.newSections[section], updates.reloadedSections[section] == nil {
          result[new] = view
        } else {
          recycle(header: view)
        }
      }
      return result
    }
    headers = moved(headers)
    footers = moved(footers)
  }

  private func show(
    _ leaving: [LeavingCell], from old: TableGeometry, _ map: TableMap, _ updates: TableUpdates
  ) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    // Rows that go out of view by the change move there before they are put away.
    var leaving = leaving
    let stretch = bounds.minY...max(bounds.maxY, bounds.minY)
    let seen = Set(paths(in: stretch))
    var moving: [(cell: UITableViewCell, frame: CGRect)] = []
    for (path, cell) in cells where !seen.contains(path) && !holdsFirstResponder(cell) {
      cells[path] = nil
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      moving.append((cell, rect(geometry.row(path), isInset: true)))
      leaving.append(LeavingCell(view: cell, animation: .none))
    }
    UIView.performWithoutAnimation {
      keepInRange()
      for path in paths(in: bounds.minY...max(bounds.maxY, bounds.minY)) where cells[path] == nil {
        let cell = cell(at: path)
        if let before = map.oldRows[path.section][path.row], updates.reloadedRows[before] == nil {
          cell.frame = rect(old.row(before), isInset: true)
        } else {
          let animation = insertion(path, map, updates)
          cell.alpha = animation == .none ? 1 : 0
          cell.frame = shifted(rect(geometry.row(path), isInset: true), animation)
        }
      }
      for entry in leaving { sendSubviewToBack(entry.view) }
    }
    let gone = leaving
    let changes = {
      for entry in gone {
        if entry.animation != .none { entry.view.alpha = 0 }
        entry.view.frame = self.shifted(entry.view.frame, entry.animation)
      }
      for (cell, frame) in moving { cell.frame = frame }
      for cell in self.cells.values { cell.alpha = 1 }
      self.layoutTable()
    }
    let end: (Bool) -> Void = { [weak self] isFinished in
      for entry in gone {
        UIView.performWithoutAnimation { entry.view.alpha = 1 }
        self?.recycle(entry.view)
      }
      self?.setNeedsLayout()
      for completion in updates.completions { completion(isFinished) }
    }
    if isAnimated {
      UIView.animate(
        withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes,
        completion: end)
    } else {
      changes()
      end(true)
    }
  }

  private func insertion(_ path: IndexPath, _ map: TableMap, _ updates: TableUpdates) -> RowAnimation {
    if let animation = updates.insertedRows[path] ?? updates.insertedSections[path.section] { return animation }
    if let before = map.oldRows[path.section][path.row], let animation = updates.reloadedRows[before] {
      return animation
    }
    if let before = map.oldSections[path.section], let animation = updates.reloadedSections[before] { return animation }
    return .fade
  }

  /// Where a row comes from, or goes to.
  private func shifted(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height / 2)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height / 2)
    case .fade, .none, .middle: frame
    }
  }
}

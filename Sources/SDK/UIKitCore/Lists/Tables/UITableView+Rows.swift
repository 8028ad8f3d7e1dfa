// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Cells to use again

extension UITableView {
  /// Puts a cell aside that no row shows any more.
  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.hasTableIndentation {
      cell.indentationLevel = 0
      cell.hasTableIndentation = false
    }
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  /// Returns a header or footer that was put aside, ready for another section.
  func spareHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = spareHeaders[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  func recycle(header view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      spareHeaders[identifier, default: []].append(view)
    }
  }
}

// MARK: - Cells that are filled again

extension UITableView {
  /// Asks the data source to fill the cell of a row again; where it answers with another cell, that one takes its place.
  func reconfigure(_ path: IndexPath) {
    guard let dataSource, let old = cells[path] else { return }
    reconfigured = old
    let new = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    guard new !== old else { return }
    delegate?.tableView(self, didEndDisplaying: old, forRowAt: path)
    cells[path] = nil
    UIView.performWithoutAnimation { show(new, at: path) }
    recycle(old)
  }

  /// Whether somebody types in a cell, or the focus is there. Such a cell stays where its row is, in view or not, because taking it out of the
  /// window would end that.
  func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: cell) ?? false || holdsFocus(cell)
  }

  /// The cells in view, by row.
  var shownCells: [IndexPath: UITableViewCell] {
    cells.filter { path, cell in
      !holdsFirstResponder(cell) || rect(geometry.row(path), isInset: true).intersects(bounds)
    }
  }
}

// MARK: - What is where

extension UITableView {
  func rect(_ stretch: ClosedRange<CGFloat>, isInset: Bool) -> CGRect {
    let side = isInset && style == .insetGrouped ? insetMargin : 0
    return CGRect(
      x: side + safeAreaOfContent.left, y: stretch.lowerBound,
      width: max(bounds.width - 2 * side - safeAreaOfContent.left - safeAreaOfContent.right, 0),
      height: stretch.upperBound - stretch.lowerBound)
  }

  /// Beside the sections of an inset table, in points.
  var insetMargin: CGFloat { Self.systemMargin(forWidth: bounds.width) }

  func paths(in stretch: ClosedRange<CGFloat>) -> [IndexPath] {
    geometry.sections(in: stretch).flatMap { section in
      geometry.rows(of: section, in: stretch).map { IndexPath(row: $0, section: section) }
    }
  }

  func layoutTableIfNeeded() {
    if !hasRows { layoutTable() }
  }

  // MARK: Scrolling

  /// Scrolls until a row shows.
  func show(row indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadRows()
    guard geometry.contains(indexPath) else { return }
    measure(around: indexPath)
    contentSize = CGSize(width: bounds.width, height: contentHeight)
    let inset = adjustedContentInset
    var rect = rectForRow(at: indexPath)
    // Rows do not hide below a header that stays at the top.
    if style == .plain, scrollPosition == .none || scrollPosition == .top {
      let header = geometry.sections[indexPath.section].header
      rect.origin.y -= header
      rect.size.height += header
    }
    let room = bounds.height - inset.top - inset.bottom
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: scroll(toY: rect.minY - inset.top, animated)
    case .middle: scroll(toY: rect.midY - inset.top - room / 2, animated)
    case .bottom: scroll(toY: rect.maxY - inset.top - room, animated)
    }
  }

  private func scroll(toY y: CGFloat, _ animated: Bool) {
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Cells to use again

extension UITableView {
  /// Has cells of a class made for an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Has headers and footers of a class made for an identifier; no more of any for `nil`.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a cell that no row shows any more, or a new one of the class registered; `nil` when there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { $0.init(_registeredAs: identifier) }
  }

  /// Returns a cell that no row shows any more, or a new one of the class registered, or a plain one.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer that no section shows any more, or a new one of the class registered; `nil` when there
  /// is neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier].map { $0.init(_registeredAs: identifier) }
  }

  /// Puts a cell aside that no row shows any more.
  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.hasTableIndentation {
      cell.indentationLevel = 0
      cell.hasTableIndentation = false
    }
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  func recycle(header view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      spareHeaders[identifier, default: []].append(view)
    }
  }
}

// MARK: - What is where

extension UITableView {
  /// How many sections there are, as the data source last told.
  public var numberOfSections: Int {
    loadRows()
    return geometry.sections.count
  }

  /// Returns how many rows a section has, as the data source last told; 0 where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// In the table's coordinates; empty where there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let start = geometry.start(of: section)
    return CGRect(x: 0, y: start, width: bounds.width, height: geometry.sections[section].total)
  }

  /// Returns where a section's header is when it does not stick to the top, in the table's coordinates.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.header(of: section), isInset: false)
  }

  /// Returns where a section's footer is when it does not stick to the bottom, in the table's coordinates.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.footer(of: section), isInset: false)
  }

  /// Returns where a row is, in the table's coordinates; zero for a row that there is not. Rows that were never shown
  /// are guessed.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard geometry.contains(indexPath) else { return .zero }
    return rect(geometry.row(indexPath), isInset: true)
  }

  func rect(_ stretch: ClosedRange<CGFloat>, isInset: Bool) -> CGRect {
    let side = isInset && style == .insetGrouped ? insetMargin : 0
    return CGRect(
      x: side + safeAreaOfContent.left, y: stretch.lowerBound,
      width: max(bounds.width - 2 * side - safeAreaOfContent.left - safeAreaOfContent.right, 0),
      height: stretch.upperBound - stretch.lowerBound)
  }

  /// Beside the sections of an inset table, in points.
  var insetMargin: CGFloat { Self.systemMargin(forWidth: bounds.width) }

  /// Returns the row at a point in the table's coordinates; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    guard bounds.minX...bounds.maxX ~= point.x else { return nil }
    return geometry.row(at: point.y)
  }

  /// Returns the row that a cell shows; `nil` for a cell that shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns the rows that reach into a rectangle in the table's coordinates, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRows()
    guard rect.height >= 0, !rect.isNull else { return nil }
    return paths(in: rect.minY...rect.maxY)
  }

  func paths(in stretch: ClosedRange<CGFloat>) -> [IndexPath] {
    geometry.sections(in: stretch).flatMap { section in
      geometry.rows(of: section, in: stretch).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The cell of a row in view; `nil` for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the header of a section in view; `nil` for other sections, and for a header of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section in view; `nil` for other sections, and for a footer of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// From top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutTableIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that have cells, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutTableIfNeeded()
    return cells.keys.sorted()
  }

  private func layoutTableIfNeeded() {
    if !hasRows { layoutTable() }
  }

  // MARK: Scrolling

  /// Scrolls until a row shows; a row that there is not changes nothing.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

  /// Scrolls until that selected row shows which is the nearest to the middle of the view.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selectedPaths.min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}

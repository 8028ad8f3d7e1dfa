// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Loading

extension UITableView {
  /// Lets go of all that is known of the rows.
  func forgetRows() {
    guard hasRows else { return setNeedsLayout() }
    hasRows = false
    touchedPath = nil
    for (path, cell) in cells {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      recycle(cell)
    }
    cells = [:]
    for view in [headers, footers].flatMap(\.values) { recycle(header: view) }
    headers = [:]
    footers = [:]
    setNeedsLayout()
  }

  /// Asks for the numbers of sections and rows, where they are not known.
  func loadRows() {
    guard !hasRows, updateDepth == 0 else { return }
    hasRows = true
    geometry = makeGeometry()
  }

  func makeGeometry() -> TableGeometry {
    guard let dataSource else { return TableGeometry(sections: [], top: topHeight) }
    let count = max(dataSource.numberOfSections(in: self), 0)
    let sections = (0..<count).map { section in
      makeSection(section, rows: max(dataSource.tableView(self, numberOfRowsInSection: section), 0))
    }
    return TableGeometry(sections: sections, top: topHeight)
  }

  private func makeSection(_ index: Int, rows count: Int) -> TableGeometry.Section {
    var section = TableGeometry.Section()
    section.header = headerHeight(index)
    section.footer = footerHeight(index)
    section.padding = topPadding(index, header: section.header)
    let isKnown = estimatedRowHeight == 0
    section.rows = LengthSums(
      (0..<count).map { row in
        let path = IndexPath(row: row, section: index)
        return isKnown ? height(ofRowAt: path) ?? Self.standardHeight : estimatedHeight(path)
      })
    section.measured = Array(repeating: isKnown, count: count)
    return section
  }

  private static var standardHeight: CGFloat { 44 }

  func estimatedHeight(_ path: IndexPath) -> CGFloat {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return estimate }
    return rowHeight > 0 ? rowHeight : Self.standardHeight
  }

  /// The height that somebody has set; `nil` where the row finds it itself.
  private func height(ofRowAt path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  private var topHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func updateTop() { geometry.top = topHeight }

  var contentHeight: CGFloat { geometry.height + (tableFooterView?.frame.height ?? 0) + (style == .plain ? 0 : 17.5) }

  // MARK: Headers and footers

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return height }
    return titleHeight(
      view: delegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    return titleHeight(
      view: delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
  }

  /// The height of a header or footer; a view goes before a title.
  private func titleHeight(view: UIView?, title: @autoclosure () -> String?, isHeader: Bool) -> CGFloat {
    if let view { return view.fittingHeight(inWidth: bounds.width) }
    if let title = title() { return fittingHeight(of: title, isHeader: isHeader) }
    return style == .plain ? 0 : 17.5
  }

  private func topPadding(_ section: Int, header: CGFloat) -> CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    switch style {
    case .plain: return header > 0 ? 22 : 0
    case .grouped, .insetGrouped:
      if section == 0 { return 17.5 }
      return hasTitle(section - 1, isHeader: false) && hasTitle(section, isHeader: true) ? 11.5 : 0
    }
  }

  /// Whether a section has a title that the table shows; then a header stands as far below the text of a footer as below rows.
  private func hasTitle(_ section: Int, isHeader: Bool) -> Bool {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      : dataSource?.tableView(self, titleForFooterInSection: section) != nil
  }

  private func fittingHeight(of title: String, isHeader: Bool) -> CGFloat {
    let view = UIListContentView(configuration: titleConfiguration(title, isHeader: isHeader))
    let height = view.sizeThatFits(CGSize(width: max(bounds.width, 1), height: 0)).height
    return max(height.rounded(.up), isHeader && style == .plain ? 28 : 0)
  }

  private func titleConfiguration(_ title: String, isHeader: Bool) -> UIListContentConfiguration {
    var result: UIListContentConfiguration =
      switch (style, isHeader) {
      case (.plain, true): .plainHeader()
      case (.plain, false): .plainFooter()
      case (_, true): .groupedHeader()
      case (_, false): .groupedFooter()
      }
    if style == .insetGrouped {
      result.directionalLayoutMargins.leading += insetMargin
      result.directionalLayoutMargins.trailing += insetMargin
    }
    result.text = title
    return result
  }

  private static var titleIdentifier: String { "UITableViewTitle" }

  private func makeTitle(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view =
      spareHeader(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.standard = titleConfiguration(title, isHeader: isHeader)
    view.show(title)
    view.backgroundView = style == .plain && isHeader ? Self.plainBack() : nil
    return view
  }

  private static func plainBack() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }
}

// MARK: - Layout

extension UITableView {
  /// Gives the rows in view their cells, and everything its place.
  func layoutTable() {
    guard updateDepth == 0 else { return }
    if bounds.width != layoutWidth {
      if layoutWidth != 0 { forgetHeights() }
      layoutWidth = bounds.width
    }
    loadRows()
    let visible = placeRows()
    // What is being dragged, or was opened, stays.
    for (path, cell) in cells where !visible.contains(path) && path != reordering?.source {
      if holdsFirstResponder(cell) {
        place(cell, path)
        continue
      }
      cells[path] = nil
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      recycle(cell)
    }
    placeTitles()
    placeEnds()
    contentSize = CGSize(width: bounds.width, height: contentHeight)
  }

  /// Has rows find their heights again.
  func forgetHeights() {
    guard hasRows else { return }
    geometry = makeGeometry()
    setNeedsLayout()
  }

  /// Has rows measured again when they are next in view; until then they are as high as before.
  func forgetMeasures() {
    guard hasRows else { return }
    for section in geometry.sections.indices {
      geometry.change(section: section) { $0.measured = Array(repeating: false, count: $0.measured.count) }
    }
    setNeedsLayout()
  }

  /// Places the rows in view; those whose height was only guessed are measured, which moves those below.
  private func placeRows() -> Set<IndexPath> {
    guard bounds.height > 0, bounds.width > 0 else { return [] }
    var visible: Set<IndexPath> = []
    // Each round brings the heights of more rows; the last has nothing new.
    for _ in 0..<8 {
      let stretch = bounds.minY...bounds.maxY
      let paths = paths(in: stretch)
      visible = Set(paths)
      var hasChanged = false
      for path in paths where !geometry.sections[path.section].measured[path.row] {
        hasChanged = measure(path) || hasChanged
      }
      if !hasChanged { break }
    }
    for path in visible { place(cell(at: path), path) }
    return visible
  }

  /// Finds the height of a row.
  ///
  /// - Returns: Whether it is another one than was thought.
  private func measure(_ path: IndexPath) -> Bool {
    let old = geometry.sections[path.section].rows[path.row]
    let top = geometry.row(path).lowerBound
    let new = height(ofRowAt: path) ?? fittingHeight(path)
    geometry.change(section: path.section) {
      $0.rows[path.row] = new
      $0.measured[path.row] = true
    }
    guard new != old else { return false }
    // Rows above what is in view grow upwards.
    if top < bounds.minY + adjustedContentInset.top, isDragging || isDecelerating, contentOffset.y > 0 {
      let wasStepping = isStepping
      isStepping = true
      moveOrigin(by: CGPoint(x: 0, y: new - old))
      contentOffset.y += new - old
      isStepping = wasStepping
    }
    return true
  }

  private func fittingHeight(_ path: IndexPath) -> CGFloat {
    let cell = cell(at: path)
    let width = rect(0...0, isInset: true).width
    return max(cell.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up), 1)
  }

  /// Measures the rows that will be in view around a row.
  func measure(around path: IndexPath) {
    guard estimatedRowHeight != 0, rowHeight < 0 else { return }
    var height: CGFloat = 0
    for row in path.row..<geometry.sections[path.section].rows.count where height < bounds.height {
      let place = IndexPath(row: row, section: path.section)
      if !geometry.sections[path.section].measured[row] { _ = measure(place) }
      height += geometry.sections[path.section].rows[row]
    }
  }

  /// The cell of a row, asked for where there is none.
  func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    UIView.performWithoutAnimation { show(cell, at: path) }
    return cell
  }

  /// Puts a cell where its row is.
  func show(_ cell: UITableViewCell, at path: IndexPath) {
    cells[path] = cell
    dress(cell, path)
    cell.frame = rect(geometry.row(path), isInset: true)
    // Above the background, below headers and indicators.
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Gives a cell what goes with its row.
  func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.setSelected(selectedPaths.contains(path), animated: false)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    // Where the delegate does not say, the level that the app has given the cell stays.
    if level > 0 || cell.hasTableIndentation {
      cell.indentationLevel = level
      cell.hasTableIndentation = level > 0
    }
    dressForEditing(cell, path, animated: false)
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
  }

  func place(_ cell: UITableViewCell, _ path: IndexPath) {
    var frame = rect(geometry.row(path), isInset: true)
    if let reordering { frame.origin.y = place(of: path, frame.minY, in: reordering) }
    if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
    cell.frame = frame
    dressEdges(cell, path)
  }

  /// Rounds the corners of the first and the last cell, and says which lines show.
  private func dressEdges(_ cell: UITableViewCell, _ path: IndexPath) {
    let count = geometry.sections[path.section].rows.count
    let isLast = path.row == count - 1
    if style == .insetGrouped {
      var corners: CACornerMask = []
      if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
      cell.layer.maskedCorners = corners
    }
    var look = CellSeparator()
    look.isShown = separatorStyle == .singleLine && !(style == .insetGrouped && isLast)
    look.color = separatorColor ?? .separator
    if separatorInset.left >= 0 { look.leading = separatorInset.left }
    if separatorInset.right >= 0 { look.trailing = separatorInset.right }
    look.isFromText = separatorInsetReference == .fromAutomaticInsets
    look.isWhole = style == .grouped && isLast
    cell.separatorLook = look
  }

  // MARK: Titles

  private func placeTitles() {
    let seen = bounds.inset(by: adjustedContentInset)
    let sections = Set(geometry.sections(in: bounds.minY...max(bounds.maxY, bounds.minY)))
    for (isHeader, views) in [(true, headers), (false, footers)] {
      for (section, view) in views where !sections.contains(section) { forgetTitle(section, view, isHeader: isHeader) }
    }
    for section in sections {
      placeTitle(section, geometry.header(of: section), seen, isHeader: true)
      placeTitle(section, geometry.footer(of: section), seen, isHeader: false)
    }
  }

  private func forgetTitle(_ section: Int, _ view: UIView, isHeader: Bool) {
    if isHeader {
      headers[section] = nil
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      footers[section] = nil
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    recycle(header: view)
  }

  private func placeTitle(_ section: Int, _ stretch: ClosedRange<CGFloat>, _ seen: CGRect, isHeader: Bool) {
    let height = stretch.upperBound - stretch.lowerBound
    guard height > 0 else { return }
    var frame = rect(stretch, isInset: false)
    if style == .plain {
      // Headers stay at the top, and footers at the bottom, for as long as their section is in view.
      let own = geometry.sections[section]
      let start = geometry.start(of: section)
      if isHeader {
        frame.origin.y = min(max(frame.minY, seen.minY), start + own.total - own.footer - height)
        frame.origin.y = max(frame.minY, stretch.lowerBound)
      } else {
        frame.origin.y = max(min(frame.minY, seen.maxY - height), start + own.padding + own.header)
        frame.origin.y = min(frame.minY, stretch.lowerBound)
      }
    }
    guard frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
      if let view = isHeader ? headers[section] : footers[section] { forgetTitle(section, view, isHeader: isHeader) }
      return
    }
    guard let view = title(section, isHeader: isHeader) else { return }
    view.frame = frame
  }

  private func title(_ section: Int, isHeader: Bool) -> UIView? {
    if let view = isHeader ? headers[section] : footers[section] { return view }
    guard let view = makeTitle(section, isHeader: isHeader) else { return nil }
    UIView.performWithoutAnimation {
      if let indicator = indicators.first(where: { $0.superview === self }) {
        insertSubview(view, belowSubview: indicator)
      } else {
        addSubview(view)
      }
      if isHeader {
        headers[section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        footers[section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    return view
  }

  // MARK: Ends

  private func placeEnds() {
    if let view = tableHeaderView {
      if view.frame.height != geometry.top { updateTop() }
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
    placeSwipe()
  }
}

extension UIView {
  /// The height that the view's constraints or its content ask for in a width.
  fileprivate func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let content = (self as? UITableViewHeaderFooterView)?.contentView ?? self
    guard content.layout.usesConstraints else { return sizeThatFits(CGSize(width: width, height: 0)).height }
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

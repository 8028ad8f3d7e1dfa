// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows rows in sections, one below the other. Only the rows in view have cells.
@MainActor
open class UITableView: UIScrollView {
  /// Makes a table with a place in its superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    swipePan.addTarget(self, action: UITableView.swiped)
    swipePan.delegate = swipeDecider
    swipeDecider.table = self
    addGestureRecognizer(swipePan)
    scrollPan.require(toFail: swipePan)
    let interaction = UIContextMenuInteraction(delegate: menus)
    contextMenuInteraction = interaction
    addInteraction(interaction)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  /// How the table looks.
  open private(set) var style: Style

  /// Who knows what the table holds.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      awaitsLoading = true
      forgetRows()
    }
  }

  /// Who steers how the table looks and what its rows do.
  // No override, for its type is another one; see the scroll view's.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateChanged() { forgetRows() }

  // MARK: Heights

  /// Of all rows, in points; by default each row finds its own.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// Of all headers, in points; by default what fits their titles or views.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// Of all footers, in points; by default what fits their titles or views.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// What the height of rows that have not been in view is taken for; 0 to ask for all heights at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// Above the headers of sections.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { forgetRows() }
  }

  // MARK: Looks

  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the lines between rows; that of separators for `nil`.
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  /// How far the lines between rows keep from the sides; `automaticDimension` at a side for what suits the content.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: UITableView.automaticDimension, bottom: 0, right: UITableView.automaticDimension)
  {
    didSet { setNeedsLayout() }
  }
  /// What `separatorInset` counts from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// Above the first section; its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { replaceEndView(oldValue, tableHeaderView) }
  }
  /// Below the last section; its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { replaceEndView(oldValue, tableFooterView) }
  }
  /// Behind the rows; does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selecting

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected; a second tap ends the selection of a row.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows can be chosen by round buttons while the table is edited, in place of deleting or inserting them.
  open var allowsMultipleSelectionDuringEditing = false
  var selectedPaths: Set<IndexPath> = []
  var touchedPath: IndexPath?

  // MARK: Editing

  /// Whether rows show what deletes, inserts and moves them.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  var swipe: RowSwipe?
  private lazy var menus = TableMenus(table: self)
  /// Opens the menus of rows, for which the delegate is asked.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  var comingSwipe: ComingSwipe?
  /// Whether the data source has left it open which rows can be edited, when it was asked last.
  var leftEditingOpen = false
  let swipePan = UIPanGestureRecognizer()
  let swipeDecider = SwipeDecider()
  var reordering: RowReorder?

  // MARK: Rows

  var geometry = TableGeometry()
  var hasRows = false
  /// Whether the rows come with the next layout, by `reloadData()`.
  private var awaitsLoading = true
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The cell that the data source gets again when it asks for one, because its row is filled again.
  var reconfigured: UITableViewCell?
  var updates = TableUpdates()
  var updateDepth = 0
  /// How often other rows were taken over.
  var adoptionCount = 0
  var layoutWidth: CGFloat = 0

  private func replaceEndView(_ old: UIView?, _ new: UIView?) {
    // The same one again has another height: what is typed into goes on.
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    updateTop()
    setNeedsLayout()
  }

  /// The rows say how large the content is, whatever else is in the table.
  override func contentAreaSolved(_ size: CGSize) {}

  open override func layoutSubviews() {
    if awaitsLoading, !hasRows, updateDepth == 0 {
      awaitsLoading = false
      reloadData()
    }
    layoutTable()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isSameText =
      previousTraitCollection?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
    if !isSameText { forgetHeights() }
  }

  override var naturalRole: AccessibilityRole { .list }

  // MARK: Focus

  /// Whether the focus comes back to the row that had it last; `false` by default.
  open var remembersLastFocusedIndexPath = false
  /// The row that the focus was in last.
  var lastFocusedPath: IndexPath?

  /// The row that the delegate prefers, then the one that the table remembers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }

  // MARK: Touches

  /// Lights the row under the finger up, and puts a row back that was pulled aside.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { touchCame(touch) }
  }

  /// Selects the row that lit up when the finger came, if the finger is still there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { touchWent(touch) }
  }

  /// Has the row that lit up when the finger came look as before.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  /// Rows give fingers back to the table for scrolling, controls in them too.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // MARK: Loading

  /// Asks the data source for everything again.
  open func reloadData() {
    keepFocusWhileReloading()
    closeSwipe(animated: false)
    adoptionCount += 1
    forgetRows()
    selectedPaths = []
    loadRows()
    contentSize = CGSize(width: bounds.width, height: contentHeight)
    setNeedsLayout()
  }

  // MARK: Cells to use again, and what is where

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Has headers and footers of a class made for an identifier; no more of any for `nil`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a cell that no row shows any more, or a new one of the class registered; `nil` when there is neither.
  ///
  /// While a row is reconfigured, that is the row's own cell, as it is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { newObject(of: $0, reuseIdentifier: identifier) }
  }

  /// Returns a cell that no row shows any more, or a new one of the class registered, or a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer that no section shows any more, or a new one of the class registered; `nil` when there
  /// is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    spareHeader(identifier) ?? headerClasses[identifier].map { newObject(of: $0, reuseIdentifier: identifier) }
  }

  /// How many sections there are, as the data source last told.
  open var numberOfSections: Int {
    loadRows()
    return geometry.sections.count
  }

  /// Returns how many rows a section has, as the data source last told; 0 where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// In the table's coordinates; empty where there is no such section.
  open func rect(forSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let start = geometry.start(of: section)
    return CGRect(x: 0, y: start, width: bounds.width, height: geometry.sections[section].total)
  }

  /// Returns where a section's header is when it does not stick to the top, in the table's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.header(of: section), isInset: false)
  }

  /// Returns where a section's footer is when it does not stick to the bottom, in the table's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadRows()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.footer(of: section), isInset: false)
  }

  /// Returns where a row is, in the table's coordinates; zero for a row that there is not. Rows that were never shown
  /// are guessed.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard geometry.contains(indexPath) else { return .zero }
    return rect(geometry.row(indexPath), isInset: true)
  }

  /// Returns the row at a point in the table's coordinates; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    guard bounds.minX...bounds.maxX ~= point.x else { return nil }
    return geometry.row(at: point.y)
  }

  /// Returns the row that a cell shows; `nil` for a cell that shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns the rows that reach into a rectangle in the table's coordinates, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRows()
    guard rect.height >= 0, !rect.isNull else { return nil }
    return paths(in: rect.minY...rect.maxY)
  }

  /// The cell of a row in view; `nil` for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the header of a section in view; `nil` for other sections, and for a header of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section in view; `nil` for other sections, and for a footer of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutTableIfNeeded()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in view, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutTableIfNeeded()
    return shownCells.keys.sorted()
  }

  /// Scrolls until a row shows; a row that there is not changes nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    show(row: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until that selected row shows which is the nearest to the middle of the view.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selectedPaths.min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: What is selected

  /// The row that is selected, or the first one of several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// `nil` where nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

  /// Selects a row without telling the delegate.
  ///
  /// `indexPath`: `nil` for none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Ends the selection of a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Changing rows

  /// Shows or hides what deletes, inserts and moves rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edit(editing, animated: animated)
  }

  /// Makes several changes at once: those inside the closure are shown together.
  ///
  /// Deletions and reloads name rows as they were before, insertions as they are after. Where the changes do not fit what the
  /// data source tells, everything is loaded again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    gather()
    updates?()
    endGathering(completion: completion)
  }

  /// Begins to gather changes, which are shown together at the end; may be nested.
  open func beginUpdates() { gather() }

  /// Shows the changes that were gathered since `beginUpdates()`; does nothing without one.
  open func endUpdates() { endGathering(completion: nil) }

  /// Shows rows that the data source has added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Takes rows away that the data source has removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows again, and ends their selection.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Asks the data source to fill the cells of rows again: the cells stay, and with them selection and typing.
  ///
  /// The data source should answer with the cell that `dequeueReusableCell(withIdentifier:for:)` gives it; another one
  /// takes the place of the row's.
  ///
  /// - Parameter indexPaths: The rows, as they were before other changes that are made at once.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Takes sections away that the data source has removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for everything in sections again, and ends the selection there.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}

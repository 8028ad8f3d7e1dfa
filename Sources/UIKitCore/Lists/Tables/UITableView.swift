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
  public let style: Style

  /// Who knows what the table holds.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }

  /// Who steers how the table looks and what its rows do.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      forgetRows()
    }
  }

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
  /// What `separatorInset` is meant to count from; it counts from the sides of the cell whatever is set.
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
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var updates = TableUpdates()
  var updateDepth = 0
  var layoutWidth: CGFloat = 0

  private func replaceEndView(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    updateTop()
    setNeedsLayout()
  }

  /// The rows say how large the content is, whatever else is in the table.
  override func contentAreaSolved(_ size: CGSize) {}

  open override func layoutSubviews() {
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
}

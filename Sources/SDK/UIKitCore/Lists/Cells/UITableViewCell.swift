// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// Makes a cell that a table can use again for other rows.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    content = CellContentView(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    clipsToBounds = true
    addSubview(content)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) { nil }

  /// The kind of cell it is; only cells of the same kind are used again for one another.
  open private(set) var reuseIdentifier: String?

  /// Makes ready for another row. Call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Content

  let content: CellContentView

  /// What the app adds its views to.
  open var contentView: UIView { content }

  /// The first text of the cell's style; the label is made when it is first asked for.
  open var textLabel: UILabel? { content.label() }
  /// `nil` in the default style.
  open var detailTextLabel: UILabel? { content.detailLabel() }
  /// The image at the start of the cell; the view is made when it is first asked for.
  open var imageView: UIImageView? { content.image() }

  /// What is shown in place of the labels and the image of the style.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }
  var configuredView: (any UIView & UIContentView)?

  /// Returns a configuration that suits the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch content.style {
    case .default, .value2: .cell()
    case .value1: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Whether the content is asked for its version of each new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Called when the configuration should follow a new state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfigurationUpdate = false

  /// How the cell is used just now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = highlighted
    state.isSelected = selected
    state.isFocused = hasFocus
    state.isEditing = editing
    return state
  }

  /// Has the configuration brought up to date before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date with a state. Call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateChanged() } }
  }

  // MARK: Accessories

  /// What stands at the end of the row, while there is no `accessoryView`; nothing at first.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesChanged() } }
  }
  /// A view at the end of the row, in place of what `accessoryType` says; one without a size gets what suits it.
  open var accessoryView: UIView? {
    didSet { accessoriesChanged() }
  }
  /// What stands at the end of the row while it is edited, while there is no `editingAccessoryView`; nothing at first.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesChanged() } }
  }
  /// A view at the end of the row while it is edited, in place of what `editingAccessoryType` says.
  open var editingAccessoryView: UIView? {
    didSet { accessoriesChanged() }
  }
  var shownAccessory: UIView?

  func accessoriesChanged() {
    let wanted = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    shownAccessory?.removeFromSuperview()
    shownAccessory = wanted ?? makeAccessory(type)
    if let shownAccessory { addSubview(shownAccessory) }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isSameText =
      previousTraitCollection?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
    if !isSameText { accessoriesChanged() }
  }

  // MARK: Looks

  /// Whether the row lights up when it is selected or touched.
  open var selectionStyle = SelectionStyle.default
  /// A view behind everything in the cell, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBack(oldValue, with: backgroundView) }
  }
  /// Shown behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet { updateLit(animated: false) }
  }
  /// How far the line below the cell keeps from the sides; left and right as read from left to right.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  var hasOwnSeparatorInset = false
  /// Whether the table's delegate has set the level.
  var hasTableIndentation = false
  /// By how many steps of `indentationWidth` the content is moved in.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// In points a level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  var litView: UIView?
  let separator = UIView()
  /// What the table says of the line below.
  var separatorLook = CellSeparator() {
    didSet { if separatorLook != oldValue { setNeedsLayout() } }
  }

  private func replaceBack(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Selected, touched

  /// Whether the row looks selected; does not select it in the table.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row looks touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false

  /// Selects the row, as far as looks go. Call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateChanged()
    updateLit(animated: animated)
    editControl?.isChosen = selected
  }

  /// Shows that a finger is on the row. Call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateChanged()
    updateLit(animated: animated)
  }

  var isLit: Bool { (selected || highlighted) && selectionStyle != .none && editControl?.kind != .choose }

  // MARK: Editing

  /// Whether the row shows what deletes, inserts or moves it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Shows or hides what deletes, inserts or moves the row. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    stateChanged()
    accessoriesChanged()
    guard animated else { return layoutNow() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { self.layoutNow() })
  }

  /// What the row's control does to it; `.none` before a table says otherwise.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content moves in to make room for the row's control while it is edited.
  open var shouldIndentWhileEditing = true
  /// Whether the row shows a handle to move it by while the table is edited.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }
  /// Whether fingers choose rows while the table is edited.
  var isChoosing = false
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?

  private func layoutNow() {
    placeParts()
    content.layoutSubviews()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// The height that suits the row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = contentWidth(in: size.width)
    guard content.layout.usesConstraints, configuredView == nil else {
      return CGSize(width: size.width, height: content.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  // MARK: Focus

  /// Whether the focus can come to the row, as the table's delegate says.
  open override var canBecomeFocused: Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    return table.delegate?.tableView(table, canFocusRowAt: path) ?? takesFocusForControls
  }

  override var focusShape: FocusShape {
    content.isStandard ? .plate(outset: CGSize(width: -6, height: -2), radius: 10) : .ring(radius: 10)
  }

  override var viewsOnFocusPlate: [UIView] { [content, shownAccessory].compactMap(\.self) }

  override func focusMoved() {
    stateChanged()
    setNeedsLayout()
  }

  override func selectBegan() { table?.selectBeganOnRow(of: self) }

  override func selectEnded(isTaken: Bool) { table?.selectEndedOnRow(isTaken: isTaken) }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { content.spokenText }
  override var naturalRole: AccessibilityRole { .row }

  override var naturalTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    guard shownAccessory !== accessoryView || accessoryView == nil else { return traits }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .checkmark: traits.insert(.selected)
    case .disclosureIndicator, .detailDisclosureButton: traits.insert(.button)
    case .none, .detailButton: break
    }
    return traits
  }

  /// What can be used by itself; the texts are read with the row.
  override var viewsInsideElement: [UIView] {
    var views = content.controlsInside
    if let shownAccessory { views += shownAccessory.controlsInside }
    if let editControl { views.append(editControl) }
    if let reorderControl { views.append(reorderControl) }
    return views
  }
}

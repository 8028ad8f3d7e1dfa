// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A choice that an alert offers.
@MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// One choice among others.
    case `default` = 0
    /// Leaves everything as it is; stands apart from the others.
    case cancel = 1
    /// Something is lost: red.
    case destructive = 2
  }

  /// What the choice says.
  open private(set) var title: String?
  /// What kind of choice it is, which decides about its colour and place.
  open private(set) var style: Style
  /// Whether it can be chosen; a choice that cannot is grey.
  open var isEnabled = true {
    didSet { onChange() }
  }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: () -> Void = {}

  /// Makes a choice. The handler is called once the alert has gone; with `nil` the choice only sends it away.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Asks a question over everything else: in the middle of the window, or from below.
@MainActor
open class UIAlertController: UIViewController {
  /// Where a question is asked.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// From below, with a row for each choice; a tap beside it chooses to cancel, where that can be chosen.
    case actionSheet = 0
    /// In the middle of the window; it stays until something is chosen.
    case alert = 1
  }

  /// Where the question is asked.
  open private(set) var preferredStyle = Style.alert
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that people most likely want, set in bold.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }

  /// The smaller text below the title; `nil` or empty for none.
  open var message: String? {
    didSet { rebuild() }
  }

  /// The text above the message, set in bold; `nil` or empty for none.
  open override var title: String? {
    didSet { rebuild() }
  }

  /// Makes a question without choices: add them, then present it.
  ///
  /// Alerts fade in, and sheets come from below.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds a choice. What cancels stands at the leading side of two, and last otherwise; in sheets on a card of its
  /// own.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.actionsChanged() }
    rebuild()
  }

  // MARK: Text fields

  private var box: AlertFields?

  /// The fields below the message, in the order in which they were added; `nil` without any.
  open var textFields: [UITextField]? { box?.fields }

  /// Adds a field below the message of an alert; a sheet has none, and to add one ends the program.
  ///
  /// The first field is typed into as soon as the alert has come. Return goes to the next field, and in the last one it chooses what
  /// people most likely want: `preferredAction`, or the only choice that does not cancel.
  ///
  /// - Parameter configurationHandler: Called at once with the field, to set its text, placeholder and the like.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "A text field was added to an action sheet; only alerts have text fields.")
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    let box = box ?? AlertFields()
    self.box = box
    box.onReturn = { [weak self] in self?.returnPressed(in: $0) }
    box.add(field)
    rebuild()
  }

  private func returnPressed(in field: UITextField) {
    guard let fields = textFields, let place = fields.firstIndex(of: field) else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others.first : nil) { choose(action) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func loadView() { view = UIView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
  }

  /// Whether it shows as a popover.
  var isInPopover: Bool { presentationState.popover?.containerView != nil }

  private static let popoverWidth: CGFloat = 300

  /// Its size there.
  var popoverSize: CGSize {
    loadViewIfNeeded()
    return CGSize(width: Self.popoverWidth, height: arrangedHeight(width: Self.popoverWidth, atMost: .infinity))
  }

  /// Somebody has tapped beside it.
  func cancelFromOutside() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else {
      return presentingViewController?.dismiss(animated: true) ?? ()
    }
    choose(cancel)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rebuild()
  }

  /// Makes the cards anew, as suits where they show.
  func rebuild() {
    guard isViewLoaded else { return }
    // The fields stay where they are, above the cards: somebody may be typing into them.
    for case let card as AlertCard in view.subviews { card.removeFromSuperview() }
    let fieldsHeight = box?.height(compatibleWith: traitCollection)
    let cards = AlertCard.cards(of: self, fieldsHeight: fieldsHeight) { [weak self] in self?.choose($0) }
    for (index, card) in cards.enumerated() { view.insertSubview(card, at: index) }
    if let box, box.superview == nil { view.addSubview(box) }
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    rebuild()
  }

  private func actionsChanged() {
    guard isViewLoaded else { return }
    for case let card as AlertCard in view.subviews { card.actionsChanged() }
  }

  /// The preferred action, if there is one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let cards = viewIfLoaded?.subviews.compactMap { $0 as? AlertCard } ?? []
    let preferred = preferredAction.flatMap { action in cards.lazy.compactMap { $0.view(of: action) }.first }
    return (preferred.map { [$0] } ?? []) + super.preferredFocusEnvironments
  }

  /// Chooses to cancel, where that is a choice.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel && $0.isEnabled }) else { return false }
    choose(cancel)
    return true
  }

  /// Goes away, and then does what was chosen.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// Places the cards from top to bottom; the text of the first one scrolls where they would be higher than the limit.
  ///
  /// - Returns: How high they are together, in points.
  func arrangedHeight(width: CGFloat, atMost limit: CGFloat) -> CGFloat {
    let cards = view.subviews.compactMap { $0 as? AlertCard }
    let heights = cards.map { $0.height(forWidth: width) }
    let whole = heights.reduce(0, +) + AlertCard.gap * CGFloat(max(cards.count - 1, 0))
    var missing = max(whole - limit, 0)
    var place: CGFloat = 0
    for (card, height) in zip(cards, heights) {
      card.frame = CGRect(x: 0, y: place, width: width, height: max(height - missing, 0))
      missing = 0
      if let frame = card.fieldsFrame(in: card.bounds.size) { box?.frame = frame.offsetBy(dx: 0, dy: place) }
      place = card.frame.maxY + AlertCard.gap
    }
    return max(place - AlertCard.gap, 0)
  }
}

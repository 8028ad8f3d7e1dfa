// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A bar with a field for what people look for, with buttons beside it and a choice of where to look.
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// What is behind the field.
  @nonexhaustive
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default` = 0
    /// The colour of bars.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  private let field = UISearchTextField()
  let cancelButton = UIButton(type: .system)
  let bookmarkButton = FieldButton(type: .system)
  let scopes = UISegmentedControl(items: [])
  let background = UIView()
  let hairline = UIView()
  let promptLabel = UILabel()
  private lazy var listener = SearchBarListener(self)

  /// Makes a bar that is as wide as what it is put into has it.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    let words = PhraseLanguage.current
    background.isUserInteractionEnabled = false
    background.backgroundColor = .secondarySystemBackground
    hairline.backgroundColor = .separator
    background.addSubview(hairline)
    addSubview(background)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    addSubview(promptLabel)
    field.delegate = listener
    field.accessibilityTraits = .searchField
    field.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBar(self, textDidChange: field.text ?? "") }
      }, for: .editingChanged)
    addSubview(field)
    cancelButton.setTitle(words(.cancel), for: .normal)
    // The size of all bars' buttons: the field has the room.
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    addSubview(cancelButton)
    bookmarkButton.setImage(UIImage(systemName: "bookmark"), for: .normal)
    bookmarkButton.tintColor = .secondaryLabel
    bookmarkButton.accessibilityLabel = words(.bookmarks)
    bookmarkButton.frame.size = CGSize(width: 24, height: 24)
    bookmarkButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarBookmarkButtonClicked(self) }
      }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(scopes)
    partsChanged()
  }

  // MARK: Text

  /// Who hears of what people do here.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// What is looked for; the delegate does not hear of a text that is set here.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What shows while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field; none by default.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      partsChanged()
    }
  }

  /// What shows above the keyboard while the bar is typed into; a new one shows with `reloadInputViews`.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Whether the bar can be used.
  open var isEnabled = true {
    didSet {
      field.isEnabled = isEnabled
      for control in [cancelButton, bookmarkButton, scopes] { control.isEnabled = isEnabled }
      field.alpha = isEnabled ? 1 : 0.5
    }
  }

  // MARK: Looks

  /// What is behind the field.
  open var searchBarStyle = Style.default {
    didSet { background.isHidden = searchBarStyle == .minimal }
  }

  /// The colour behind the field; `nil` for that of bars.
  open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? .secondarySystemBackground }
  }

  // MARK: Buttons

  /// Whether the Cancel button shows beside the field.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { partsChanged() } }
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    move(animated) { self.showsCancelButton = showsCancelButton }
  }

  /// Whether a button with a bookmark shows at the end of the field while there is no text.
  open var showsBookmarkButton = false {
    didSet {
      field.rightView = showsBookmarkButton ? bookmarkButton : nil
      field.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
    }
  }

  // MARK: Where to look

  /// The choices of where to look; `nil` or none for no choice.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = 0
      partsChanged()
    }
  }

  /// Which of them is chosen, from 0; the delegate does not hear of one that is set here.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the choices show below the field, if there are some.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { partsChanged() } }
  }

  /// Shows or hides the choices.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { move(animate) { self.showsScopeBar = show } }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Begins typing into the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends typing into the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}

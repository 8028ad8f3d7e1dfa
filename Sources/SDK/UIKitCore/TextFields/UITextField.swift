// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A line of text that people type.
@MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  private(set) lazy var core = TextInputCore(view: self)
  /// Shows the part of the text that there is room for.
  let clip = UIView()
  let placeholderLabel = UILabel()
  var attributes = FieldAttributes()
  lazy var clearButton = makeClearButton()
  /// How far the text is moved to the left so that the caret is in sight, in points.
  var scroll: CGFloat = 0
  var isEditingNow = false
  var interaction: TextInteraction?
  /// What finds problems in the text.
  var validators: [EntryValidator] = []
  /// Called after the text has changed by any hand.
  var onTextChange: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.editor.owner = self
    core.editor.isSingleLine = true
    core.editor.defaultAttributes = attributes.defaults
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.backgroundColor = nil
    clip.addSubview(core.surface)
    placeholderLabel.textColor = .placeholderText
    addSubview(placeholderLabel)
    addSubview(clip)
    setContentHuggingPriority(.defaultLow, for: .horizontal)
    settingChanged()
    interaction = TextInteraction(host: self)
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Text

  /// The text; an empty one for none.
  open var text: String? {
    get { core.editor.text.string }
    set {
      let new = core.editor.entryFormatter?.formatted(newValue ?? "") ?? newValue ?? ""
      core.editor.setText(NSAttributedString(string: new, attributes: attributes.defaults))
    }
  }

  /// The text with its attributes; what it does not say is as the field has it. The font, the colour and the alignment at its start
  /// become the field's.
  open var attributedText: NSAttributedString? {
    get { core.editor.text.attributedString }
    set {
      let text = attributes.completed(newValue ?? NSAttributedString(string: ""))
      takeStyle(of: text)
      if let alignment = text.alignmentAtStart { textAlignment = alignment }
      core.editor.setText(text)
    }
  }

  /// The colour of all of the text.
  open var textColor: UIColor? {
    get { attributes.color }
    set { changeAttributes { $0.color = newValue ?? .label } }
  }

  /// The font of all of the text; the system's at 17 points by default.
  open var font: UIFont? {
    get { attributes.font }
    set { changeAttributes { $0.font = newValue ?? FieldAttributes.defaultFont } }
  }

  /// Where the text stands while there is room; by default at the side where text begins.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { settingChanged() } }
  }

  /// What typed text looks like, and text that is set without attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.defaults }
    set { takeDefaultAttributes(newValue) }
  }

  /// What the next typed text looks like, until the caret goes elsewhere; `nil` while the field is not typed into.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? core.editor.nextAttributes : nil }
    set { if isEditing { core.editor.typingAttributes = newValue } }
  }

  /// What shows in a field without text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      placeholderChanged()
    }
  }

  /// What shows in a field without text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      placeholderChanged()
    }
  }

  private func placeholderChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the text is drawn smaller where there is no room for it, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsLayout() } }
  }

  /// The smallest size that the text is drawn in to fit, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { setNeedsLayout() } }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followContentSize() } }
  }

  // MARK: Looks

  /// What surrounds the text; nothing by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderChanged() } }
  }
  /// Whether the background is that of the round box, and not the app's.
  var hasBoxColor = false

  /// When the button shows that empties the field, while there is text; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// A view at the side where text begins.
  open var leftView: UIView? {
    didSet { overlayChanged(from: oldValue, to: leftView) }
  }

  /// When the view at the side where text begins shows; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }

  /// A view at the side where text ends; the clear button has to make room for it.
  open var rightView: UIView? {
    didSet { overlayChanged(from: oldValue, to: rightView) }
  }

  /// When the view at the side where text ends shows; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }

  // MARK: Editing

  /// Who decides about what is typed.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is typed into.
  open var isEditing: Bool { isEditingNow }

  /// Whether the field is emptied when somebody begins to type into it.
  open var clearsOnBeginEditing = false

  /// Whether the next typed text takes the place of all; selecting anything ends that.
  open var clearsOnInsertion = false
  /// Whether a secret that was there when typing began is still there.
  var beginsAnew = false

  /// What is selected, and whether the field is typed into: a property list, to keep and to set again later. The text is
  /// not in it; set that first.
  open var interactionState: Any {
    get { core.interactionState(of: self) }
    set { core.restore(newValue, of: self) }
  }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// What shows in place of the keyboard; a new one shows with `reloadInputViews`.
  open override var inputView: UIView? {
    get { ownInputView ?? super.inputView }
    set { ownInputView = newValue }
  }

  /// What shows above the keyboard; a new one shows with `reloadInputViews`.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView ?? super.inputAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func forceResign() {
    super.forceResign()
    endEditing()
  }

  // MARK: Focus

  override var focusShape: FocusShape { .ring(radius: borderStyle == .roundedRect ? 8 : max(layer.cornerRadius, 2)) }

  override func selectBegan() {}

  override func selectEnded(isTaken: Bool) { if isTaken { becomeFirstResponder() } }

  override func takesFocusHeading(_ heading: UIFocusHeading) -> Bool { false }

  // MARK: Keys of a hardware keyboard

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !take($0) } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func take(_ key: UIKey) -> Bool {
    guard isFirstResponder, let command = TextKeyCommand(key) else { return false }
    if command == .enter {
      returnKeyPressed()
      return true
    }
    return core.perform(command)
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: UIStandardEditAction, withSender sender: Any?) -> Bool {
    core.canPerform(action, isEditable: isTextEditable)
  }
  open override func cut(_ sender: Any?) { core.cut() }
  open override func copy(_ sender: Any?) { core.copy() }
  open override func paste(_ sender: Any?) { core.paste() }
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    isTextEditable && super.canPaste(itemProviders)
  }
  open override func paste(itemProviders: [NSItemProvider]) { core.paste(itemProviders) }
  open override func delete(_ sender: Any?) { core.deleteSelection() }
  open override func selectAll(_ sender: Any?) { core.selectAll() }
  open override func select(_ sender: Any?) { selectWord() }

  // MARK: Places

  /// Returns where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where text shows that is not typed into.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }

  /// Returns where the placeholder shows.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns where text shows while it is typed into.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }

  /// Returns where the clear button is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearRect(bounds) }

  /// Returns where the view is at the side where text begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(leftView, bounds, isLeading: true) }

  /// Returns where the view is at the side where text ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(rightView, bounds, isLeading: false) }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    interaction?.place()
  }

  /// Handles that stand out are part of the field too.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || interaction?.grip(at: point) != nil
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBorder()
    followContentSize()
    settingChanged()
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { placeholder }
  override var naturalValue: String? {
    isSecureTextEntry ? (text ?? "").dots : hasText ? text : nil
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { typingTraitsChanged() } }
  }
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { typingTraitsChanged() } }
  }
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != oldValue { typingTraitsChanged() } }
  }
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default {
    didSet { if inlinePredictionType != oldValue { core.surface.setNeedsDisplay() } }
  }
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType.isReadFromLeft != oldValue.isReadFromLeft { settingChanged() } }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    willSet { if newValue { core.editor.forgetChanges() } }
    didSet {
      if !isSecureTextEntry { beginsAnew = false }
      settingChanged()
      // The keys that are up for it may not go on as they were.
      if isSecureTextEntry != oldValue { typingTraitsChanged() }
    }
  }
  open var textContentType: UITextContentType! {
    didSet {
      guard textContentType != oldValue else { return }
      if textContentType?.isReadFromLeft != oldValue?.isReadFromLeft { settingChanged() }
      typingTraitsChanged()
    }
  }
  open var passwordRules: UITextInputPasswordRules? {
    didSet { if passwordRules !== oldValue { typingTraitsChanged() } }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { core.editor.length > 0 }

  open func insertText(_ text: String) { insertTyped(text) }

  open func deleteBackward() {
    selectAllForInsertion()
    core.editor.deleteBackward(by: .keyboard)
  }

  // MARK: UITextInput

  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { core.tokenizer }
  /// What is selected, or where the caret is; `nil` while the field takes no keys.
  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? core.selectedTextRange : nil }
    set {
      clearsOnInsertion = false
      core.selectedTextRange = newValue
    }
  }
  open var markedTextRange: UITextRange? { core.markedTextRange }
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { core.surface.markedStyle }
    set { core.surface.markedStyle = newValue }
  }
  open var beginningOfDocument: UITextPosition { core.beginning }
  open var endOfDocument: UITextPosition { core.end }

  open func text(in range: UITextRange) -> String? { core.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { core.replace(range, withText: text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText, selected: selectedRange)
  }
  open func unmarkText() { core.editor.unmark() }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    core.textRange(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { core.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    core.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    core.position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { core.characterRange(byExtending: position, in: direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { core.baseWritingDirection(for: position) }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    core.setBaseWritingDirection(writingDirection, for: range)
  }
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { core.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { core.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { core.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }

  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = (range as? TextPart)?.range else { return true }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { core.textStyling(at: position, in: direction) }
}

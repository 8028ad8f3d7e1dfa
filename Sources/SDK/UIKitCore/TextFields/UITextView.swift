// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text of any number of lines, to read or to type, that scrolls.
@MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  private(set) lazy var core = TextInputCore(view: self)
  var attributes = FieldAttributes()
  var interaction: TextInteraction?
  var isEditingNow = false

  /// The area that the text is laid out in.
  open var textContainer: NSTextContainer { container }
  private let container: NSTextContainer

  /// Makes a view that lays its text out in a container; in one of its own for `nil`. Two views do not share one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    container.onChange = { [weak self] in self?.setNeedsLayout() }
    core.editor.owner = self
    attributes.font = .systemFont(ofSize: 12)
    core.editor.defaultAttributes = attributes.defaults
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    addSubview(core.surface)
    settingChanged()
    interaction = TextInteraction(host: self)
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Text

  /// The text; never `nil` to read.
  open var text: String! {
    get { core.editor.text.string }
    set { core.editor.setText(NSAttributedString(string: newValue ?? "", attributes: attributes.defaults)) }
  }

  /// The text with its attributes; what it does not say is as the view has it.
  open var attributedText: NSAttributedString! {
    get { core.editor.text.attributedString }
    set {
      let text = attributes.completed(newValue ?? NSAttributedString(string: ""))
      takeStyle(of: text)
      if let alignment = text.alignmentAtStart { textAlignment = alignment }
      core.editor.setText(text)
    }
  }

  /// The font of all of the text; the system's at 12 points by default.
  open var font: UIFont? {
    get { attributes.font }
    set { changeAttributes { $0.font = newValue ?? .systemFont(ofSize: 12) } }
  }

  /// The colour of all of the text.
  open var textColor: UIColor? {
    get { attributes.color }
    set { changeAttributes { $0.color = newValue ?? .label } }
  }

  /// Where lines stand; by default at the side where text begins.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { settingChanged() } }
  }

  /// What the next typed text looks like, until the caret goes elsewhere.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { core.editor.nextAttributes }
    set { core.editor.typingAttributes = newValue }
  }

  /// The room between the sides and the text, in points; lines keep the container's padding from it.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { setNeedsLayout() } }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followContentSize() } }
  }

  // MARK: Editing

  /// Who decides about what is typed.
  // No override, for its type is another one; see the scroll view's.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Whether people can change the text. One that cannot be changed can be selected and copied.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      core.surface.showsCaret = isEditable
      if isFirstResponder { resignFirstResponder() }
    }
  }

  /// Whether people can select text, by touch or by the pointer.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue, !isSelectable { resignFirstResponder() } }
  }

  /// Whether the next typed text takes the place of all; selecting anything ends that.
  open var clearsOnInsertion = false
  var beginsAnew = false

  /// What is selected, in UTF-16 units.
  open var selectedRange: NSRange {
    get { core.editor.selection.range }
    set { core.editor.select(TextSelection(core.editor.text.clamp(newValue)), by: .app) }
  }

  /// Scrolls until a range of the text is in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let rects = core.surface.stack.selectionRects(for: range)
    let rect =
      rects.first.map { rects.reduce($0.rect) { $0.union($1.rect) } }
      ?? core.surface.stack.caretRect(at: TextLayout.Position(range.location))
    scrollRectToVisible(convert(rect, from: core.surface).insetBy(dx: 0, dy: -4), animated: false)
  }

  /// What is selected, and whether the text is typed into: a property list, to keep and to set again later. The text is
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

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    core.surface.isActive = true
    if isEditable { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditingNow || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  override func forceResign() {
    super.forceResign()
    endEditing()
  }

  // MARK: Keys of a hardware keyboard

  /// Whether the focus can come here: to a text that can be typed into.
  open override var canBecomeFocused: Bool { isEditable }

  override func selectEnded(isTaken: Bool) { if isTaken { becomeFirstResponder() } }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !take($0) } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func take(_ key: UIKey) -> Bool {
    guard isFirstResponder, let command = TextKeyCommand(key), isEditable || !command.changesText else { return false }
    switch command {
    case .enter: return core.perform(.insert("\n"))
    case .tab(isBackward: false): return core.perform(.insert("\t"))
    default: return core.perform(command)
    }
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
  open override func selectAll(_ sender: Any?) {
    let offset = contentOffset
    core.selectAll()
    contentOffset = offset
  }
  open override func select(_ sender: Any?) { selectWord() }

  // MARK: Layout

  open override func layoutSubviews() {
    placeText()
    super.layoutSubviews()
    interaction?.place()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(forWidth: bounds.width)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    settingChanged()
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalValue: String? { isSecureTextEntry ? text.dots : text }

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
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    willSet { if newValue { core.editor.forgetChanges() } }
    didSet {
      settingChanged()
      // The keys that are up for it may not go on as they were.
      if isSecureTextEntry != oldValue { typingTraitsChanged() }
    }
  }
  open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { typingTraitsChanged() } }
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
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
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
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { core.textStyling(at: position, in: direction) }
}

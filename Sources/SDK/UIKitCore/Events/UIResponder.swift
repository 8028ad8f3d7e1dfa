// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can take touches and keys, and hands on what it does not want.
@MainActor
open class UIResponder: NSObject, UIPasteConfigurationSupporting {
  public override init() { super.init() }

  /// Who gets what this responder does not take: for a view its controller or superview, then the window, the scene and
  /// the app.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder takes keys and edit actions if it is asked to; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up keys and edit actions if it is asked to; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and edit actions come here, in the responder's window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys and edit actions to come here, and for the keyboard or the input view that belongs to it.
  ///
  /// - Returns: Whether the responder has them now; not without a window, nor when it or the one that has them refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    return UIApplication.shared.inputViews.handOver {
      if let current = window.firstResponder, !current.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up keys and edit actions.
  ///
  /// - Returns: Whether it did; not when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    return UIApplication.shared.inputViews.handOver {
      window.firstResponder = nil
      return true
    }
  }

  /// Gives up keys and edit actions because the responder leaves the window, whatever it would like.
  func forceResign() {
    UIApplication.shared.inputViews.handOver { responderWindow?.firstResponder = nil }
  }

  /// Remembers how to take back what people do here; by default that of whoever this responder hands on to, and in the
  /// end the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Edit actions

  /// Returns whether an action can be done now: the menu of a text offers no other, and keys do none. By default `next` decides, and at
  /// the end of the chain nothing can be done.
  ///
  /// Override it to take actions away, such as pasting, and ask `super` for the others.
  open func canPerformAction(_ action: UIStandardEditAction, withSender sender: Any?) -> Bool {
    if action == .captureTextFromCamera, self is any UIKeyInput {
      return UIApplication.shared.inputViews.canScanText(for: self)
    }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Copies what is selected and takes it away; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Puts what was copied in the place of what is selected; does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Shows what a camera sees in place of the keyboard, with the text in it to choose from; what is chosen is typed here. Does nothing
  /// unless this takes text (`UIKeyInput`), can be the first responder, and hides nothing of what is typed.
  ///
  /// On Linux the camera is one of Video4Linux, and Tesseract reads English and Korean, in a process that can open no files and no
  /// connections. Where there is no camera, or it cannot be used, the view says so.
  open func captureTextFromCamera(_ sender: Any?) { UIApplication.shared.inputViews.scanText(for: self) }

  /// What can be pasted here by a paste control; `nil` for nothing.
  open var pasteConfiguration: UIPasteConfiguration? {
    didSet { if pasteConfiguration !== oldValue { UIPasteControl.pasteTargetsChanged() } }
  }

  /// Returns whether things can be pasted here: by default, whether one of them comes in a type of `pasteConfiguration`.
  ///
  /// Ask the providers for their types only; what they hold comes with `paste(itemProviders:)`.
  ///
  /// - Parameter itemProviders: What there is to paste.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Takes what somebody pastes with a paste control; does nothing by default.
  ///
  /// - Parameter itemProviders: What there is to paste.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Takes away what is selected; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the caret; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}

  // MARK: Input views

  /// What shows in place of the keyboard while this responder, or one that hands on to it, is the first; `nil` for the
  /// keyboard, where the first responder takes text, or for nothing.
  open var inputView: UIView? { nil }

  /// What shows above the keyboard or the input view while this responder, or one that hands on to it, is the first.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard that shows in place of the system's while this responder, or one that hands on to it, is the first; it
  /// counts before `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// What shows above the keyboard or the input view, with a controller; it counts before `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The mode that the person types in; `nil` while nobody has typed. Return another one of
  /// `UITextInputMode.activeInputModes` to have the keyboard begin with that one where this responder, or one that hands on
  /// to it, is the first.
  open var textInputMode: UITextInputMode? { UIApplication.shared.inputViews.modes.current }

  /// Names what is typed here, such as a conversation: the keyboard begins with the mode that was used there last, for as
  /// long as the app runs. It holds for all responders that hand on to this one; `nil` by default.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets which mode was used in a context.
  open class func clearTextInputContextIdentifier(_ identifier: String) {
    UIApplication.shared.inputViews.modes.forget(identifier)
  }

  /// Asks again for the input view and the accessory view, and shows them at once; nothing happens unless this is the
  /// first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.inputViews.update(isAnimated: false) }
  }

  /// The window whose keys this responder can take.
  var responderWindow: UIWindow? { nil }

  // MARK: Touches

  /// Called when fingers come down, together those that came at the same moment on the same view; handed on to `next`
  /// by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers move; handed on to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers are lifted; handed on to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when fingers are taken away, as by a recogniser that takes over; handed on to `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys of a hardware keyboard

  /// The keys that do something while this responder, or one that hands on to it, takes keys.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys come down; handed on to `next` by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys go up; handed on to `next` by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when keys are taken away while they are down, which does not happen here; handed on to `next` by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// What a screen reader was told by hand; `nil` for nothing.
  var toldAccessibility: AccessibilityValues?

  /// What a screen reader knows without being told.
  var isNaturalElement: Bool { false }
  var naturalLabel: String? { nil }
  var naturalValue: String? { nil }
  var naturalTraits: UIAccessibilityTraits { .none }
  var naturalFrame: CGRect { .zero }
  var naturalRole: AccessibilityRole { .automatic }
  /// Whether what lies behind is out of reach.
  var isNaturallyModal: Bool { false }
  /// The number that the value says in words.
  var accessibilityRange: AccessibilityRange? { nil }
  /// Takes a number as if a finger had set it.
  func setAccessibilityNumber(_ number: Double) {}

  /// Whether a screen reader stops here; by default for controls, texts and rows. What is inside is then not read.
  open var isAccessibilityElement: Bool {
    get { toldAccessibility?.isElement ?? isNaturalElement }
    set { tell(\.isElement, newValue) }
  }

  /// What it is called.
  open var accessibilityLabel: String? {
    get { toldAccessibility?.label ?? naturalLabel }
    set { tell(\.label, newValue) }
  }

  /// What it shows at the moment, such as "40%"; `nil` where the label says everything.
  open var accessibilityValue: String? {
    get { toldAccessibility?.value ?? naturalValue }
    set { tell(\.value, newValue) }
  }

  /// What happens when it is used, in a sentence.
  open var accessibilityHint: String? {
    get { toldAccessibility?.hint }
    set { tell(\.hint, newValue) }
  }

  /// What kind of thing it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { toldAccessibility?.traits ?? naturalTraits }
    set { tell(\.traits, newValue) }
  }

  /// On the screen, in points; for views by default their bounds.
  open var accessibilityFrame: CGRect {
    get { toldAccessibility?.frame ?? naturalFrame }
    set { tell(\.frame, newValue) }
  }

  /// Where it is touched when a screen reader uses it, on the screen, in points; by default the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return toldAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { tell(\.activationPoint, newValue) }
  }

  /// The language that it is read in, such as `ko-KR`; `nil` for the person's.
  open var accessibilityLanguage: String? {
    get { toldAccessibility?.language }
    set { tell(\.language, newValue) }
  }

  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? {
    get { toldAccessibility?.identifier }
    set { tell(\.identifier, newValue) }
  }

  /// Whether a screen reader passes over everything in here.
  open var accessibilityElementsHidden: Bool {
    get { toldAccessibility?.hidesElements ?? false }
    set { tell(\.hidesElements, newValue) }
  }

  /// Whether the views beside this one are out of reach for now.
  open var accessibilityViewIsModal: Bool {
    get { toldAccessibility?.isModal ?? isNaturallyModal }
    set { tell(\.isModal, newValue) }
  }

  /// Whether all that is in here is read before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { toldAccessibility?.groupsChildren ?? false }
    set { tell(\.groupsChildren, newValue) }
  }

  /// What holds the elements in here together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { toldAccessibility?.containerType ?? .none }
    set { tell(\.containerType, newValue) }
  }

  /// What there is to read in here, in this order, in place of the subviews; `nil` for those.
  open var accessibilityElements: [Any]? {
    get { toldAccessibility?.elements }
    set { tell(\.elements, newValue) }
  }

  /// How many elements there are in place of the subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of them; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns which of them an element is; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { toldAccessibility?.customActions }
    set { tell(\.customActions, newValue) }
  }

  /// Uses it, in place of a touch.
  ///
  /// - Returns: Whether that is done; if not, its activation point is touched.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value one step larger; for elements that are adjustable.
  open func accessibilityIncrement() {}

  /// Makes the value one step smaller.
  open func accessibilityDecrement() {}

  /// Moves content by a page.
  ///
  /// - Returns: Whether it could be moved; if not, whoever holds it is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is shown, such as an alert or a pushed screen.
  ///
  /// - Returns: Whether it did; if not, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The screen reader has come here.
  open func accessibilityElementDidBecomeFocused() {}

  /// The screen reader has gone on.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether the screen reader is here.
  open func accessibilityElementIsFocused() -> Bool { UIApplication.shared.accessibility.focused === self }
}

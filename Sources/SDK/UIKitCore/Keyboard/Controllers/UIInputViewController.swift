// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Looks after a keyboard of the app's own, or an accessory view, which shows for the responders that name it.
///
/// The system's keyboards stay within reach of the person: they come after this one, and this one comes again after them.
/// Where the desktop's keyboard types into the app, there is nothing to switch to.
@MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = DocumentProxy()
  private var toldDictationKey: Bool?
  /// The language that the controller itself has said.
  package private(set) var toldLanguage: String?
  /// Where the controller shows.
  package weak var host: (any InputControllerHost)?

  /// Types into a field from now on; into none for `nil`.
  package func take(_ document: (any InputDocument)?) { proxy.document = document }

  // MARK: The view

  /// Makes an input view that looks as the system's keyboard does behind its keys.
  open override func loadView() { view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard) }

  /// The view, where it is an input view. It is as wide as the screen; as high as a constraint of its own height says, as
  /// its content where it sizes itself, or else as the system's keyboard.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  // MARK: Text

  /// The field that the keyboard types into; it asks the field's delegate as any keyboard does. Without a field nothing is
  /// typed.
  ///
  /// On Linux, a keyboard for other apps types in answer to touches only, and no control characters but `"\n"`: a change
  /// that is refused is taken back, `textDidChange` is called, and the keyboard's output says why.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language of the keyboard as a BCP 47 tag; lists of keyboards show its name. By default that of the keyboard's bundle,
  /// and `nil` in an app.
  open var primaryLanguage: String? {
    get { toldLanguage ?? host?.usualLanguage }
    set {
      guard newValue != toldLanguage else { return }
      toldLanguage = newValue
      host?.languageChanged(of: self)
    }
  }

  /// The text is about to change by other hands than this keyboard's, or the keyboard is about to type into another field.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed by other hands than this keyboard's, or the keyboard types into another field.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// What is selected is about to change by other hands than this keyboard's.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// What is selected has changed by other hands than this keyboard's.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  // MARK: The device

  /// Whether the keyboard has to show a key that leads to the next one: there is one, and the device shows no such key
  /// itself. Known from `viewWillAppear` on.
  open var needsInputModeSwitchKey: Bool { host?.needsInputModeSwitchKey ?? false }

  /// Whether the keyboard can do without a key for dictation. Where the device has a place for that key below the keyboard,
  /// it can, unless it says otherwise; known from `viewWillAppear` on. There is no dictation on Linux yet, so that nothing
  /// shows in that place.
  open var hasDictationKey: Bool {
    get { toldDictationKey ?? host?.hasDictationPlace ?? false }
    set { toldDictationKey = newValue }
  }

  /// Whether the person lets the keyboard do whatever its app may; in the app itself it may.
  open var hasFullAccess: Bool { host?.hasFullAccess ?? true }

  /// Sends the keyboard away.
  open func dismissKeyboard() { host?.dismiss() }

  /// Shows the next keyboard.
  open func advanceToNextInputMode() { host?.advance() }

  /// Looks after a key for the next keyboard: a tap shows that one; a hold, or a finger that moves up, lists them all, and
  /// the finger chooses.
  ///
  /// - Parameters:
  ///   - view: The key, which has this method called at all its touch events.
  ///   - event: What the finger does.
  open func handleInputModeList(from view: UIView, with event: UIEvent) { host?.take(event, on: view) }

  /// Asks for the words that the person uses; in a keyboard of an app's own there may be none.
  ///
  /// - Parameter completionHandler: Called once, on the main actor.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    guard let host else { return completionHandler(UILexicon([])) }
    host.requestLexicon { completionHandler(UILexicon($0)) }
  }

  /// Returns the words that the person uses; in a keyboard of an app's own there may be none.
  open func requestSupplementaryLexicon() async -> UILexicon {
    await withCheckedContinuation { continuation in
      requestSupplementaryLexicon { continuation.resume(returning: $0) }
    }
  }
}

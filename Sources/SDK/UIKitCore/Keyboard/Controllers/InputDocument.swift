// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A field that a keyboard's controller types into, in this app or in another one.
@MainActor
package protocol InputDocument: AnyObject {
  /// What the field says about itself.
  var traits: any UITextInputTraits { get }
  /// What the keyboard knows of the text.
  var context: InputContext { get }
  /// The language that the field is typed in.
  var inputMode: UITextInputMode? { get }
  /// What tells this field, while it is typed into, from others.
  var identifier: UUID { get }

  func insertText(_ text: String)
  func deleteBackward()
  /// Moves the caret by so many UTF-16 units, to the edge of a character.
  func moveCaret(by offset: Int)
  func setMarkedText(_ text: String, selectedRange: NSRange)
  func unmarkText()
}

/// What a keyboard knows of a text.
package struct InputContext: Equatable {
  /// The text before and after what is selected, within the paragraph and not far; `nil` where there is none.
  package var before: String?
  package var after: String?
  /// `nil` where nothing is selected.
  package var selected: String?
  package var hasText = false

  package init(before: String? = nil, after: String? = nil, selected: String? = nil, hasText: Bool = false) {
    self.before = before
    self.after = after
    self.selected = selected
    self.hasText = hasText
  }
}

/// Where a keyboard's controller shows: what it is told of the device, and what it can ask for.
@MainActor
package protocol InputControllerHost: AnyObject {
  /// Whether nothing else leads to the next keyboard.
  var needsInputModeSwitchKey: Bool { get }
  /// Whether the device has a place of its own for the key that begins dictation.
  var hasDictationPlace: Bool { get }
  /// Whether the keyboard may do whatever its app may.
  var hasFullAccess: Bool { get }
  /// The language that the keyboard types unless its controller says otherwise; `nil` where nobody has said.
  var usualLanguage: String? { get }

  /// Shows the next keyboard.
  func advance()
  /// Takes a finger on a controller's own key for the next keyboard.
  func take(_ event: UIEvent, on key: UIView)
  /// Sends the keyboard away.
  func dismiss()
  /// The controller says that it types another language.
  func languageChanged(of controller: UIInputViewController)
  /// Asks for the words that the person uses.
  func requestLexicon(_ completion: @escaping @MainActor ([LexiconWord]) -> Void)
}

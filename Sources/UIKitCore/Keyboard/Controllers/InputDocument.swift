// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field that a keyboard's controller types into, in this app or in another one.
@MainActor
protocol InputDocument: AnyObject {
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
struct InputContext: Equatable {
  /// The text before and after what is selected, within the paragraph and not far; `nil` where there is none.
  var before: String?
  var after: String?
  /// `nil` where nothing is selected.
  var selected: String?
  var hasText = false
}

/// Where a keyboard's controller shows: what it is told of the device, and what it can ask for.
@MainActor
protocol InputControllerHost: AnyObject {
  /// Whether nothing else leads to the next keyboard.
  var needsInputModeSwitchKey: Bool { get }
  /// Whether the device has a place of its own for the key that begins dictation.
  var hasDictationPlace: Bool { get }

  /// Shows the next keyboard.
  func advance()
  /// Takes a finger on a controller's own key for the next keyboard.
  func take(_ event: UIEvent, on key: UIView)
  /// Sends the keyboard away.
  func dismiss()
}

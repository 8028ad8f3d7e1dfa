// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The field that a keyboard types into, as far as the keyboard gets at it, with the field's traits.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret, from the beginning of the paragraph on and at most some hundred characters; `nil` where the
  /// text begins.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret, up to the end of the paragraph and at most some hundred characters; `nil` where the text ends.
  var documentContextAfterInput: String? { get }
  /// What is selected; `nil` for nothing.
  var selectedText: String? { get }
  /// The language that the field is typed in; `nil` where there is no field.
  var documentInputMode: UITextInputMode? { get }
  /// What tells one field from others, for as long as it is typed into.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a distance in UTF-16 units, negative towards the beginning; to the edge of a character, and not
  /// beyond the text.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that is being composed in the place of the text that was, or of what is selected.
  ///
  /// - Parameters:
  ///   - markedText: The text; an empty one takes the composed text away.
  ///   - selectedRange: What is selected in it, in UTF-16 units of it.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Ends composing; the text stays.
  func unmarkText()
}

/// A controller's way to the field that it types into.
@MainActor
final class DocumentProxy: NSObject, UITextDocumentProxy {
  /// The field, while the keyboard shows for one.
  var document: (any InputDocument)?
  private let noDocument = UUID()

  private var context: InputContext { document?.context ?? InputContext() }

  var documentContextBeforeInput: String? { context.before }
  var documentContextAfterInput: String? { context.after }
  var selectedText: String? { context.selected }
  var documentInputMode: UITextInputMode? { document?.inputMode }
  var documentIdentifier: UUID { document?.identifier ?? noDocument }
  var hasText: Bool { context.hasText }

  func insertText(_ text: String) { document?.insertText(text) }
  func deleteBackward() { document?.deleteBackward() }
  func adjustTextPosition(byCharacterOffset offset: Int) { document?.moveCaret(by: offset) }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    document?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { document?.unmarkText() }

  // MARK: The field's traits

  private var traits: (any UITextInputTraits)? { document?.traits }

  var autocapitalizationType: UITextAutocapitalizationType { traits?.autocapitalizationType ?? .sentences }
  var autocorrectionType: UITextAutocorrectionType { traits?.autocorrectionType ?? .default }
  var spellCheckingType: UITextSpellCheckingType { traits?.spellCheckingType ?? .default }
  var smartQuotesType: UITextSmartQuotesType { traits?.smartQuotesType ?? .default }
  var smartDashesType: UITextSmartDashesType { traits?.smartDashesType ?? .default }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { traits?.smartInsertDeleteType ?? .default }
  var inlinePredictionType: UITextInlinePredictionType { traits?.inlinePredictionType ?? .default }
  var keyboardType: UIKeyboardType { traits?.keyboardType ?? .default }
  var keyboardAppearance: UIKeyboardAppearance { traits?.keyboardAppearance ?? .default }
  var returnKeyType: UIReturnKeyType { traits?.returnKeyType ?? .default }
  var enablesReturnKeyAutomatically: Bool { traits?.enablesReturnKeyAutomatically ?? false }
  var isSecureTextEntry: Bool { traits?.isSecureTextEntry ?? false }
  var textContentType: UITextContentType! { traits?.textContentType }
  var passwordRules: UITextInputPasswordRules? { traits?.passwordRules }
}

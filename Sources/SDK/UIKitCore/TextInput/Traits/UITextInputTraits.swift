// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a field says about itself, so that the keyboard suits it.
///
/// On iOS these properties are optional; one that a class leaves out has the value told here.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard offers capitals; `.sentences` if left out.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotation marks are made those of the language.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens are made dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with cut and paste.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether the rest of a word shows in grey while it is typed.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }
  /// How light they are.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the Return key does.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the Return key waits for a text; `false` if left out.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is a secret; `false` if left out.
  var isSecureTextEntry: Bool { get }
  /// What the text is; `nil` if left out.
  var textContentType: UITextContentType! { get }
  /// What a new password has to be like; `nil` if left out.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var smartQuotesType: UITextSmartQuotesType { .default }
  public var smartDashesType: UITextSmartDashesType { .default }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
  public var passwordRules: UITextInputPasswordRules? { nil }
}

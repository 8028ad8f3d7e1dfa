// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// When the keyboard offers capitals by itself.
@nonexhaustive
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of each word.
  case words = 1
  /// At the start of each sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
@nonexhaustive
public enum UITextAutocorrectionType: Int, Sendable {
  /// As suits the keyboard.
  case `default` = 0
  /// They stay as they are typed.
  case no = 1
  /// They are corrected.
  case yes = 2
}

/// Whether words are marked that seem to be misspelt.
@nonexhaustive
public enum UITextSpellCheckingType: Int, Sendable {
  /// As words are corrected.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether straight quotation marks become those of the language.
@nonexhaustive
public enum UITextSmartQuotesType: Int, Sendable {
  /// As suits the field: where sentences are written.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether two hyphens become a dash.
@nonexhaustive
public enum UITextSmartDashesType: Int, Sendable {
  /// As suits the field: where sentences are written.
  case `default` = 0
  /// They stay hyphens.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether the rest of a word shows in grey behind the caret while it is typed.
@nonexhaustive
public enum UITextInlinePredictionType: Int, Sendable {
  /// As suits the field: where sentences are written, and nothing is searched.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does, also where something is searched or nothing is corrected.
  case yes = 2
}

/// Whether spaces around words come and go with cut and paste.
@nonexhaustive
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As suits the field: where sentences are written.
  case `default` = 0
  /// Nothing but what is cut or pasted changes.
  case no = 1
  /// They do.
  case yes = 2
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What a key asks of the text.
enum TypedKey: Hashable, Sendable {
  /// The key's output; the layout's rules and the language's composition come after it.
  case output(String)
  case space
  case delete(DeletionUnit)
  /// A word of the bar of suggestions takes the place of the one at the caret.
  case suggestion(String)
}

/// What is known of the text that a key is typed into.
struct TypedText: Hashable, Sendable {
  /// The text around the caret; `nil` when nothing is known.
  var context: TextContext?
  /// Whether that is the app's own last word.
  var isContextCertain = true
  /// Whether text that has been typed can be replaced.
  var canReplace: Bool
  /// Whether two spaces make a full stop.
  var makesPeriods: Bool
  /// What takes the place of words that stand for it; `nil` where nothing does.
  var replacements: TextReplacements?
  /// Whether the text may have several lines.
  var takesLines = false
  /// Whether words may be offered and corrected: where the app tells its text, or asks for writing.
  var isAssisted = true
  /// Whether words only go on there, and nothing is replaced: in an app that tells nothing of its text.
  var onlyAppends = false
  /// Whether keys of a real keyboard have typed all that stands before the caret since the last blank: the app got them as they are.
  var isWordPassed = false
  /// What makes quotation marks and dashes of straight ones and of hyphens; `nil` where these stay.
  var punctuation: SmartPunctuation?
}

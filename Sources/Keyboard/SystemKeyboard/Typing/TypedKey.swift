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
  /// Whether text that has been typed can be replaced.
  var canReplace: Bool
  /// Whether two spaces make a full stop.
  var makesPeriods: Bool
  /// What takes the place of words that stand for it; `nil` where nothing does.
  var replacements: TextReplacements?
  /// Whether the text may have several lines.
  var takesLines = false
  /// Whether words may be offered and corrected: where the app tells its text, or is followed.
  var isAssisted = true
  /// What was typed, where the app tells nothing of its text and is followed; `nil` where it does.
  var run: TypedRun?
  /// What makes quotation marks and dashes of straight ones and of hyphens; `nil` where these stay.
  var punctuation: SmartPunctuation?
}

// MARK: - Words

extension TypedText {
  /// The text in which words are looked for; `nil` when nothing is known.
  var wordContext: TextContext? { run?.context ?? context }

  /// Whether so many characters before the caret may be replaced now, as they are known to stand there.
  func mayReplace(_ count: Int) -> Bool { run.map { $0.isAnswered && $0.canReplace(count) } ?? true }

  /// Whether so many characters before the caret may be replaced without being asked, as they are a whole word.
  func mayCorrect(_ count: Int) -> Bool { mayReplace(count) && run?.isWhole(count) != false }
}

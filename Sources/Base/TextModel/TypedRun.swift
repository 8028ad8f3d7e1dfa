// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What was typed in a row before the caret of an app that tells nothing of its text, but gives a sign of each change.
package struct TypedRun: Hashable, Sendable {
  /// What was typed there; more may stand before it. Begins with `unknown` where the caret has been put somewhere else.
  package var text = ""
  /// How many characters at its end are known to stand there as they were typed, the last key's among them.
  package var certainCount = 0
  /// How many characters at its end followed each other without any doubt about the caret.
  package var followingCount = 0
  /// Whether the app has given all its signs of the last key.
  package var isAnswered = true

  package init() {}

  /// Stands for a text that nobody knows.
  package static let unknown: Character = "\u{FFFC}"
}

extension TypedRun {
  /// The text before the caret, as far as it was typed.
  package var context: TextContext { TextContext(before: text) }

  /// Whether so many characters before the caret can be replaced, and nothing but them.
  package func canReplace(_ count: Int) -> Bool { certainCount >= count }

  /// Whether so many characters before the caret are all that stands behind something else that was typed.
  package func isWhole(_ count: Int) -> Bool { followingCount > count }
}

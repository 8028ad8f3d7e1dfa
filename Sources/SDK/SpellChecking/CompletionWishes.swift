// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard

/// What somebody wants of words that apps complete, and which are sure enough.
package struct CompletionWishes {
  /// Whether words are completed at all.
  package var completesWords = true
  /// What stands for something else that a space types: nothing else may come of it.
  package var replacements = TextReplacements()

  package init(completesWords: Bool = true, replacements: TextReplacements = TextReplacements()) {
    (self.completesWords, self.replacements) = (completesWords, replacements)
  }

  /// How many letters of a word are typed when the rest shows, at least and at most.
  static let lengths = 2...32
  /// How long the rest is at least: less is typed as fast as it is read.
  static let shortestRest = 2
  /// How much of what may become of the letters the word is at least. Of ten words that show so, nine are those that were meant
  /// (`Benchmarks/typing`).
  static let least: Float = 0.8
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What knows how words are spelt. The platform makes it (`Platform.makeSpelling`), so that programs that check none, such as
/// custom keyboards in their sandbox, do not have it in them.
@MainActor
package protocol SpellingSource: AnyObject {
  /// The languages that can be checked, in two or three small letters, such as `en`; nothing is read for that.
  var languages: [String] { get }

  /// Whether a word is written as a language has it, or was learnt; also where nothing is known of it.
  func accepts(_ word: String, in language: String) -> Bool

  /// Returns the words that may have been meant by one, likeliest first.
  ///
  /// - Parameter text: What stands before the word, or the end of it.
  func guesses(for word: String, after text: String, in language: String, limit: Int) -> [String]

  /// Returns the likeliest words that begin as a text does.
  ///
  /// - Parameter text: What stands before the word, or the end of it.
  func completions(of beginning: String, after text: String, in language: String, limit: Int) -> [String]

  /// Whether the person wants words completed while they are typed; asked when somebody begins to type.
  var completesWords: Bool { get }

  /// Returns how the word at the end of a text goes on, where that is all but certain; `nil` anywhere else.
  ///
  /// - Parameters:
  ///   - text: What stands before the caret, or the end of it.
  ///   - languages: Those in which the word may be.
  func rest(ofWordIn text: String, in languages: [String]) -> String?

  /// Takes a word as it is written for right from now on, in all of the person's apps.
  func learn(_ word: String)

  func hasLearnt(_ word: String) -> Bool

  func unlearn(_ word: String)
}

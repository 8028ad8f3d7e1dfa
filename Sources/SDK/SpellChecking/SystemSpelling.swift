// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard
internal import TextModel
internal import TypingDecoder
import UIKitCore

/// How words are spelt, by the language files that the keyboard has, too.
@MainActor
package final class SystemSpelling: SpellingSource {
  private let files: LanguageFiles
  private var learnt: LearntSpellings

  /// Makes one whose learnt words are the person's.
  package convenience init(_ files: LanguageFiles) { self.init(files, learntWords: LearntSpellings.usualPath) }

  /// - Parameter path: The file of learnt words; `nil` to know them as long as the program runs.
  package init(_ files: LanguageFiles, learntWords path: String?) {
    self.files = files
    learnt = LearntSpellings(path: path)
  }

  /// Those of files, without Korean: its words take endings without number, so that one that is unknown may well be right.
  package var languages: [String] { files.languages.filter { $0 != "ko" } }

  private func dictionary(_ language: String) -> SpellingDictionary? {
    language == "ko" ? nil : files.words(of: language).map(SpellingDictionary.init)
  }

  package func accepts(_ word: String, in language: String) -> Bool {
    dictionary(language)?.accepts(word) ?? true || learnt.contains(word)
  }

  package func guesses(for word: String, after text: String, in language: String, limit: Int) -> [String] {
    dictionary(language)?.guesses(for: word, after: Self.context(of: word, after: text), limit: limit) ?? []
  }

  package func completions(of beginning: String, after text: String, in language: String, limit: Int) -> [String] {
    dictionary(language)?.completions(of: beginning, after: Self.context(of: beginning, after: text), limit: limit)
      ?? []
  }

  private static func context(of word: String, after text: String) -> WordContext {
    WordAtCaret(TextContext(before: text + word, selected: "", after: ""))?.context ?? WordContext(after: nil)
  }

  package func learn(_ word: String) { learnt.insert(word) }

  package func hasLearnt(_ word: String) -> Bool { learnt.contains(word) }

  package func unlearn(_ word: String) { learnt.remove(word) }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard
internal import TextModel
internal import TypingDecoder
import UIKitCore
internal import WordLearning

/// How words are spelt, by the language files that the keyboard has, too.
@MainActor
package final class SystemSpelling: SpellingSource {
  private let files: LanguageFiles
  private var learnt: LearntSpellings
  private let personal: @MainActor () -> PersonalVocabulary?
  private let wishes: @MainActor () -> CompletionWishes
  /// What the person wanted when somebody began to type.
  private var wanted = CompletionWishes()

  /// Makes one whose learnt words are the person's.
  ///
  /// - Parameters:
  ///   - personal: Tells which words the person uses and has blocked, as far as is known; asked when somebody begins to
  ///     type, and whenever a word may be completed.
  ///   - wishes: What the person wants of completed words; asked when somebody begins to type.
  package convenience init(
    _ files: LanguageFiles, personal: @escaping @MainActor () -> PersonalVocabulary?,
    wishes: @escaping @MainActor () -> CompletionWishes
  ) {
    self.init(files, learntWords: LearntSpellings.usualPath, personal: personal, wishes: wishes)
  }

  /// - Parameters:
  ///   - path: The file of learnt words; `nil` to know them as long as the program runs.
  ///   - personal: Tells which words the person uses.
  ///   - wishes: What the person wants of completed words.
  package init(
    _ files: LanguageFiles, learntWords path: String?,
    personal: @escaping @MainActor () -> PersonalVocabulary? = { nil },
    wishes: @escaping @MainActor () -> CompletionWishes = { CompletionWishes() }
  ) {
    (self.files, self.personal, self.wishes) = (files, personal, wishes)
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

  package var completesWords: Bool {
    wanted = wishes()
    // They take a while to be read.
    _ = personal()
    return wanted.completesWords
  }

  package func rest(ofWordIn text: String, in languages: [String]) -> String? {
    guard let word = WordAtCaret(TextContext(before: text, selected: "", after: "")), word.startsWord,
      CompletionWishes.lengths.contains(word.word.count), wanted.replacements.text(for: String(word.word)) == nil
    else { return nil }
    let known = personal()
    let found = languages.compactMap { language in
      dictionary(language)?.rest(
        of: String(word.word), after: word.context, personal: known?.words(of: language))
    }
    // Where several languages are typed, they have to agree.
    guard let first = found.first, found.allSatisfy({ $0.text == first.text && $0.share >= CompletionWishes.least })
    else { return nil }
    return first.text.count >= CompletionWishes.shortestRest ? first.text : nil
  }

  private static func context(of word: String, after text: String) -> WordContext {
    WordAtCaret(TextContext(before: text + word, selected: "", after: ""))?.context ?? WordContext(after: nil)
  }

  package func learn(_ word: String) { learnt.insert(word) }

  package func hasLearnt(_ word: String) -> Bool { learnt.contains(word) }

  package func unlearn(_ word: String) { learnt.remove(word) }
}

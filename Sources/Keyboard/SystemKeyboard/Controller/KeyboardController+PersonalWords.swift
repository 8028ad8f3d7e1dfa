// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWords
internal import TextModel

// MARK: - The person's words

extension KeyboardController {
  /// The person's words; where none are learnt, nor names of contacts offered, those that are blocked.
  var ownWords: OwnWords? {
    personalWords.map {
      OwnWords(
        vocabulary: $0, languages: wordLanguages, isSearched: situation.searchesOwnWords,
        isLearning: situation.learnsWords)
    }
  }

  /// Other words of the person are searched than before.
  package func followPersonalWords() {
    typist.assistant?.use(ownWords)
    pausedTyping?.typist.assistant?.use(ownWords)
    suggestWords(at: nil)
  }

  /// Forgets a word of the bar.
  func forgetWord(_ text: String) {
    guard let own = ownWords, own.isLearning else { return }
    for language in own.languages { own.vocabulary.forget(text, in: language) }
    finishedWords.interrupt()
    followPersonalWords()
  }

  /// Tells of words that were put back after a correction.
  ///
  /// - Parameter before: The words that stayed as they are before the key.
  func tellKeptWords(since before: Set<String>) {
    guard let kept = typist.assistant?.kept, kept.count > before.count else { return }
    for word in kept.subtracting(before).sorted() {
      if let word = WordObservation(language: mode.language, word: word) { onEvent(.keptWord(word)) }
    }
  }
}

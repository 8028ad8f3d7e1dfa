// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWords
internal import TypingDecoder

/// The words of the person, as far as a field takes them.
struct OwnWords {
  let vocabulary: PersonalVocabulary
  /// The languages that are typed.
  let languages: [String]
  /// Whether some are searched; where not, some are blocked all the same.
  let isSearched: Bool
  /// Whether words are learnt.
  let isLearning: Bool

  /// What is searched.
  var words: [PersonalWords] { languages.map(isSearched ? vocabulary.words : vocabulary.blockedWords) }
}

extension WordAssistant {
  /// Searches these words of the person from now on.
  mutating func use(_ own: OwnWords?) {
    self.own = own
    decoder.use(languages: languages, personal: own?.words ?? [])
    answered = nil
  }

  /// Whether the word stays as it is typed: it was put back, or it is in no language and was typed twice, or learnt by an app.
  var isLeftAlone: Bool {
    if kept.contains(word.withPlainApostrophes) { return true }
    guard let own, !word.isEmpty else { return false }
    // What somebody has had an app learn is right, whatever the keyboard learns.
    if own.vocabulary.isSpelling(word), !languages.contains(where: { $0.contains(word) }) { return true }
    guard own.isSearched else { return false }
    return own.languages.contains { language in
      own.vocabulary.isKept(word.withPlainApostrophes, in: language)
        || own.vocabulary.isUsed(word, in: language) && !languages.contains { $0.contains(word) }
    }
  }

  /// Whether a hold of a suggestion offers to forget it: one word that could be learnt.
  func canForget(_ text: String) -> Bool { own?.isLearning == true && WordObservation.isLearnable(text) }
}

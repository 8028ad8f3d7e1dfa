// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords
package import TypingDecoder

/// The words that the person uses, as the keyboard searches them.
///
/// What was learnt since counts at once for what is left alone, and for what is searched after `refresh()`, which takes some milliseconds
/// for some thousand words.
package final class PersonalVocabulary {
  private var vocabulary = LearntVocabulary()
  /// Names of people that the person knows.
  private var names: Set<String> = []
  /// Words that the person had apps learn.
  private var spellings: Set<String> = []
  private let languages: (any LanguageSource)?
  /// What is searched; those that were made before something was learnt are in `stale` as well.
  private var searched: [String: PersonalWords] = [:]
  private var stale: Set<String> = []
  /// Whether words are learnt; where not, it knows those alone that are blocked.
  package var isLearning = true {
    didSet { if isLearning != oldValue { removeAll() } }
  }
  /// Calls with what the person has done, for the file of learnt words.
  package var onChange: (WordMessage) -> Void = { _ in }

  /// - Parameter languages: Where the words of languages come from; they say how words are written, and which are offensive.
  package init(languages: (any LanguageSource)?) { self.languages = languages }

  /// Whether other words are to be searched than are.
  package var isStale: Bool { !stale.isEmpty }

  /// Takes what the file of learnt words says.
  package func take(_ message: WordMessage) {
    guard isLearning || message.isOfBlocking, vocabulary.take(message) else { return }
    stale.formUnion(searched.keys)
  }

  /// Takes what the person has done, and hands it on.
  package func note(_ message: WordMessage) {
    if isLearning || message.isOfBlocking, vocabulary.note(message) { stale.formUnion(searched.keys) }
    onChange(message)
  }

  /// Searches the names of the person's contacts from now on, in place of those before; `mostNames` at the most.
  package func setNames(_ names: [String]) {
    let new = Set(names.lazy.filter(WordObservation.isLearnable).prefix(Self.mostNames))
    guard new != self.names else { return }
    self.names = new
    stale.formUnion(searched.keys)
  }

  /// Takes these words for right, which apps have learnt, in place of those before; `mostNames` at the most.
  package func setSpellings(_ words: [String]) {
    let new = Set(words.lazy.filter(WordObservation.isLearnable).prefix(Self.mostNames))
    guard new != spellings else { return }
    spellings = new
    stale.formUnion(searched.keys)
  }

  /// How many names are searched, and how many words that apps have learnt.
  package static let mostNames = 2_000
  /// How many uses of a learnt word a name is worth, or a word that an app has learnt: as much as one that was typed twice.
  private static let usesOfName = 2.0

  /// The names, and the words of apps, that are typed in the letters of a language, but for those that are words of it anyway.
  private func others(in language: String) -> [String] {
    let file = languages?.words(of: language)
    return names.union(spellings).filter { $0.isKorean == (language == "ko") && file?.contains($0) != true }
  }

  /// Forgets everything that was learnt, for as long as nothing is taken.
  package func removeAll() {
    vocabulary.removeAll()
    (searched, stale) = ([:], [])
  }

  /// Makes anew what is searched, where something has changed.
  package func refresh() {
    for language in stale { searched[language] = make(language) }
    stale = []
  }

  /// Returns what is searched in a language.
  package func words(of language: String) -> PersonalWords {
    if let made = searched[language] { return made }
    let made = make(language)
    searched[language] = made
    return made
  }

  /// Returns the words of a language that are never suggested, and none to search.
  func blockedWords(of language: String) -> PersonalWords {
    PersonalWords(language: language, words: [], blocked: vocabulary[language].blocked)
  }

  private func make(_ language: String) -> PersonalWords {
    let known = vocabulary[language]
    var words = known.uses.filter { $0.value >= LearntVocabulary.fewestUses }
    // What was put back was meant, as much as what was typed twice.
    for word in known.kept { words[word] = max(words[word] ?? 0, 2) }
    for other in others(in: language) { words[other] = max(words[other] ?? 0, Self.usesOfName) }
    return PersonalWords(
      language: language, words: words.map { PersonalWords.Word($0, weight: $1) },
      pairs: known.pairs.filter { $0.value >= LearntVocabulary.fewestUses }
        .map { PersonalWords.Pair($0.previous, $0.word, weight: $1) },
      blocked: known.blocked, beside: languages?.words(of: language).map { [$0] } ?? [])
  }
}

// MARK: - Asking

extension PersonalVocabulary {
  /// Whether the person has put a word back after a correction, as it is written or with a capital at the start of a sentence.
  package func isKept(_ word: String, in language: String) -> Bool {
    vocabulary.isKept(word, in: language) || vocabulary.isKept(word.withSmallStart, in: language)
  }

  /// Whether a word, in small letters, is never suggested.
  package func isBlocked(_ word: String, in language: String) -> Bool { vocabulary[language].blocked.contains(word) }

  /// Whether an app has learnt a word, as it is written or with a capital at the start of a sentence.
  package func isSpelling(_ word: String) -> Bool {
    !spellings.isEmpty && (spellings.contains(word) || spellings.contains(word.withSmallStart))
  }

  /// Whether the person has used a word twice, as it is written or with a capital at the start of a sentence, or knows somebody of
  /// that name.
  package func isUsed(_ word: String, in language: String) -> Bool {
    names.contains(word) || vocabulary.isUsed(word, in: language)
      || vocabulary.isUsed(word.withSmallStart, in: language)
  }
}

// MARK: - Forgetting

extension PersonalVocabulary {
  /// Forgets a word at once, however it is written; a word of the language itself or of apps, or a contact's name, is not suggested any
  /// more.
  package func forget(_ text: String, in language: String) {
    let known = vocabulary[language]
    let letters = text.lowercased()
    let words = Set(known.uses.keys).union(known.kept).filter { $0.lowercased() == letters }
    for word in words.sorted() {
      if let word = WordObservation(language: language, word: word) { note(.forgotten(word)) }
    }
    if languages?.words(of: language)?.contains(text) == true
      || names.union(spellings).contains(where: { $0.lowercased() == letters }),
      let word = WordObservation(language: language, word: letters)
    {
      note(.blocked(word))
    }
    refresh()
  }
}

extension WordMessage {
  /// Whether it is of a word that is blocked, or begins or ends what the file says.
  fileprivate var isOfBlocking: Bool {
    switch self {
    case .begin, .blocked, .end: true
    case .known, .kept, .used, .forgotten: false
    }
  }
}

extension String {
  fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}

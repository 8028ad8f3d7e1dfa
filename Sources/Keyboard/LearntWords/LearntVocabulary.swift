// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The words that the person uses, as far as they are kept in memory: those of the file, and those since.
package struct LearntVocabulary: Sendable {
  /// A word and the one before it.
  package struct Pair: Hashable, Sendable {
    package var previous: String
    package var word: String

    package init(previous: String, word: String) { (self.previous, self.word) = (previous, word) }
  }

  /// What is known of a language.
  package struct Language: Sendable {
    /// How often each word was used.
    package fileprivate(set) var uses: [String: Double] = [:]
    /// How often words were used after others.
    package fileprivate(set) var pairs: [Pair: Double] = [:]
    /// The words that were put back after a correction.
    package fileprivate(set) var kept: Set<String> = []
    /// The words that are never suggested.
    package fileprivate(set) var blocked: Set<String> = []
  }

  /// By the language, such as `en`.
  private var languages: [String: Language] = [:]
  /// What is being told, to take the place of all that is known.
  private var told: [String: Language]?

  package init() {}

  /// How many words of a language are kept in memory, the most used ones.
  package static let mostWords = 4_000
  /// How many pairs of a language are kept in memory.
  package static let mostPairs = 4_000
  /// How many words of a language are kept that were put back, and how many that are not suggested.
  package static let mostChoices = 2_000
  /// How often a word has to have been used to be more than a slip: twice, the first time not too long ago.
  package static let fewestUses = 1.5

  package subscript(language: String) -> Language { languages[language] ?? Language() }
}

// MARK: - Asking

extension LearntVocabulary {
  /// Whether the person has used a word often enough for it to be meant.
  package func isUsed(_ word: String, in language: String) -> Bool {
    languages[language]?.uses[word].map { $0 >= Self.fewestUses } ?? false
  }

  /// Whether the person has put a word back after a correction.
  package func isKept(_ word: String, in language: String) -> Bool { languages[language]?.kept.contains(word) ?? false }
}

// MARK: - Learning

extension LearntVocabulary {
  /// Takes what the person has done: it counts at once, also while the file is told or when the telling has broken off.
  ///
  /// - Returns: Whether other words are searched from now on.
  package mutating func note(_ message: WordMessage) -> Bool {
    let telling = told
    told = nil
    defer { told = telling }
    return take(message)
  }

  /// Takes what is told of the file, and after it what the person has done since.
  ///
  /// - Returns: Whether other words are searched from now on.
  package mutating func take(_ message: WordMessage) -> Bool {
    switch message {
    case .begin: told = [:]
    case .known(let word, let uses): told?[word.language, default: Language()].add(uses, of: word)
    case .kept(let word) where told != nil: told?[word.language, default: Language()].keep(word.word)
    case .blocked(let word) where told != nil: told?[word.language, default: Language()].block(word.word)
    case .end:
      guard let all = told else { return false }
      (languages, told) = (all, nil)
      return true
    case .used(let word):
      languages[word.language, default: Language()].use(word)
      return isUsed(word.word, in: word.language)
    case .kept(let word):
      languages[word.language, default: Language()].keep(word.word)
      return true
    case .blocked(let word):
      languages[word.language, default: Language()].block(word.word)
      return true
    case .forgotten(let word): return languages[word.language]?.forget(word.word) ?? false
    }
    return false
  }

  /// Forgets everything.
  package mutating func removeAll() { (languages, told) = ([:], nil) }
}

extension LearntVocabulary.Language {
  fileprivate mutating func use(_ word: WordObservation) {
    add(1, of: word.alone)
    if word.previous != nil { add(1, of: word) }
  }

  /// Adds uses of a word, or, where there is one before it, of the pair alone.
  fileprivate mutating func add(_ count: Double, of word: WordObservation) {
    guard let previous = word.previous else {
      uses[word.word, default: 0] += count
      return uses.keepHeaviest(LearntVocabulary.mostWords)
    }
    pairs[LearntVocabulary.Pair(previous: previous, word: word.word), default: 0] += count
    pairs.keepHeaviest(LearntVocabulary.mostPairs)
  }

  fileprivate mutating func keep(_ word: String) {
    if kept.count < LearntVocabulary.mostChoices { kept.insert(word) }
  }

  fileprivate mutating func block(_ word: String) {
    if blocked.count < LearntVocabulary.mostChoices { blocked.insert(word) }
  }

  fileprivate mutating func forget(_ word: String) -> Bool {
    let wasThere = uses.removeValue(forKey: word) != nil
    for pair in pairs.keys where pair.previous == word || pair.word == word { pairs[pair] = nil }
    return kept.remove(word) != nil || wasThere
  }
}

extension Dictionary where Value == Double {
  /// Where there are a tenth more than that, leaves the heaviest, so that this is seldom.
  fileprivate mutating func keepHeaviest(_ most: Int) {
    guard count > most + most / 10 else { return }
    let least = values.sorted().suffix(most).first ?? 0
    self = filter { $0.value >= least }
    // Many may weigh the same.
    for (key, value) in self where value == least && count > most { self[key] = nil }
  }
}

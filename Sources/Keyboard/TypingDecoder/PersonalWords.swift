// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The words that somebody uses in a language, for a decoder to search beside the language's own.
///
/// A value that is made anew when words come or go; what is too long, too much or no word is left out.
public struct PersonalWords: Sendable {
  /// A word, as its owner writes it.
  public struct Word: Hashable, Sendable {
    /// How the word is written.
    public var text: String
    /// How often it was used; what is not positive leaves it out.
    public var weight: Double

    /// Makes a word.
    public init(_ text: String, weight: Double) { (self.text, self.weight) = (text, weight) }
  }

  /// A word that was used after another.
  public struct Pair: Hashable, Sendable {
    /// The word before.
    public var previous: String
    /// The word.
    public var text: String
    /// How often they were used together; what is not positive leaves them out.
    public var weight: Double

    /// Makes a pair.
    public init(_ previous: String, _ text: String, weight: Double) {
      (self.previous, self.text, self.weight) = (previous, text, weight)
    }
  }

  /// The language in two or three small letters, such as `en`.
  public let language: String
  /// The words as a decoder searches them; `nil` when there are none.
  let file: LanguageFile?
  /// The letters of words that are never suggested.
  let blocked: Set<String>

  /// The most words that are searched, the heaviest first.
  public static let mostWords = 4_000
  /// The most pairs, the heaviest first.
  public static let mostPairs = 8_000
  /// The most words that are never suggested.
  public static let mostBlocked = 2_000
  /// The longest word, in characters.
  public static let longestWord = 32

  /// Makes what a decoder searches.
  ///
  /// - Parameters:
  ///   - language: The language in two or three small letters.
  ///   - words: In any order; those with the same letters are one word, written as the heaviest is.
  ///   - pairs: Those whose words are not among `words` are left out.
  ///   - blocked: Words that are known, and never suggested or corrected to.
  ///   - known: The language's own words: how they write a word counts, and what is offensive there is not suggested.
  /// - Complexity: O(*n* log *n*) in the words; about a microsecond for each.
  public init(
    language: String, words: [Word], pairs: [Pair] = [], blocked: some Sequence<String> = [],
    beside known: [LanguageFile] = []
  ) {
    self.language = language
    self.blocked = Set(
      blocked.lazy.filter(Self.isWord).prefix(Self.mostBlocked).map { Self.letters(of: $0, in: language) })
    file = Self.bytes(language, words, pairs, known).flatMap { try? LanguageFile(copying: $0) }
  }

  /// Whether a text is never suggested.
  func isBlocked(_ text: String) -> Bool { !blocked.isEmpty && blocked.contains(Self.letters(of: text, in: language)) }

  /// The letters that a text has in the trie.
  static func letters(of text: String, in language: String) -> String {
    language == "ko"
      ? KoreanLetters.keystrokes(of: text)
      : String(String.UnicodeScalarView(text.lowercased().unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }

  private static func isWord(_ text: String) -> Bool {
    // Bytes first: a single character may have any number of scalars.
    !text.isEmpty && text.utf8.count <= 4 * longestWord && text.count <= longestWord
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "'\u{2019}-".unicodeScalars.contains($0) }
  }
}

// MARK: - Building

extension PersonalWords {
  /// How many times more often words of the language are used than personal ones.
  private static let languageShare = 4.0
  /// How many words somebody is taken to have used before any was learnt: the first ones prove little.
  private static let usesBefore = 2_500.0
  /// A weight beyond anybody's.
  private static let heaviest = 1e6

  /// The words that have the same letters.
  private struct Group {
    var letters: String
    var spelling: String
    /// The weight of the spelling.
    var heaviest = 0.0
    /// The weight of all spellings.
    var all = 0.0

    mutating func add(_ word: Word) {
      let weight = min(word.weight, PersonalWords.heaviest)
      all += weight
      guard weight > heaviest || weight == heaviest && word.text < spelling else { return }
      (spelling, heaviest) = (word.text, weight)
    }
  }

  private static func bytes(
    _ language: String, _ words: [Word], _ pairs: [Pair], _ known: [LanguageFile]
  ) -> [UInt8]? {
    var groups: [Group] = []
    // By letters, and by text.
    var (places, numbers): ([String: Int], [String: Int]) = ([:], [:])
    for word in words where word.weight > 0 && isWord(word.text) {
      let letters = letters(of: word.text, in: language)
      let place = places[letters] ?? groups.count
      if place == groups.count { groups.append(Group(letters: letters, spelling: word.text)) }
      (places[letters], numbers[word.text]) = (place, place)
      groups[place].add(word)
    }
    let listed = listed(groups, known)
    guard !listed.isEmpty else { return nil }
    var builder = LanguageBuilder(words: listed)
    builder.language = language
    builder.countElsewhere = listed.reduce(usesBefore) { $0 + languageShare * $1.count }
    for (previous, text, weight) in merged(pairs, numbers) {
      builder.addPair(groups[previous].letters, groups[text].letters, count: weight)
    }
    return builder.build()
  }

  /// The heaviest words, as far as there are labels for their letters.
  private static func listed(_ groups: [Group], _ known: [LanguageFile]) -> [LanguageBuilder.Word] {
    let ranked = groups.sorted { $0.all != $1.all ? $0.all > $1.all : $0.letters < $1.letters }
    var alphabet: Set<Unicode.Scalar> = []
    var listed: [LanguageBuilder.Word] = []
    for group in ranked where listed.count < mostWords {
      let others = Set(group.letters.unicodeScalars.lazy.filter { !alphabet.contains($0) })
      guard alphabet.count + others.count <= LanguageFormat.labelLimit else { continue }
      alphabet.formUnion(others)
      let own = known.lazy.compactMap { file in file.word(of: group.letters.unicodeScalars).map { (file, $0) } }.first
      listed.append(
        LanguageBuilder.Word(
          group.letters, spelling: own.map { $0.0.spelling(of: $0.1) } ?? group.spelling, count: group.all,
          isOffensive: own.map { $0.0.isOffensive($0.1) } ?? false))
    }
    return listed
  }

  /// The heaviest pairs by the places of their words, each once.
  private static func merged(
    _ pairs: [Pair], _ numbers: [String: Int]
  ) -> [(previous: Int, text: Int, weight: Double)] {
    var weights: [UInt64: Double] = [:]
    for pair in pairs where pair.weight > 0 {
      guard let previous = numbers[pair.previous], let text = numbers[pair.text] else { continue }
      weights[UInt64(previous) << 32 | UInt64(text), default: 0] += min(pair.weight, heaviest)
    }
    var merged = weights.map { (previous: Int($0 >> 32), text: Int($0 & 0xFFFF_FFFF), weight: $1) }
    if merged.count > mostPairs {
      merged.sort { ($1.weight, $0.previous, $0.text) < ($0.weight, $1.previous, $1.text) }
      merged.removeLast(merged.count - mostPairs)
    }
    return merged
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// Everything that a language file is made of, as tables.
package struct LanguageTables: Sendable {
  /// What stands for the start of a sentence in the first column of pairs.
  private static let sentenceStart = "<s>"

  /// The language, such as `en` or `ko`; Korean words become the letters that type them.
  private let language: String
  private let words: Table
  /// The pairs, the most frequent first.
  private let pairs: [Table.Row]
  /// The triples, the most frequent first.
  private let triples: [Table.Row]
  private let spellings: [String: String]
  private let offensive: Table?
  private let stems: [LanguageBuilder.Stem]
  private let endings: [LanguageBuilder.Ending]

  /// Takes the tables of a language, whose words are in small letters.
  ///
  /// - Parameters:
  ///   - language: A language of two or three small letters, as in ISO 639.
  ///   - words: Each word and its count.
  ///   - pairs: A word or `<s>`, the word after it, and their count. Pairs with words that are not in `words` are left out.
  ///   - triples: A word or `<s>`, the two words after it, and their count. Those whose first two are no pair are left out.
  ///   - casing: A word, how it is written, and its count; of several the most frequent counts, then the first.
  ///   - stems: What words begin with, the class whose endings they take, and their count.
  ///   - endings: A class, what may follow its stems, and their count; `-` where nothing follows.
  ///   - offensive: Words that are known, but never suggested. Those that are not in `words` are added.
  /// - Throws: An error when the language is none, or a table is empty or says something twice.
  package init(
    language: String, words: Table, pairs: Table? = nil, triples: Table? = nil, casing: Table? = nil,
    stems: Table? = nil, endings: Table? = nil, offensive: Table? = nil
  ) throws(TableError) {
    guard LanguageFormat.languageNumber(of: language) != nil else {
      throw TableError(table: nil, message: "\"\(language)\" is no language of two or three small letters")
    }
    guard !words.rows.isEmpty else { throw TableError(table: words.name, message: "there are no words") }
    for table in [words, pairs, triples, stems, endings, offensive] { try table.map(Self.checkOnce) }
    self.language = language
    self.words = words
    self.offensive = offensive
    self.pairs = Self.ranked(pairs?.rows ?? [])
    self.triples = Self.ranked(triples?.rows ?? [])
    var spellings: [String: String] = [:]
    for row in Self.ranked(casing?.rows ?? []) where spellings[row.words[0]] == nil {
      spellings[row.words[0]] = row.words[1]
    }
    self.spellings = spellings
    self.stems = (stems?.rows ?? []).map { row in
      LanguageBuilder.Stem(Self.letters(of: row.words[0], language), class: row.words[1], count: row.count)
    }
    self.endings = (endings?.rows ?? []).map { row in
      let ending = row.words[1] == "-" ? "" : Self.letters(of: row.words[1], language)
      return LanguageBuilder.Ending(ending, class: row.words[0], count: row.count)
    }
  }

  /// Rows by falling count, and by line among equals.
  private static func ranked(_ rows: [Table.Row]) -> [Table.Row] {
    rows.sorted { $0.count != $1.count ? $0.count > $1.count : $0.line < $1.line }
  }

  private static func checkOnce(_ table: Table) throws(TableError) {
    var lines: [[String]: Int] = [:]
    for row in table.rows {
      if let line = lines.updateValue(row.line, forKey: row.words) {
        throw TableError(table: table.name, line: row.line, message: "this is in line \(line) already")
      }
    }
  }
}

// MARK: - Building

extension LanguageTables {
  /// Returns the bytes of a language file, the same for the same tables.
  ///
  /// - Parameter limit: The most bytes; the rarest triples, then the rarest pairs, are left out until the file is no larger.
  /// - Throws: An error when the words are too many, have too many different letters, or are larger than the limit.
  package func build(limit: Int = .max) throws(TableError) -> [UInt8] {
    var (fits, tried) = (0, pairs.count + triples.count)
    var best = try build(sequenceCount: tried)
    guard best.count > limit else { return best }
    best = try build(sequenceCount: 0)
    guard best.count <= limit else {
      throw TableError(
        table: words.name, message: "the words alone take \(best.count) bytes, and \(limit) are allowed")
    }
    // Those with unknown words take no bytes, so how many fit is looked for, halving what is left each time.
    while tried - fits > 1 {
      let middle = (fits + tried) / 2
      let bytes = try build(sequenceCount: middle)
      if bytes.count <= limit { (fits, best) = (middle, bytes) } else { tried = middle }
    }
    return best
  }

  /// - Parameter sequenceCount: How many pairs, and then triples, go into the file.
  private func build(sequenceCount: Int) throws(TableError) -> [UInt8] {
    let rude = Set((offensive?.rows ?? []).map { $0.words[0] })
    var listed: [LanguageBuilder.Word] = words.rows.map { row in
      word(row.words[0], count: row.count, isOffensive: rude.contains(row.words[0]))
    }
    let known = Set(words.rows.map { $0.words[0] })
    listed += (offensive?.rows ?? []).map { $0.words[0] }.filter { !known.contains($0) }
      .map { word($0, count: 1, isOffensive: true) }
    var builder = LanguageBuilder(words: listed, stems: stems, endings: endings)
    builder.language = language
    for row in pairs.prefix(sequenceCount) {
      builder.addPair(history(row.words[0]), letters(of: row.words[1]), count: row.count)
    }
    for row in triples.prefix(max(0, sequenceCount - pairs.count)) {
      let (second, third) = (letters(of: row.words[1]), letters(of: row.words[2]))
      builder.addTriple(history(row.words[0]), second, third, count: row.count)
    }
    guard let bytes = builder.build() else {
      let message =
        "the words are too many, or have more than \(LanguageFormat.labelLimit) different letters among them"
      throw TableError(table: words.name, message: message)
    }
    return bytes
  }

  private func word(_ text: String, count: Double, isOffensive: Bool) -> LanguageBuilder.Word {
    let letters = letters(of: text)
    // Syllables are composed again when the file is read.
    let isComposed = language == "ko" && spellings[text] == nil && KoreanLetters.compose(letters) == text
    return LanguageBuilder.Word(
      letters, spelling: isComposed ? letters : spellings[text] ?? text, count: count, isOffensive: isOffensive)
  }

  private func history(_ word: String) -> String? { word == Self.sentenceStart ? nil : letters(of: word) }

  private func letters(of word: String) -> String { Self.letters(of: word, language) }

  private static func letters(of word: String, _ language: String) -> String {
    language == "ko" ? KoreanLetters.keystrokes(of: word) : word
  }
}

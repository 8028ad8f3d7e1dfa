// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CAllocations
import LanguageBuilding
import TypingDecoder

/// Touches that a decoder takes with two languages of some thousand words that are much alike, and with somebody's own words in both.
struct Decoding {
  private var decoder: Decoder

  /// - Parameter ownWordCount: How many words of somebody's own each language has.
  init(ownWordCount: Int) throws {
    let languages = [try Self.language("aeiou"), try Self.language("aouei")]
    let personal = ["en", "de"].map {
      PersonalWords(language: $0, words: Self.ownWords(ownWordCount), beside: languages)
    }
    decoder = Decoder(languages: languages, personal: personal, spatial: Self.spatial)
  }

  private static func ownWords(_ count: Int) -> [PersonalWords.Word] {
    let syllables = "bdgkl".flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }
    return (0..<count).map { number in
      let text = [number % 25, number / 25 % 25, number / 625 % 25].map { syllables[$0] }.joined()
      return PersonalWords.Word(text + "n", weight: Double(1 + number % 9))
    }
  }

  /// Takes a word letter by letter, and returns what each touch and each look at the suggestions allocated at most.
  mutating func type(_ word: String) -> (touch: UInt64, suggestions: UInt64) {
    decoder.reset()
    var most: (touch: UInt64, suggestions: UInt64) = (0, 0)
    for letter in word.unicodeScalars {
      let before = spn_allocation_count()
      decoder.append(.letter(letter))
      let between = spn_allocation_count()
      let count = decoder.suggestions(after: WordContext(words: ["bada", "dati"], startsSentence: false)).count
      precondition(count <= 3, "more suggestions than were asked for")
      most.touch = max(most.touch, between - before)
      most.suggestions = max(most.suggestions, spn_allocation_count() - between)
    }
    return most
  }

  /// All words of two and three syllables, those with the first vowels the most frequent.
  private static func language(_ vowels: String) throws -> LanguageFile {
    let syllables = "bdgklmnprst".flatMap { consonant in vowels.map { "\(consonant)\($0)" } }
    var words: [String] = syllables.flatMap { first in syllables.map { first + $0 } }
    words += words.prefix(500).flatMap { first in syllables.prefix(10).map { first + $0 } }
    var builder = LanguageBuilder(
      words: words.enumerated().map { LanguageBuilder.Word($1, count: Double(10_000 / ($0 + 1) + 1)) })
    for word in words.prefix(200) { builder.addPair("dati", word, count: 3) }
    return try LanguageFile(copying: builder.build() ?? [])
  }

  private static var spatial: SpatialModel {
    let rows: [(letters: String, start: Float)] = [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)]
    let keys = rows.enumerated().flatMap { row, line in
      line.letters.unicodeScalars.enumerated().map { column, letter in
        SpatialModel.Key(letter: letter, center: SIMD2(line.start + Float(column) + 0.5, Float(row) + 0.5))
      }
    }
    return SpatialModel(keys: keys, deviation: SpatialModel.usualDeviation)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the reader and the builder of language files agree on.
///
/// All numbers are little-endian. After the header come, without gaps: the alphabet (scalar and base scalar of each label,
/// 4 bytes each), the nodes of the trie in breadth-first order, for each history where its pairs start (4 bytes each, one
/// more at the end), the pairs (word × 256 + cost), a back-off cost for each history padded to four bytes; for those pairs
/// that are the history of triples their numbers in rising order, where their triples start (4 bytes each, one more at the
/// end), the triples (word × 256 + cost), and a back-off cost for each padded to four bytes; the spellings (word and offset
/// of its text, 4 bytes each), their texts padded to four bytes, the offensive words, the roots of the endings, the syllables
/// (scalar × 65536 + its cost × 256 + a back-off cost), for each where its pairs start (4 bytes each, one more at the end), and the
/// pairs of syllables (scalar of the second × 65536 + cost).
///
/// A node is its first child × 256 + the number of its children, its first word × 256 + its label, and four bytes: the cost
/// of the likeliest word at or below it, that of the word that ends at it, that of the stem that ends at it, and the stem's
/// class. A stem is numbered as words are, also where it is no word. Each class has a trie of its endings, whose root comes
/// after the nodes of the words; endings are numbered through all classes, and have no stems.
///
/// Syllables are those of Korean words, and 0 for both ends of a word, in rising order.
///
/// A history is a word, or the number of words for the start of a sentence.
package enum LanguageFormat {
  /// What every file starts with.
  package static let magic: [UInt8] = Array("SPNLANG\n".utf8)
  /// The version that is written, and the only one that is read.
  package static let version: UInt32 = 4
  /// The size of the header in bytes; its last eight are the checksum of those before.
  package static let headerByteCount = 88
  /// The size of a node in bytes.
  package static let nodeByteCount = 12
  /// The most labels that an alphabet has.
  package static let labelLimit = 64
  /// How many steps of cost make a nat; a byte reaches e to the power of −18.
  package static let stepsPerNat: Float = 14
  /// The most classes of stems.
  package static let classLimit = 64
  /// The cost byte of a node at which no word, or no stem, ends.
  package static let noWord: UInt8 = 255

  /// Returns the cost byte of a probability.
  package static func costByte(ofNats nats: Double) -> UInt8 {
    UInt8(min(254, max(0, (nats * Double(stepsPerNat)).rounded())))
  }

  /// Returns a language of two or three small letters as the header has it; `nil` for anything else.
  package static func languageNumber(of language: String) -> UInt32? {
    let letters = Array(language.utf8)
    guard (2...3).contains(letters.count), letters.allSatisfy(isSmallLetter) else { return nil }
    return letters.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the language of a header; empty when it has none.
  static func language(ofNumber number: UInt32) -> String {
    let letters = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }.prefix { isSmallLetter($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

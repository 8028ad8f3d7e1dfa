// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWords

/// A word that was learnt.
package struct LearntWord: Hashable, Sendable {
  package let language: String
  package let word: String
  /// How often it was used, where older uses count less.
  package let weight: Double
  /// The time of its last use, in seconds since 1970.
  package let seconds: Int64
}

// MARK: - Asking

extension LearntWordStore {
  /// Returns learnt words, the heaviest first, those of the same weight in the order of their letters.
  ///
  /// - Parameters:
  ///   - language: `nil` for all.
  ///   - prefix: How the words begin; capitals are others than small letters.
  package func words(
    of language: String? = nil, beginningWith prefix: String = "", limit: Int = .max, at now: Int64
  ) throws(LearntWordsError) -> [LearntWord] {
    let rows = try database.run(
      """
      SELECT weight, seconds, language, word FROM words
      WHERE (?1 IS NULL OR language = ?1) AND word >= ?2 AND word < ?3
      """,
      [language.map(Database.Value.text) ?? .null, .text(prefix), .text(prefix + "\u{10FFFF}")])
    return Self.sorted(rows, now, limit)
  }

  /// Returns the words that were used after another, the heaviest first.
  package func words(
    after previous: String, of language: String, limit: Int = .max, at now: Int64
  ) throws(LearntWordsError) -> [LearntWord] {
    let rows = try database.run(
      "SELECT weight, seconds, language, word FROM pairs WHERE language = ? AND previous = ?",
      [.text(language), .text(previous)])
    return Self.sorted(rows, now, limit)
  }

  /// Returns whether any word is kept.
  package func hasWords() throws(LearntWordsError) -> Bool {
    try !database.run("SELECT 1 FROM words LIMIT 1").isEmpty
  }

  private static func sorted(_ rows: [[Database.Value]], _ now: Int64, _ limit: Int) -> [LearntWord] {
    let words = rows.compactMap { row -> LearntWord? in
      guard row.count == 4, let weight = weight(row[...]), case .text(let language) = row[2],
        case .text(let word) = row[3]
      else { return nil }
      return LearntWord(language: language, word: word, weight: weight.value(at: now), seconds: weight.seconds)
    }
    let ordered = words.sorted { left, right in
      left.weight != right.weight
        ? left.weight > right.weight : (left.word, left.language) < (right.word, right.language)
    }
    return Array(ordered.prefix(limit))
  }
}

// MARK: - Forgetting

extension LearntWordStore {
  /// Forgets a word of every language, and where it stood beside others.
  ///
  /// - Returns: Whether it was there.
  package func forget(_ word: String) throws(LearntWordsError) -> Bool {
    let isThere = try database.transaction { () throws(LearntWordsError) in
      var isThere = false
      for word in try spellings(of: word) {
        let rows = try database.run("DELETE FROM words WHERE word = ? RETURNING 1", [.text(word)])
        try database.run("DELETE FROM pairs WHERE word = ?1 OR previous = ?1", [.text(word)])
        try database.run(
          "DELETE FROM choices WHERE word = ? AND kind = ?", [.text(word), .integer(WordChoice.kept.rawValue)])
        isThere = isThere || !rows.isEmpty
      }
      return isThere
    }
    try clearLog()
    return isThere
  }

  /// Returns how a word stands in the file: what looks the same may be written in other code points.
  private func spellings(of word: String) throws(LearntWordsError) -> [String] {
    try database.run(
      """
      SELECT word FROM words UNION SELECT word FROM pairs UNION SELECT previous FROM pairs UNION SELECT word FROM choices
      """
    )
    .compactMap { row in
      guard case .text(let other)? = row.first, other == word else { return nil }
      return other
    }
  }

  /// Forgets everything, in a damaged file that was set aside as well.
  ///
  /// - Returns: How many words there were in the file.
  package func forgetAll() throws(LearntWordsError) -> Int {
    let count = try database.transaction { () throws(LearntWordsError) in
      let rows = try database.run("SELECT count(*) FROM words")
      try database.run("DELETE FROM words")
      try database.run("DELETE FROM pairs")
      try database.run("DELETE FROM choices")
      return rows.first?.first
    }
    try clearLog()
    try removeDamaged()
    guard case .integer(let number)? = count else { return 0 }
    return Int(number)
  }

  /// What is deleted stands in the log of writes until that is emptied.
  func clearLog() throws(LearntWordsError) { try database.run("PRAGMA wal_checkpoint(TRUNCATE)") }
}

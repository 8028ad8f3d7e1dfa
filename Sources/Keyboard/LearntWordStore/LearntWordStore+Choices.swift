// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords

/// What the person has said of a word; the numbers are those of the file.
package enum WordChoice: Int64, Hashable, Sendable {
  /// It was put back after a correction, and stays.
  case kept = 1
  /// It is not to be suggested.
  case blocked = 2
}

extension LearntWordStore {
  /// Notes what the person has said of a word.
  ///
  /// - Parameters:
  ///   - word: The word before it says nothing.
  ///   - now: In seconds since 1970; the oldest choices go first where there are too many.
  package func note(_ choice: WordChoice, of word: WordObservation, at now: Int64) throws(LearntWordsError) {
    let row: [Database.Value] = [.text(word.language), .integer(choice.rawValue)]
    try database.transaction { () throws(LearntWordsError) in
      try database.run(
        "INSERT OR REPLACE INTO choices (language, kind, word, seconds) VALUES (?, ?, ?, ?)",
        row + [.text(word.word), .integer(now)])
      try database.run(
        """
        DELETE FROM choices WHERE language = ?1 AND kind = ?2 AND word NOT IN
          (SELECT word FROM choices WHERE language = ?1 AND kind = ?2 ORDER BY seconds DESC, word LIMIT ?3)
        """,
        row + [.integer(Int64(LearntVocabulary.mostChoices))])
    }
  }

  /// Returns the words of a choice, in the order of their letters.
  package func words(with choice: WordChoice) throws(LearntWordsError) -> [WordObservation] {
    try database.run(
      "SELECT language, word FROM choices WHERE kind = ? ORDER BY word, language", [.integer(choice.rawValue)]
    )
    .compactMap { row in
      guard case .text(let language)? = row.first, case .text(let word)? = row.last else { return nil }
      return WordObservation(language: language, word: word)
    }
  }

  /// Lets a word be suggested again, in every language.
  ///
  /// - Returns: Whether it was not to be.
  package func unblock(_ word: String) throws(LearntWordsError) -> Bool {
    let rows = try database.run(
      "DELETE FROM choices WHERE word = ? AND kind = ? RETURNING 1",
      [.text(word), .integer(WordChoice.blocked.rawValue)])
    try clearLog()
    return !rows.isEmpty
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords

extension LearntWordStore {
  /// Learns words, all of them or none.
  ///
  /// - Parameter now: The time of all of them.
  package func learn(_ observations: [WordObservation], at now: Int64) throws(LearntWordsError) {
    guard !observations.isEmpty else { return }
    try database.transaction { () throws(LearntWordsError) in
      for observation in observations { try learn(observation, now) }
      for language in Set(observations.map(\.language)).sorted() {
        try keep(mostWords, of: "words", "word", language, now)
        try keep(mostPairs, of: "pairs", "previous, word", language, now)
      }
    }
  }

  private func learn(_ observation: WordObservation, _ now: Int64) throws(LearntWordsError) {
    let (language, word) = (Database.Value.text(observation.language), Database.Value.text(observation.word))
    let old = try database.run("SELECT weight, seconds FROM words WHERE language = ? AND word = ?", [language, word])
    let weight = Self.used(old, now)
    try database.run(
      "INSERT OR REPLACE INTO words (language, word, weight, seconds) VALUES (?, ?, ?, ?)",
      [language, word, .real(weight.value), .integer(weight.seconds)])
    guard let previous = observation.previous.map(Database.Value.text) else { return }
    let oldPair = try database.run(
      "SELECT weight, seconds FROM pairs WHERE language = ? AND previous = ? AND word = ?", [language, previous, word])
    let pairWeight = Self.used(oldPair, now)
    try database.run(
      "INSERT OR REPLACE INTO pairs (language, previous, word, weight, seconds) VALUES (?, ?, ?, ?, ?)",
      [language, previous, word, .real(pairWeight.value), .integer(pairWeight.seconds)])
  }

  private static func used(_ rows: [[Database.Value]], _ now: Int64) -> WordWeight {
    guard let row = rows.first, let weight = weight(row[...]) else { return WordWeight(value: 1, seconds: now) }
    return weight.used(at: now)
  }

  /// Reads a weight and a time from the beginning of a row.
  static func weight(_ row: ArraySlice<Database.Value>) -> WordWeight? {
    guard case .real(let value)? = row.first, case .integer(let seconds)? = row.dropFirst().first else { return nil }
    return WordWeight(value: value, seconds: seconds)
  }
}

// MARK: - Bounds

extension LearntWordStore {
  /// Deletes the lightest rows of a language where it has too many, a tenth more than has to go, so that this is seldom.
  ///
  /// - Parameter columns: By which a row is told from the others of the language.
  private func keep(
    _ most: Int, of table: String, _ columns: String, _ language: String, _ now: Int64
  ) throws(LearntWordsError) {
    let language = Database.Value.text(language)
    let rows = try database.run("SELECT count(*) FROM \(table) WHERE language = ?", [language])
    guard case .integer(let count)? = rows.first?.first, count > most else { return }
    let all = try database.run("SELECT weight, seconds, \(columns) FROM \(table) WHERE language = ?", [language])
    let weighed = all.enumerated().map { (index: $0, weight: Self.weight($1[...])?.value(at: now) ?? 0) }
    let condition = columns.split(separator: ", ").map { "\($0) = ?" }.joined(separator: " AND ")
    let lightest = weighed.sorted { ($0.weight, $0.index) < ($1.weight, $1.index) }
    for row in lightest.prefix(all.count - most + most / 10) {
      try database.run(
        "DELETE FROM \(table) WHERE language = ? AND \(condition)", [language] + all[row.index].dropFirst(2))
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords

extension LearntWordStore {
  /// Returns what the keyboard has to know of the words, as messages from `begin` to `end`: the most used words and pairs of each language,
  /// and what the person has said of words.
  ///
  /// - Parameter heard: How many messages of the keyboard are in the file.
  package func vocabulary(at now: Int64, heard: Int) throws(LearntWordsError) -> [WordMessage] {
    var messages: [WordMessage] = [.begin(heard: heard)]
    var counts: [String: Int] = [:]
    for word in try words(at: now) where count(word.language, in: &counts) <= LearntVocabulary.mostWords {
      guard let observation = WordObservation(language: word.language, word: word.word) else { continue }
      messages.append(.known(observation, uses: word.weight))
    }
    counts = [:]
    for (pair, weight) in try pairs(at: now) where weight >= LearntVocabulary.fewestUses {
      if count(pair.language, in: &counts) <= LearntVocabulary.mostPairs { messages.append(.known(pair, uses: weight)) }
    }
    messages += try words(with: .kept).map(WordMessage.kept)
    messages += try words(with: .blocked).map(WordMessage.blocked)
    return messages + [.end]
  }

  private func count(_ language: String, in counts: inout [String: Int]) -> Int {
    counts[language, default: 0] += 1
    return counts[language] ?? 0
  }

  /// The pairs of all languages, the heaviest first.
  private func pairs(at now: Int64) throws(LearntWordsError) -> [(pair: WordObservation, weight: Double)] {
    let rows = try database.run("SELECT weight, seconds, language, word, previous FROM pairs")
    let pairs = rows.compactMap { row -> (pair: WordObservation, weight: Double)? in
      guard row.count == 5, let weight = Self.weight(row[...]), case .text(let language) = row[2],
        case .text(let word) = row[3], case .text(let previous) = row[4],
        let pair = WordObservation(language: language, word: word, previous: previous), pair.previous != nil
      else { return nil }
      return (pair, weight.value(at: now))
    }
    return pairs.sorted { $0.weight > $1.weight }
  }

  /// A number that changes whenever another program has changed the file.
  package func changeNumber() throws(LearntWordsError) -> Int64 {
    guard case .integer(let number)? = try database.run("PRAGMA data_version").first?.first else { return 0 }
    return number
  }
}

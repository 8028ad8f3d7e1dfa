// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often words follow others, and how likely that makes them: triples, pairs and words alone, with absolute discounting.
///
/// Source: Ney, Essen and Kneser, "On structuring probabilistic dependences in stochastic language modelling", 1994.
struct SequenceCounts {
  /// A word, or the number of words for the start of a sentence, and the word after it.
  struct History: Hashable {
    var first: Int
    var second: Int
  }

  /// How much was written.
  struct Written {
    var pairCount: Int
    var historyCount: Int
    var tripleCount: Int
  }

  /// What is taken off each count and left to words that were not seen there.
  private static let discount = 0.75
  /// How far what follows a word is trusted against how often words are used at all: texts that are counted are few.
  private static let pairTrust = 0.8
  /// How far what follows two words is trusted against what follows the second.
  private static let tripleTrust = 0.8

  private let words: [Double]
  /// How often words of other files were counted.
  var countElsewhere = 0.0
  /// By the number of the first word: the second, and how often.
  var pairs: [[(word: Int, count: Double)]]
  /// The third word, and how often.
  var triples: [History: [(word: Int, count: Double)]] = [:]

  init(words: [Double]) {
    self.words = words
    pairs = Array(repeating: [], count: words.count + 1)
  }
}

// MARK: - Words

extension SequenceCounts {
  /// The probability of each word by itself.
  var alone: [Double] {
    let total = words.reduce(countElsewhere, +)
    return words.map { $0 / total }
  }

  /// How often a history was counted at the least; where words are few, what follows them is trusted less.
  private func total(ofHistory word: Int) -> Double {
    countElsewhere > 0 && words.indices.contains(word) ? words[word] + Self.fewUses : 0
  }

  /// How many uses with others each word is taken to have had where there are words elsewhere.
  private static let fewUses = 4.0
}

// MARK: - Writing

extension SequenceCounts {
  /// What follows a history: the probability of words that were seen, and the share of the others' shorter history.
  private struct Followers {
    var seen: [(word: Int, probability: Double)]
    var left: Double

    /// - Parameter total: How often the history was counted, which is more than its followers where rare ones are left out.
    init(
      _ counts: [(word: Int, count: Double)], total: Double, trust: Double, shorter: (Int) -> Double
    ) {
      let total = max(total, counts.reduce(0) { $0 + $1.count })
      let shares = counts.sorted { $0.word < $1.word }.map { word, count in
        (word: word, share: trust * max(0, count - discount) / total)
      }
      let left = 1 - shares.reduce(0) { $0 + $1.share }
      self.left = left
      seen = shares.map { word, share in (word, share + left * shorter(word)) }
    }

    func append(to entries: inout ByteWriter, _ backOff: inout ByteWriter) {
      for (word, probability) in seen {
        entries.append(UInt32(word) << 8 | UInt32(LanguageFormat.costByte(ofNats: -Logarithm.natural(probability))))
      }
      backOff.bytes.append(LanguageFormat.costByte(ofNats: -Logarithm.natural(left)))
    }
  }

  /// Writes the pairs and the triples as `LanguageFormat` has them.
  func write(to body: inout ByteWriter) -> Written {
    let alone = alone
    let following = pairs.enumerated().map { history, counts in
      Followers(counts, total: total(ofHistory: history), trust: Self.pairTrust) { alone[$0] }
    }
    var (entries, backOff) = (ByteWriter(), ByteWriter())
    for followers in following {
      body.append(UInt32(entries.bytes.count / 4))
      followers.append(to: &entries, &backOff)
    }
    let pairCount = entries.bytes.count / 4
    body.append(UInt32(pairCount))
    backOff.pad()
    body.bytes += entries.bytes + backOff.bytes
    let written = writeTriples(to: &body, following, alone)
    return Written(pairCount: pairCount, historyCount: written.historyCount, tripleCount: written.tripleCount)
  }

  private func writeTriples(
    to body: inout ByteWriter, _ following: [Followers], _ alone: [Double]
  ) -> (historyCount: Int, tripleCount: Int) {
    var (numbers, starts) = (ByteWriter(), ByteWriter())
    var (entries, backOff) = (ByteWriter(), ByteWriter())
    var pair = 0
    for (first, followers) in following.enumerated() {
      let totals = Dictionary(pairs[first].map { ($0.word, $0.count) }) { first, _ in first }
      for (second, _) in followers.seen {
        if let counts = triples[History(first: first, second: second)] {
          let after = following[second]
          let shorter = Dictionary(after.seen.map { ($0.word, $0.probability) }) { first, _ in first }
          numbers.append(UInt32(pair))
          starts.append(UInt32(entries.bytes.count / 4))
          Followers(counts, total: totals[second] ?? 0, trust: Self.tripleTrust) {
            shorter[$0] ?? after.left * alone[$0]
          }
          .append(to: &entries, &backOff)
        }
        pair += 1
      }
    }
    let counts = (historyCount: numbers.bytes.count / 4, tripleCount: entries.bytes.count / 4)
    starts.append(UInt32(counts.tripleCount))
    backOff.pad()
    body.bytes += numbers.bytes + starts.bytes + entries.bytes + backOff.bytes
    return counts
  }
}

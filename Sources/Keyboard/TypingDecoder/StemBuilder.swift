// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Stems, the classes that they are of, and the endings of each class.
struct StemBuilder {
  private var counts: [String: (number: Int, count: Double)] = [:]
  private var total = 0.0
  /// The endings of each class, sorted.
  private let endings: [[(letters: String, count: Double)]]

  /// Takes the stems and endings. Stems of classes without endings are left out, and of several that are the same the first
  /// counts.
  init(_ stems: [LanguageBuilder.Stem], _ endings: [LanguageBuilder.Ending]) {
    let classes = Set(endings.map(\.name)).sorted()
    self.endings = classes.map { name in
      endings.filter { $0.name == name && $0.count > 0 }.map { ($0.letters, $0.count) }
        .sorted { $0.letters.unicodeScalars.lexicographicallyPrecedes($1.letters.unicodeScalars) }
    }
    let numbers = Dictionary(uniqueKeysWithValues: classes.enumerated().map { ($1, $0) })
    for stem in stems {
      guard let number = numbers[stem.name], stem.count > 0, counts[stem.letters] == nil else { continue }
      counts[stem.letters] = (number, stem.count)
      total += stem.count
    }
  }

  var stems: [String] { Array(counts.keys) }

  var letters: Set<Unicode.Scalar> { Set(endings.joined().flatMap(\.letters.unicodeScalars)) }

  var classCount: Int { endings.count }

  /// The trie of each class.
  func tries(labels: [Unicode.Scalar: UInt8]) -> [TrieBuilder] {
    endings.map { rows in
      let total = rows.reduce(0) { $0 + $1.count }
      return TrieBuilder(
        words: rows.map { $0.letters.unicodeScalars.map { labels[$0] ?? 0 } },
        costs: rows.map { LanguageFormat.costByte(ofNats: -Logarithm.natural($0.count / total)) })
    }
  }

  /// What the trie of the words says of a stem; `nil` when it is none.
  func stem(_ letters: String, _ tries: [TrieBuilder]) -> TrieBuilder.Stem? {
    guard let (number, count) = counts[letters] else { return nil }
    let cost = LanguageFormat.costByte(ofNats: -Logarithm.natural(count / total))
    return TrieBuilder.Stem(cost: cost, number: UInt8(number), best: min(254, cost.addingClamped(tries[number].best)))
  }

  /// Writes the tries of the endings, and returns where each starts.
  func write(_ tries: [TrieBuilder], to body: inout ByteWriter, firstNode: Int) -> [Int] {
    var (node, word) = (firstNode, 0)
    var roots: [Int] = []
    for (trie, rows) in zip(tries, endings) {
      roots.append(node)
      trie.write(to: &body, firstNode: node, firstWord: word)
      node += trie.nodeCount
      word += rows.count
    }
    return roots
  }
}

extension UInt8 {
  fileprivate func addingClamped(_ other: UInt8) -> UInt8 {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? .max : sum
  }
}

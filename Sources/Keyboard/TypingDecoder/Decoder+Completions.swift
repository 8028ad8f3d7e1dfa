// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Completions

extension Decoder {
  /// Returns the likeliest words that start with the letters typed so far, or, before the first touch, the likeliest next words.
  ///
  /// Offensive words and the letters as they stand are not among them.
  ///
  /// - Parameters:
  ///   - previous: The word before, in any case; `nil` at the start of a sentence.
  ///   - limit: The most candidates.
  public func completions(after previous: String?, limit: Int = 3) -> [Candidate] {
    let typed = touches.map(\.letter)
    let folded = previous?.lowercased().unicodeScalars
    var found: [Candidate] = []
    for language in languages {
      guard let node = language.node(of: typed) else { continue }
      let history = folded.map { language.word(of: $0) } ?? language.sentenceStart
      var costs: [Int: Float] = [:]
      for (word, cost) in language.pairs(after: history, within: language.words(below: node)) { costs[word] = cost }
      for (word, alone) in language.likeliest(below: node, limit: limit * 4) where costs[word] == nil {
        costs[word] = language.cost(ofWord: word, alone: alone, after: history)
      }
      let literal = language.word(of: typed)
      let best = costs.filter { $0.key != literal && !language.isOffensive($0.key) }
        .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit)
      found += best.map { Candidate(text: language.spelling(of: $0.key), cost: $0.value, isLiteral: false) }
    }
    return Array(found.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(limit))
  }
}

extension LanguageFile {
  /// The words at and below a node, which are numbered one after the other.
  fileprivate func words(below node: Int) -> Range<Int> {
    var last = node
    while let child = children(of: last).last { last = child }
    let (first, end) = (firstWord(of: node), firstWord(of: last) + 1)
    return first..<max(first, end)
  }

  /// How many nodes may be looked at for each word that is wanted; the built files need nine at most.
  private static var stepsPerWord: Int { 32 }

  /// The likeliest words at and below a node by themselves, and what they cost.
  fileprivate func likeliest(below node: Int, limit: Int) -> [(word: Int, cost: Float)] {
    var waiting = [(cost: bestCost(of: node), node: node, isWord: false)]
    var words: [(word: Int, cost: Float)] = []
    // In a file that was changed, nodes may have children in common, and the ways to them are without number.
    var steps = Self.stepsPerWord * limit
    while steps > 0, words.count < limit, let index = waiting.indices.min(by: { waiting[$0].cost < waiting[$1].cost }) {
      let next = waiting.remove(at: index)
      steps -= 1
      if next.isWord {
        words.append((firstWord(of: next.node), next.cost))
        continue
      }
      if let cost = wordCost(of: next.node) { waiting.append((cost, next.node, true)) }
      for child in children(of: next.node) { waiting.append((bestCost(of: child), child, false)) }
    }
    return words
  }
}

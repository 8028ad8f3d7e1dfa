// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Completions

extension LanguageFile {
  /// The likeliest words below a node after a history, how many letters they go on for, and what they cost; none is offensive.
  func completions(
    below node: Int, after history: WordHistory, limit: Int
  ) -> [(word: Int, cost: Float, length: Int)] {
    let words = words(below: node)
    let own = wordCost(of: node) == nil ? nil : firstWord(of: node)
    var best: [(word: Int, cost: Float)] = []
    func offer(_ word: Int, _ cost: Float) {
      guard word != own, best.count < limit || cost < best[best.count - 1].cost else { return }
      guard !best.contains(where: { $0.word == word }), !isOffensive(word) else { return }
      best.insert((word, cost), at: best.firstIndex { cost < $0.cost } ?? best.endIndex)
      if best.count > limit { best.removeLast() }
    }
    forEachWord(after: history, within: words, offer)
    for (word, alone) in likeliest(below: node, limit: limit * 4) {
      offer(word, cost(ofWord: word, alone: alone, after: history))
    }
    return best.map { word, cost in
      var length = 0
      walk(toWord: word, below: node) { _ in length += 1 }
      return (word, cost, length)
    }
  }

  /// The words at and below a node, which are numbered one after the other.
  private func words(below node: Int) -> Range<Int> {
    var last = node
    while let child = children(of: last).last { last = child }
    let (first, end) = (firstWord(of: node), firstWord(of: last) + 1)
    return first..<max(first, end)
  }

  /// How many nodes may be looked at for each word that is wanted; the built files need nine at most.
  private static var stepsPerWord: Int { 32 }

  /// The likeliest words at and below a node by themselves, and what they cost.
  func likeliest(below node: Int, limit: Int) -> [(word: Int, cost: Float)] {
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

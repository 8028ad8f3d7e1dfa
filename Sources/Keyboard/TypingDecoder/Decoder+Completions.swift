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
    completions(after: WordContext(after: previous), limit: limit)
  }

  /// Returns the likeliest words that start with the letters typed so far, or, before the first touch, the likeliest next words.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most candidates.
  public func completions(after context: WordContext, limit: Int = 3) -> [Candidate] {
    let typed = touches.map(\.letter)
    let most = limit + min(blocked.count, limit)
    var readings: [Reading] = []
    for (number, language) in languages.enumerated() {
      guard let node = language.node(of: typed) else { continue }
      readings += language.completions(below: node, after: language.history(of: context), limit: most)
        .map { Reading(language: number, word: $0.word, cost: $0.cost) }
    }
    return written(readings, limit: limit)
  }

  /// Returns what to suggest, likeliest first: the words that may have been meant and those that were begun, and before the
  /// first touch the likeliest next words. Neither offensive words nor the letters as they stand are among them.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most candidates.
  public func suggestions(after context: WordContext, limit: Int = 3) -> [Candidate] {
    guard !touches.isEmpty else { return completions(after: context, limit: limit) }
    var readings = words(after: context).filter { !$0.isLiteral }
    let histories = languages.map { $0.history(of: context) }
    for hypothesis in begun {
      let number = Int(hypothesis.language)
      let language = languages[number]
      for (word, cost, length) in language.completions(
        below: Int(hypothesis.node), after: histories[number], limit: limit)
      {
        let price = DecoderCosts.completion + DecoderCosts.completionLetter * Float(length)
        let all = hypothesis.cost + cost * DecoderCosts.language + price
        readings.append(Reading(language: number, word: word, cost: all))
      }
    }
    return written(readings, limit: limit)
  }

  /// The likeliest beginnings of words.
  private var begun: [Hypothesis] {
    var best: [Hypothesis] = []
    let most = literalTouchCost + DecoderCosts.completionSlip
    for hypothesis in beam where hypothesis.split < 0 && hypothesis.cost < most {
      let index = best.firstIndex { hypothesis.cost < $0.cost } ?? best.endIndex
      guard index < 4 else { continue }
      best.insert(hypothesis, at: index)
      if best.count > 4 { best.removeLast() }
    }
    return best
  }
}

extension LanguageFile {
  /// The likeliest words below a node after a history, how many letters they go on for, and what they cost; none is offensive.
  fileprivate func completions(
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

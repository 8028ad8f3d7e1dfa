// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A way to read the touches so far: a node of a language, and what it took to get there in nats.
struct Hypothesis: Sendable {
  var language: Int
  var node: Int
  var cost: Float
  /// The cost and half of what the likeliest word below the node costs.
  var priority: Float
}

/// The hypotheses after one more touch, as they are found.
struct BeamStep {
  private let languages: [LanguageFile]
  private var found: [Hypothesis] = []
  private var best = Float.infinity

  init(languages: [LanguageFile]) {
    self.languages = languages
    found.reserveCapacity(DecoderCosts.beam * 16)
  }

  /// Adds a hypothesis at a node, unless it is far worse than another.
  mutating func add(_ origin: Hypothesis, _ node: Int, _ cost: Float) {
    let priority = cost + languages[origin.language].bestCost(of: node) / 2
    guard priority < best + DecoderCosts.width else { return }
    best = min(best, priority)
    found.append(Hypothesis(language: origin.language, node: node, cost: cost, priority: priority))
  }

  /// Returns the best hypotheses, one for each node, with those that leave out letters.
  mutating func finish() -> [Hypothesis] {
    var kept = select()
    // Letters are left out at the end of what was read so far, at most two in a row.
    for _ in 0..<2 {
      found = kept
      for hypothesis in kept { omit(hypothesis) }
      kept = select()
    }
    return kept
  }

  private mutating func omit(_ hypothesis: Hypothesis) {
    let language = languages[hypothesis.language]
    for child in language.children(of: hypothesis.node) {
      let label = language.label(of: child)
      let price =
        language.scalar(of: label) == 0x27
        ? DecoderCosts.apostrophe
        : hypothesis.node != 0 && label == language.label(of: hypothesis.node)
          ? DecoderCosts.doubling : DecoderCosts.omission
      add(hypothesis, child, hypothesis.cost + price)
    }
  }

  private func select() -> [Hypothesis] {
    var seen: Set<Int> = []
    var kept: [Hypothesis] = []
    kept.reserveCapacity(DecoderCosts.beam)
    for hypothesis in found.sorted(by: { ($0.priority, $0.language, $0.node) < ($1.priority, $1.language, $1.node) })
    where seen.insert(hypothesis.language << 24 | hypothesis.node).inserted {
      kept.append(hypothesis)
      if kept.count == DecoderCosts.beam { break }
    }
    return kept
  }
}

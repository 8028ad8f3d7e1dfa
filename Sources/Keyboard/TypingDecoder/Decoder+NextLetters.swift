// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What may come after the letters of a word.
package enum WordStep: Hashable, Sendable {
  case letter(Unicode.Scalar)
  /// The word is whole.
  case end
}

extension Decoder {
  /// How many words are weighed of each language; rarer ones count for their letter by the best of them.
  private static var weighedWords: Int { 64 }

  /// Returns what may come after the letters typed so far, likeliest first, by the words that begin so; nothing where none does.
  ///
  /// - Parameters:
  ///   - context: The words before.
  ///   - limit: The most answers.
  package func nextSteps(after context: WordContext, limit: Int = 6) -> [WordStep] {
    var costs: [WordStep: [Float]] = [:]
    for language in languages {
      guard let node = language.node(of: touches.map(\.letter)) else { continue }
      let history = language.history(of: context)
      for child in language.children(of: node) {
        guard let letter = Unicode.Scalar(language.scalar(of: language.label(of: child))) else { continue }
        costs[.letter(letter), default: []].append(language.bestCost(of: child) + history.dearest)
      }
      for (word, cost, _) in language.completions(below: node, after: history, limit: Self.weighedWords) {
        guard let letter = language.letters(of: word, below: node).first else { continue }
        costs[.letter(letter), default: []].append(cost)
      }
      guard let alone = language.wordCost(of: node) else { continue }
      costs[.end, default: []].append(
        language.cost(ofWord: language.firstWord(of: node), alone: alone, after: history))
    }
    let least = costs.values.lazy.flatMap(\.self).min() ?? 0
    let weights = costs.map { (step: $0, weight: $1.reduce(0) { $0 + LanguageFile.weight(ofCost: $1 - least) }) }
    return weights.sorted { ($0.weight, $0.step.order) > ($1.weight, $1.step.order) }.prefix(limit).map(\.step)
  }
}

extension WordStep {
  /// Settles which comes first of those that are as likely as each other.
  fileprivate var order: UInt32 {
    switch self {
    case .letter(let letter): letter.value
    case .end: 0
    }
  }
}

extension WordHistory {
  /// What words cost more that are in none of its sequences.
  fileprivate var dearest: Float { pairBackOff + tripleBackOff }
}

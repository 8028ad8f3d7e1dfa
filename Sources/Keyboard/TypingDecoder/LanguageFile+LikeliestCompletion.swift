// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The word that was most likely begun.
package struct LikeliestCompletion: Hashable, Sendable {
  /// How the word is written.
  package let text: String
  /// How much of what the letters may become is this word, from 0 to 1. The letters may be a word themselves, which counts.
  package let share: Float
  /// Whether the letters are a word themselves.
  package let goesOnFromWord: Bool
}

extension LanguageFile {
  /// How many words are weighed against each other; what comes after them is too rare to matter.
  private static var weighedWords: Int { 16 }

  /// Returns the word that was most likely begun by letters; `nil` where no word begins so. None is offensive.
  ///
  /// - Parameters:
  ///   - letters: In lower case, with straight apostrophes.
  ///   - context: The words before.
  ///   - isBlocked: Whether a word, as it is written, is never offered.
  package func likeliestCompletion(
    of letters: String, after context: WordContext, isBlocked: (String) -> Bool = { _ in false }
  ) -> LikeliestCompletion? {
    guard let node = node(of: letters.unicodeScalars) else { return nil }
    let history = history(of: context)
    let found = completions(below: node, after: history, limit: Self.weighedWords)
    guard let best = found.first(where: { !isBlocked(spelling(of: $0.word)) }) else { return nil }
    let own = wordCost(of: node).map { cost(ofWord: firstWord(of: node), alone: $0, after: history) }
    let costs = found.map(\.cost) + (own.map { [$0] } ?? [])
    let sum = costs.reduce(Float(0)) { $0 + Self.weight(ofCost: $1 - best.cost) }
    return LikeliestCompletion(text: spelling(of: best.word), share: 1 / sum, goesOnFromWord: own != nil)
  }

  /// Returns about `exp(-cost)`, made of the basic operations alone so that it is the same on every machine.
  ///
  /// - Parameter cost: In nats; near zero it is exact to a hundredth, and so it is wherever the weight matters.
  private static func weight(ofCost cost: Float) -> Float {
    var power = max(1 + cost / 256, 0.5)
    for _ in 0..<8 { power *= power }
    return 1 / power
  }
}

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
  ///   - personal: Somebody's own words, which are weighed beside those of the language, and those that are never offered; all
  ///     of them may be what was begun.
  package func likeliestCompletion(
    of letters: String, after context: WordContext, personal: PersonalWords? = nil
  ) -> LikeliestCompletion? {
    var costs: [String: Float] = [:]
    var own: Float?
    for file in [self] + (personal?.file.map { [$0] } ?? []) {
      guard let node = file.node(of: letters.unicodeScalars) else { continue }
      let history = file.history(of: context)
      for found in file.completions(below: node, after: history, limit: Self.weighedWords) {
        costs[file.spelling(of: found.word), default: .infinity].lower(to: found.cost)
      }
      guard let alone = file.wordCost(of: node) else { continue }
      own = min(own ?? .infinity, file.cost(ofWord: file.firstWord(of: node), alone: alone, after: history))
    }
    let offered = costs.filter { personal?.isBlocked($0.key) != true }
    guard let best = offered.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
    let sum = (costs.values.sorted() + (own.map { [$0] } ?? []))
      .reduce(Float(0)) { $0 + Self.weight(ofCost: $1 - best.value) }
    return LikeliestCompletion(text: best.key, share: 1 / sum, goesOnFromWord: own != nil)
  }

  /// Returns about `exp(-cost)`, made of the basic operations alone so that it is the same on every machine.
  ///
  /// - Parameter cost: In nats; near zero it is exact to a hundredth, and so it is wherever the weight matters.
  static func weight(ofCost cost: Float) -> Float {
    var power = max(1 + cost / 256, 0.5)
    for _ in 0..<8 { power *= power }
    return 1 / power
  }
}

extension Float {
  fileprivate mutating func lower(to other: Float) { self = min(self, other) }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The words before the one that is typed.
public struct WordContext: Hashable, Sendable {
  /// The words before, in any case, the nearest last; no more than two matter.
  public var words: [String]
  /// The first of the words starts a sentence, or the next word does when there are none.
  public var startsSentence: Bool

  /// Makes a context.
  public init(words: [String], startsSentence: Bool) { (self.words, self.startsSentence) = (words, startsSentence) }

  /// Makes the context of which only the word before is known; `nil` at the start of a sentence.
  public init(after previous: String?) {
    self.init(words: previous.map { [$0] } ?? [], startsSentence: previous == nil)
  }
}

/// What a language knows of the words before, to weigh each word that may follow.
struct WordHistory: Sendable {
  /// The pairs whose first word is the one before.
  var pairs = 0..<0
  /// What words cost more that are in none of them.
  var pairBackOff: Float = 0
  /// The triples whose first words are the two before.
  var triples = 0..<0
  /// What words cost more that are in none of them.
  var tripleBackOff: Float = 0
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// What is wrong with what somebody entered, in words for people and screen readers.
public struct EntryProblem: Hashable, Sendable {
  private enum Words: Hashable {
    case phrase(Phrase, [String])
    case text(String)
  }

  private let words: Words

  /// Makes a problem in words of your own: a sentence that says what to do.
  public init(_ message: String) { words = .text(message) }

  package init(_ phrase: Phrase, _ values: String...) { words = .phrase(phrase, values) }

  /// Returns the problem in the first of a person's languages that there are words in, otherwise in English.
  ///
  /// - Parameter tags: BCP 47 tags, the preferred one first.
  public func message(inLanguages tags: [String]) -> String {
    message(in: PhraseLanguage(tags: tags))
  }

  package func message(in language: PhraseLanguage) -> String {
    switch words {
    case .phrase(let phrase, let values): language(phrase, values)
    case .text(let text): text
    }
  }
}

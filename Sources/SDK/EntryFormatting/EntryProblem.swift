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
  /// Whether nothing that is typed behind the text can mend it, as where it is too long; a form shows such a problem at once. One of a text
  /// that may only not be finished, as a number with too few digits, shows when the field is left.
  public let isFinal: Bool

  /// Makes a problem in words of your own.
  ///
  /// - Parameters:
  ///   - message: A sentence that says what to do.
  ///   - isFinal: Whether nothing that is typed behind the text can mend it.
  public init(_ message: String, isFinal: Bool = false) { (words, self.isFinal) = (.text(message), isFinal) }

  package init(_ phrase: Phrase, _ values: String..., isFinal: Bool = false) {
    (words, self.isFinal) = (.phrase(phrase, values), isFinal)
  }

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

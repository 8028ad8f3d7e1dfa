// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A word of the person's, such as one that was finished and left as it was.
package struct WordObservation: Hashable, Sendable {
  /// The language of the keyboard in small letters, such as `en`.
  package let language: String
  package let word: String
  /// The word before it in the same sentence; `nil` where there is none that could be learnt.
  package let previous: String?

  /// - Returns: `nil` for what is never learnt; a word before it that is never learnt is left out.
  package init?(language: String, word: String, previous: String? = nil) {
    guard Self.isLanguage(language), Self.isLearnable(word) else { return nil }
    self.language = language
    self.word = word
    self.previous = previous.flatMap { Self.isLearnable($0) ? $0 : nil }
  }

  private init(alone other: WordObservation) {
    language = other.language
    word = other.word
    previous = nil
  }

  /// The word without the one before it.
  package var alone: WordObservation { WordObservation(alone: self) }
}

// MARK: - What is learnt

extension WordObservation {
  /// The longest word, in characters.
  package static let longestWordCount = 32
  /// The longest word, in UTF-8 bytes.
  package static let longestByteCount = 128

  /// Whether a text is a word that may be learnt: letters, with `'`, `’` or `-` between them, and nothing that may be part of a number, an
  /// address or a secret.
  package static func isLearnable(_ text: String) -> Bool {
    guard text.utf8.count <= longestByteCount, (1...longestWordCount).contains(text.count) else { return false }
    guard let first = text.first, let last = text.last, first.isLetter, last.isLetter else { return false }
    return text.allSatisfy { $0.isLetter || "'’-".contains($0) }
  }

  /// Whether a text is a language in two or three small letters, as BCP 47 begins.
  static func isLanguage(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}

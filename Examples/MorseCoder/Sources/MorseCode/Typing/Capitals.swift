// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where fields ask for capital letters by themselves.
public enum Capitals: Hashable, Sendable {
  case never, words, sentences, always

  /// Returns whether the next letter is one.
  ///
  /// - Parameter before: What is before the caret in its paragraph; `nil` where the text begins.
  public func asksForCapital(after before: String?) -> Bool {
    switch self {
    case .never: return false
    case .always: return true
    case .words: return before?.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let before, let last = before.last else { return true }
      guard last.isWhitespace else { return false }
      let ends: Set<Character> = [".", "!", "?", "…"]
      // Quotation marks and brackets may stand between the end of a sentence and the space.
      let words = before.reversed().drop { $0.isWhitespace }.drop { "\"')”’".contains($0) }
      return words.first.map { ends.contains($0) } ?? true
    }
  }
}

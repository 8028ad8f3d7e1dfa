// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Texts that take the place of what is typed for them, such as `On my way!` for `omw`.
package struct TextReplacements: Hashable, Sendable {
  /// By what is typed, in small letters, and for Korean in the letters of the keys: `ㄱㅅ` stands in a text as `ㄳ`.
  private var entries: [String: Entry] = [:]

  private struct Entry: Hashable {
    var typed: String
    var text: String
  }

  /// - Parameter pairs: What is typed, a word without blanks, and its text; the last one of a word counts.
  package init(_ pairs: [(typed: String, text: String)] = []) {
    for pair in pairs { entries[Self.key(pair.typed)] = Entry(typed: pair.typed, text: pair.text) }
  }
}

// MARK: - Finding

extension TextReplacements {
  var isEmpty: Bool { entries.isEmpty }

  /// The longest word that has a text, in characters.
  static let longestWordCount = 100

  /// Returns the text for a word; `nil` where it has none.
  ///
  /// What is defined in small letters is found in any, and a capital at the beginning of the word makes one at the beginning of
  /// the text. What is defined with capitals is found with the same ones only.
  package func text(for word: String) -> String? {
    guard !word.isEmpty, let entry = entries[Self.key(word)] else { return nil }
    if word == entry.typed { return entry.text }
    guard entry.typed == entry.typed.lowercased() else { return nil }
    return word.first?.isUppercase == true ? Self.capitalized(entry.text) : entry.text
  }

  /// Whether something begins as a word that has a text.
  func begins(with word: String) -> Bool {
    let start = Self.key(word)
    return entries.keys.contains { $0.hasPrefix(start) }
  }

  private static func key(_ word: String) -> String { word.lowercased().twoSetLetters }

  /// A text that begins with an ordinary word has a capital there; `iPhone` and addresses stay as they are.
  private static func capitalized(_ text: String) -> String {
    let word = text.prefix { !$0.isWhitespace }
    guard let first = word.first, word.allSatisfy({ $0.isLowercase || !$0.isCased && ",!?'’".contains($0) }) else {
      return text
    }
    return first.uppercased() + text.dropFirst()
  }
}

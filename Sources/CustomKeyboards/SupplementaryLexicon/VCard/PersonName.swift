// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What somebody is called.
package struct PersonName: Hashable, Sendable {
  /// First names.
  package var given: [String] = []
  /// Family names.
  package var family: [String] = []
  /// What friends say.
  package var nicknames: [String] = []
  /// The whole name as it is shown; counts where there is no given and no family name.
  package var formatted = ""

  package init() {}
}

// MARK: - Words

extension PersonName {
  /// The words of the name, each by itself; of a name that is written without spaces, such as a Korean one, the whole too.
  package var words: [String] {
    var parts = [given, family].map { $0.flatMap(Self.words) }
    if parts.allSatisfy(\.isEmpty) {
      // Where the name has no parts the family name stands first if nothing else stands between the two.
      parts = [Self.words(of: formatted), []]
      if parts[0].count == 2, parts[0].allSatisfy(\.isWrittenTogether) { parts = [[parts[0][1]], [parts[0][0]]] }
    }
    var result: [String] = []
    if parts[0].count == 1, parts[1].count == 1, (parts[0] + parts[1]).allSatisfy(\.isWrittenTogether) {
      result.append(parts[1][0] + parts[0][0])
    }
    for word in parts.joined() + nicknames.flatMap(Self.words) where !result.contains(word) { result.append(word) }
    return Array(result.prefix(Self.mostWords))
  }

  /// No one has more names.
  private static let mostWords = 16

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { $0.properties.isWhitespace }.prefix(mostWords)
      .compactMap { Self.word($0) }
  }

  /// The word in a piece of text without what stands around it; `nil` for initials, numbers and addresses.
  private static func word(_ piece: Substring.UnicodeScalarView) -> String? {
    let scalars = piece.filter { !$0.isInvisible }
    guard let first = scalars.firstIndex(where: { $0.properties.isAlphabetic }),
      let last = scalars.lastIndex(where: { $0.properties.isAlphabetic || $0.properties.isGraphemeExtend })
    else { return nil }
    let word = String(String.UnicodeScalarView(scalars[first...last]))
    let isShort = word.count == 1 && !word.isWrittenTogether
    guard !isShort, word.utf8.count <= LexiconLimits.wordByteCount, !word.contains("@"), !word.contains("/") else {
      return nil
    }
    return word
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it; joiners, which shape the letters beside them, do not count.
  fileprivate var isInvisible: Bool {
    guard value != 0x200C, value != 0x200D else { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

extension String {
  /// Whether names of these letters have no space inside: Hangul, Han, Hiragana and Katakana.
  fileprivate var isWrittenTogether: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0xAC00...0xD7A3, 0x3040...0x30FF, 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
        default: false
        }
      }
  }
}

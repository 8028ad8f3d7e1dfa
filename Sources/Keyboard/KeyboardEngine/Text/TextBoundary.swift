// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where deletions and caret steps end, in user-perceived characters (Swift's `Character`).
package enum TextBoundary {}

extension TextBoundary {
  /// Returns what deleting a word backwards takes from the end of a text: trailing spaces and the word before them, or
  /// a run of the same punctuation mark.
  ///
  /// A line break goes alone. Words of scripts without spaces cannot be told apart without a dictionary: Han and the
  /// scripts of South-East Asia go by the character, kana by runs of the same kind; Korean has spaces.
  package static func wordDeletionRange(before text: String) -> Range<String.Index> {
    var start = text.endIndex
    func last() -> Character? { start > text.startIndex ? text[text.index(before: start)] : nil }
    func step() { start = text.index(before: start) }

    if last()?.isNewline == true {
      step()
      return start..<text.endIndex
    }
    while let character = last(), character.isWhitespace, !character.isNewline { step() }
    guard let first = last(), !first.isNewline else { return start..<text.endIndex }
    step()
    let kind = WordKind(first)
    switch kind {
    case .single:
      break
    case .mark:
      while last() == first { step() }
    case .letters, .hiragana, .katakana:
      while let character = last() {
        if WordKind(character) == kind {
          step()
        } else if let before = text[..<start].dropLast().last, character.joins(before, text[start]) {
          step()
          step()
        } else {
          break
        }
      }
    }
    return start..<text.endIndex
  }

  /// Returns the last `count` characters of a text, fewer when it is shorter.
  package static func graphemes(_ count: Int, before text: String) -> Substring { text.suffix(max(count, 0)) }

  /// Returns the first `count` characters of a text, fewer when it is shorter.
  package static func graphemes(_ count: Int, after text: String) -> Substring { text.prefix(max(count, 0)) }
}

/// What a character does in a word.
private enum WordKind: Hashable {
  case letters, hiragana, katakana
  /// A word by itself.
  case single
  /// Punctuation or a symbol.
  case mark

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .mark
      return
    }
    switch scalar.value {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    // Thai, Lao, Myanmar, Khmer and their neighbours, written without spaces.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF: self = .single
    default:
      if scalar.properties.isIdeographic || (scalar.properties.isEmoji && scalar.value > 0xFF) {
        self = .single
      } else if character.isLetter || character.isNumber || character == "_" || scalar.properties.isAlphabetic {
        self = .letters
      } else {
        self = .mark
      }
    }
  }
}

extension Character {
  /// Whether it makes one word of the two characters beside it: an apostrophe between letters, a point between digits.
  fileprivate func joins(_ before: Character, _ after: Character) -> Bool {
    switch self {
    case "'", "\u{2019}": before.isLetter && after.isLetter
    case ".", ",": before.isNumber && after.isNumber
    default: false
    }
  }
}

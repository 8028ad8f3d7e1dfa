// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension String {
  /// The letters of a word as the decoder has them: in lower case, those of syllables as they are typed on a two-set keyboard.
  var typedLetters: [Unicode.Scalar] {
    flatMap { character -> [Unicode.Scalar] in
      if character.isKorean { return Array(String(character).twoSetLetters.unicodeScalars) }
      if character == "\u{2019}" { return ["'"] }
      return (String(character).typedLetter ?? character.unicodeScalars.first).map { [$0] } ?? []
    }
  }

  /// Whether it begins with Korean.
  var isKorean: Bool { first?.isKorean == true }

  /// Whether some of it is Korean and some is not: an English word with a particle, or one that was begun on another keyboard.
  var mixesScripts: Bool { contains { $0.isKorean != isKorean } }
}

extension Character {
  /// Whether it is a syllable of Korean or a letter of one, as two-set keyboards compose them.
  fileprivate var isKorean: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value)
  }
}

extension [TextEdit] {
  /// Returns what the edits make of a word before the caret; `nil` where they change other text, too.
  func changed(_ word: String) -> String? {
    var word = word
    for edit in self {
      switch edit {
      case .insert(let new): word += new
      case .replaceBackward(let old, let new):
        guard word.hasSuffix(old) else { return nil }
        word = word.dropLast(old.count) + new
      case .deleteBackward(.grapheme): _ = word.popLast()
      case .deleteBackward(.word), .moveCaret, .press: return nil
      }
    }
    return word
  }
}

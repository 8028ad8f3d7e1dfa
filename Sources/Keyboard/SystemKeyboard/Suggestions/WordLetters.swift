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

  /// The letters of the keys that type a word, whether with shift or without.
  var touchedKeys: String {
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: typedLetters.map(\.withoutShift))
    return String(letters)
  }

  /// Whether it begins with Korean.
  var isKorean: Bool { first?.isKorean == true }

  /// Whether some of it is Korean and some is not: an English word with a particle, or one that was begun on another keyboard.
  var mixesScripts: Bool { contains { $0.isKorean != isKorean } }

  /// Whether one letter of Korean stands alone among syllables, which nobody means but for those that laugh and weep.
  var isKoreanSlip: Bool {
    let alone = indices.filter { !self[$0].isSyllable }
    guard alone.count == 1, alone[0] > startIndex, index(after: alone[0]) < endIndex else { return false }
    return !"ㅋㅎㅠㅜㅡ".contains(self[alone[0]])
  }
}

extension Character {
  /// Whether it is a syllable of Korean or a letter of one, as two-set keyboards compose them.
  fileprivate var isKorean: Bool {
    isSyllable || unicodeScalars.first.map { (0x3131...0x318E).contains($0.value) } == true
  }

  fileprivate var isSyllable: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } == true }
}

extension Unicode.Scalar {
  /// The letter that the same key of a two-set keyboard types without shift; all others are themselves.
  var withoutShift: Unicode.Scalar {
    switch self {
    case "ㄲ": "ㄱ"
    case "ㄸ": "ㄷ"
    case "ㅃ": "ㅂ"
    case "ㅆ": "ㅅ"
    case "ㅉ": "ㅈ"
    case "ㅒ": "ㅐ"
    case "ㅖ": "ㅔ"
    default: self
    }
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

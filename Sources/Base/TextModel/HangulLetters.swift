// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text with each Hangul syllable, and each letter that is made of two, in the letters that are typed for it on a two-set
  /// keyboard: `각 ㄳ` is `ㄱㅏㄱ ㄱㅅ`.
  ///
  /// Source: The Unicode Standard, 3.12, for the syllables; KS X 5002 for the keys.
  package var twoSetLetters: String {
    var letters = ""
    for scalar in unicodeScalars { letters += scalar.twoSetLetters }
    return letters
  }
}

extension Unicode.Scalar {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let firstVowel: UInt32 = 0x314F
  private static let vowelCount = 21
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let pairs: [Unicode.Scalar: String] = [
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ", "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ",
    "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  fileprivate var twoSetLetters: String {
    guard value >= Self.firstSyllable, value <= 0xD7A3 else { return keys }
    let number = Int(value - Self.firstSyllable)
    let (rest, final) = number.quotientAndRemainder(dividingBy: Self.finals.count + 1)
    let (initial, vowel) = rest.quotientAndRemainder(dividingBy: Self.vowelCount)
    let middle = Unicode.Scalar(Self.firstVowel + UInt32(vowel))?.keys ?? ""
    return String(Self.initials[initial]) + middle + (final == 0 ? "" : Self.finals[final - 1].keys)
  }

  private var keys: String { Self.pairs[self] ?? String(self) }
}

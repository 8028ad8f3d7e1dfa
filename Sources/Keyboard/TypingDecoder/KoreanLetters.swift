// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The letters of Korean as they are typed on a two-set keyboard.
package enum KoreanLetters {
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  static let vowels: [String] = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  static let finals: [String] = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ",
    "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// Two letters that are written as one where they stand alone.
  static let pairs: [String: Unicode.Scalar] = [
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ",
    "ㅂㅅ": "ㅄ", "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
  ]
  private static let parts = [Unicode.Scalar: String](uniqueKeysWithValues: pairs.map { ($1, $0) })

  private static let doubles: [(plain: Unicode.Scalar, shifted: Unicode.Scalar)] = [
    ("ㅂ", "ㅃ"), ("ㅈ", "ㅉ"), ("ㄷ", "ㄸ"), ("ㄱ", "ㄲ"), ("ㅅ", "ㅆ"), ("ㅐ", "ㅒ"), ("ㅔ", "ㅖ"),
  ]

  /// The letter on a key with shift: a double consonant, ㅒ or ㅖ; on other keys the same as without.
  package static func shifted(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    doubles.first { $0.plain == letter }?.shifted ?? letter
  }

  /// The letter on a key without shift.
  package static func unshifted(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    // Most letters are of other scripts.
    guard contain(letter) else { return letter }
    return doubles.first { $0.shifted == letter }?.plain ?? letter
  }

  /// Whether a scalar is a letter of Korean that stands alone.
  static func contain(_ letter: Unicode.Scalar) -> Bool { (0x3131...0x3163).contains(letter.value) }

  static func isVowel(_ letter: Unicode.Scalar) -> Bool { (0x314F...0x3163).contains(letter.value) }

  /// Returns the keys that type a text: the letters of each syllable, double vowels and finals in two. Everything else stays.
  ///
  /// The arithmetic of syllables is that of the Unicode Standard, section 3.12.
  package static func keystrokes(of text: String) -> String {
    var keys = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        keys.append(contentsOf: (parts[scalar] ?? String(scalar)).unicodeScalars)
        continue
      }
      let syllable = Int(scalar.value) - 0xAC00
      keys.append(initials[syllable / (21 * 28)])
      keys.append(contentsOf: vowels[syllable / 28 % 21].unicodeScalars)
      keys.append(contentsOf: finals[syllable % 28].unicodeScalars)
    }
    return String(keys)
  }
}

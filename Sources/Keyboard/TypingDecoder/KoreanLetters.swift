// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The letters of Korean as they are typed on a two-set keyboard.
package enum KoreanLetters {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels: [String] = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let finals: [String] = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ",
    "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// Returns the keys that type a text: the letters of each syllable, double vowels and finals in two. Everything else stays.
  ///
  /// The arithmetic of syllables is that of the Unicode Standard, section 3.12.
  package static func keystrokes(of text: String) -> String {
    var keys = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        keys.append(scalar)
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

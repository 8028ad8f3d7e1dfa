// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Slips

extension KoreanLetters {
  /// The vowels that sound alike, and are written for one another.
  private static let alike: [(Unicode.Scalar, Unicode.Scalar)] = [("ㅐ", "ㅔ"), ("ㅔ", "ㅖ"), ("ㅐ", "ㅒ"), ("ㅒ", "ㅖ")]

  /// Whether one letter is often written for the other because they sound alike.
  static func soundAlike(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    alike.contains { $0 == (one, other) || $0 == (other, one) }
  }

  /// What it costs that shift was on or off where another letter was meant.
  static func shiftCost(typed: Unicode.Scalar, meant: Unicode.Scalar) -> Float {
    let (isTyped, isMeant) = (unshifted(typed) != typed, unshifted(meant) != meant)
    guard isTyped != isMeant else { return 0 }
    // Most keys have the same letter with shift, so that nobody knows whether it was on.
    return isTyped || shifted(typed) != typed ? KoreanCosts.shift : KoreanCosts.unknownShift
  }

  /// How letters may differ from those of a word whose sound is much the same.
  enum SpellingSlip {
    /// ㅅ for ㅆ alone, as in 햇다: few words are written so.
    case plainTense
    /// Shift that was forgotten, or a vowel that sounds alike.
    case other
  }

  /// How letters differ from those of a word in its spelling alone; `nil` where they are the same, or differ in more.
  static func spellingSlip(_ typed: [Unicode.Scalar], of word: String) -> SpellingSlip? {
    let meant = Array(keystrokes(of: word).unicodeScalars)
    guard typed.count == meant.count else { return nil }
    let slips = zip(typed, meant).filter { $0 != $1 }
    guard !slips.isEmpty, slips.allSatisfy({ shifted($0) == $1 || soundAlike($0, $1) }) else { return nil }
    return slips.allSatisfy { $0.0 == "ㅅ" } ? .plainTense : .other
  }

  /// Whether a text has a syllable that many write and no word has: 됬 for 됐. It is listed, as it is frequent.
  static func isMisspelt(_ text: String) -> Bool { text.unicodeScalars.contains("\u{B42C}") }

  /// What a text of letters of Korean is made of.
  enum Shape {
    case syllables
    /// Letters that make no syllable, and are meant so.
    case meant
    /// Letters that make no syllable by a slip.
    case stray
  }

  static func shape(of text: String) -> Shape {
    isWhole(text) ? .syllables : isMeant(text) ? .meant : .stray
  }

  /// Whether letters that make no syllable are meant as they are: laughter, tears and shortened words.
  ///
  /// Such are texts of letters alone, as in ㅇㅋ, and letters that are said twice or laugh or cry, before or behind syllables.
  static func isMeant(_ text: String) -> Bool {
    let runs = text.unicodeScalars.split { (0xAC00...0xD7A3).contains($0.value) }
    guard runs.count > 1 || runs.first?.count != text.unicodeScalars.count else { return true }
    return runs.allSatisfy { run in
      let isAtEnd = run.startIndex == text.startIndex || run.endIndex == text.endIndex
      return isAtEnd && (run.allSatisfy(feelings.contains) || run.count > 1 && Set(run).count == 1)
    }
  }

  private static let feelings = Set("ㅋㅎㅠㅜㅡ".unicodeScalars)
}

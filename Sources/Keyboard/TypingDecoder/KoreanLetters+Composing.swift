// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Composing

extension KoreanLetters {
  /// Returns the text that keys of a two-set keyboard type: syllables as far as letters make some, other letters alone.
  ///
  /// A final goes over to a vowel that follows it. Two letters that are one final or one vowel are written as one, also
  /// where they stand alone; the same letter twice is no double one. Everything that is no key stays.
  package static func compose(_ keystrokes: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    var open = OpenSyllable()
    for key in keystrokes {
      if initials.contains(key) {
        open.append(consonant: key, to: &text)
      } else if isVowel(key) {
        open.append(vowel: key, to: &text)
      } else {
        open.close(to: &text)
        text.append(key)
      }
    }
    open.close(to: &text)
    return String(text)
  }

  /// Returns the text that keys of a two-set keyboard type.
  package static func compose(_ keystrokes: String) -> String { compose(keystrokes.unicodeScalars) }

  /// Whether a text is of whole syllables alone.
  static func isWhole(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
  }
}

/// The syllable that is being typed: at most two letters in each of its parts.
private struct OpenSyllable {
  private var lead = ""
  private var vowel = ""
  private var final = ""

  mutating func append(consonant key: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    let letter = String(key)
    if vowel.isEmpty, lead.isEmpty || KoreanLetters.pairs[lead + letter] != nil {
      lead += letter
    } else if !vowel.isEmpty, !lead.isEmpty, KoreanLetters.finals.contains(final + letter) {
      final += letter
    } else {
      close(to: &text)
      lead = letter
    }
  }

  mutating func append(vowel key: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    let letter = String(key)
    if let taken = final.unicodeScalars.last {
      final.unicodeScalars.removeLast()
      close(to: &text)
      (lead, vowel) = (String(taken), letter)
    } else if vowel.isEmpty {
      // Of two consonants the first stands alone.
      if lead.unicodeScalars.count > 1 { text.append(lead.unicodeScalars.removeFirst()) }
      vowel = letter
    } else if KoreanLetters.pairs[vowel + letter] != nil {
      vowel += letter
    } else {
      close(to: &text)
      vowel = letter
    }
  }

  mutating func close(to text: inout String.UnicodeScalarView) {
    defer { (lead, vowel, final) = ("", "", "") }
    guard let initial = lead.unicodeScalars.first.flatMap(KoreanLetters.initials.firstIndex),
      let middle = KoreanLetters.vowels.firstIndex(of: vowel), let last = KoreanLetters.finals.firstIndex(of: final),
      let syllable = Unicode.Scalar(UInt32(0xAC00 + (initial * 21 + middle) * 28 + last))
    else {
      let alone = lead + vowel
      text.append(contentsOf: KoreanLetters.pairs[alone].map { [$0] } ?? Array(alone.unicodeScalars))
      return
    }
    text.append(syllable)
  }
}

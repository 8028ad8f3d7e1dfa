// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Letters that are written for one another because they sound alike, in English and in most languages of the Latin script.
enum Confusions {
  private static let groups = ["aeiouy", "csz", "ckq", "gj", "fv", "dt", "mn", "iyj", "sx", "uw"]

  /// For each small letter those it is mistaken for, as bits from the lowest, which is that of a.
  private static let masks: [UInt32] = (0..<26).map { letter in
    groups.reduce(0) { mask, group in
      let bits = group.utf8.reduce(UInt32(0)) { $0 | 1 << (UInt32($1) - 97) }
      return bits & 1 << UInt32(letter) == 0 ? mask : mask | bits
    }
  }

  /// Whether a letter is a vowel, which is left out or put in more easily.
  static func isVowel(_ letter: Unicode.Scalar) -> Bool { groups[0].unicodeScalars.contains(letter) }

  /// Whether one letter is often written for the other.
  static func contain(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    guard (97...122).contains(one.value), (97...122).contains(other.value) else { return false }
    return masks[Int(one.value - 97)] & 1 << (other.value - 97) != 0
  }
}

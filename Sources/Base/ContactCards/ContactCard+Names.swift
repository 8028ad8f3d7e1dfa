// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension ContactCard.Name {
  /// The name as it is said, from its parts.
  ///
  /// In Hangul, Chinese signs and Kana the family name comes first, without blanks; in other scripts last.
  package var whole: String {
    let isEastAsian = (family + given).unicodeScalars.allSatisfy(Self.isEastAsian) && !family.isEmpty && !given.isEmpty
    let parts = isEastAsian ? [family, additional, given] : [given, additional, family]
    return parts.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
  }

  /// Source: the blocks of Unicode 15.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: true
    case 0x3040...0x30FF, 0x3005: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }
}

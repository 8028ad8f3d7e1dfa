// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The form of ids. Source: XML 1.0, productions Nmtoken and Nmtokens.
enum NameToken {
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { characters.contains($0.value) }
  }

  /// The words of a list; XML has made every white space a space, but may leave several.
  static func list(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
  }

  private static let characters = CodePointSet([
    0x2D...0x2E, 0x30...0x3A, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xB7...0xB7, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2070...0x218F, 0x2C00...0x2FEF,
    0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF,
  ])
}

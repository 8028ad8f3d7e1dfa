// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension TwoSet {
  /// Returns the keys that type a text; `nil` when it is empty or not all letters of modern Korean.
  static func keys(for text: String) -> [UInt8]? {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let index = Int(exactly: Int64(scalar.value) - 0x3131), keyNames.indices.contains(index) else { return nil }
      result += keyNames[index].utf8
    }
    return result.isEmpty ? nil : result
  }

  /// The letter on each key.
  static let letters: [UInt8: String] = {
    var result: [UInt8: String] = [:]
    for (index, name) in keyNames.enumerated() {
      guard let key = name.utf8.first, name.utf8.count == 1, let scalar = Unicode.Scalar(0x3131 + UInt32(index)) else {
        continue
      }
      result[key] = String(Character(scalar))
    }
    return result
  }()

  /// The keys of each compatibility jamo from U+3131 on, compound letters as two. Source: KS X 5002.
  private static let keyNames: [String] = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv",
    "fg", "a", "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
  ]
}

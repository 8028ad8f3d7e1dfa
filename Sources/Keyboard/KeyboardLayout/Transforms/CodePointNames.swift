// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Code points as people write them.
package enum CodePointNames {
  /// At least four hexadecimal digits.
  static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with every character beyond plain ASCII as `\u{…}`.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? String($0) : "\\u{\(hex($0.value))}" }.joined()
  }
}

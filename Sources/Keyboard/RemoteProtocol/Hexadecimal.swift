// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Bytes that are written as hexadecimal digits, in lower case.
package struct Hexadecimal: Hashable, Sendable {
  /// The bytes.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: `nil` for anything but pairs of digits.
  package init?(_ text: String) {
    var bytes: [UInt8] = []
    var digits = text.utf8.makeIterator()
    while let high = digits.next() {
      guard let low = digits.next(), let left = Self.value(high), let right = Self.value(low) else { return nil }
      bytes.append(left << 4 | right)
    }
    self.bytes = bytes
  }

  /// The digits.
  package var text: String {
    bytes.reduce(into: "") { text, byte in
      text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

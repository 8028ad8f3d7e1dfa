// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The escapes of attribute values: `\u{…}` and `\m{…}`. Source: UTS #35 part 7, sections "Escaping" and "Markers".
enum Escapes {
  /// The code points of the inside of `\u{…}`: one or more hexadecimal numbers with single spaces between.
  ///
  /// - Parameter isInSet: True in sets, where a noncharacter may end a range.
  static func codePoints(_ text: String, isInSet: Bool = false) throws(LayoutSyntaxError) -> [TextUnit] {
    var result: [TextUnit] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard (1...6).contains(word.utf8.count), word.utf8.allSatisfy(isHexDigit), let value = UInt32(word, radix: 16)
      else {
        throw LayoutSyntaxError("\\u{\(text)} is not an escape; write hexadecimal digits, such as \\u{0301}")
      }
      guard Unicode.Scalar(value) != nil else {
        throw LayoutSyntaxError("\\u{\(text)} is not a character: it is a surrogate or above 10FFFF")
      }
      guard isInSet || !isNoncharacter(value) else {
        throw LayoutSyntaxError("\\u{\(text)} is a code point that Unicode keeps free of characters")
      }
      result.append(value)
    }
    return result
  }

  /// Reads the rest of an escape whose backslash and letter `u` are taken.
  static func codePoints(
    from scanner: inout ScalarScanner, isInSet: Bool = false
  ) throws(LayoutSyntaxError) -> [TextUnit] {
    guard scanner.skip("{"), let inside = scanner.take(upTo: "}") else {
      throw LayoutSyntaxError("\\u must be followed by braces, such as \\u{0301}")
    }
    return try codePoints(inside, isInSet: isInSet)
  }

  /// Reads the rest of a marker whose backslash and letter `m` are taken: its id, or `.` for any marker.
  static func markerID(from scanner: inout ScalarScanner) throws(LayoutSyntaxError) -> String {
    guard scanner.skip("{"), let inside = scanner.take(upTo: "}") else {
      throw LayoutSyntaxError("\\m must be followed by a marker's id in braces, such as \\m{acute}")
    }
    guard NameToken.isValid(inside) else {
      throw LayoutSyntaxError("\"\(inside)\" cannot be a marker's id; use letters, digits, '.', '-', '_' and ':'")
    }
    return inside
  }

  static func isNoncharacter(_ value: UInt32) -> Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default:
      false
    }
  }
}

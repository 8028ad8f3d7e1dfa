// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Finds references to entities that XML itself does not define.
///
/// In a file with a DOCTYPE, Expat has to assume that the file named there defines them and drops them from attribute
/// values without a word; a key would then silently type nothing.
enum UnknownEntityScan {
  private static let known: Set<String> = ["amp", "lt", "gt", "apos", "quot"]

  static func firstError(in bytes: [UInt8], file: String) -> LayoutError? {
    var line = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
      case UInt8(ascii: "<") where bytes[index...].starts(with: "<!--".utf8):
        index = skip(to: "-->", in: bytes, from: index + 4, line: &line)
      case UInt8(ascii: "<") where bytes[index...].starts(with: "<![CDATA[".utf8):
        index = skip(to: "]]>", in: bytes, from: index + 9, line: &line)
      case UInt8(ascii: "&"):
        let name = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 != UInt8(ascii: "<") }
        let text = String(decoding: name, as: UTF8.self)
        if !text.isEmpty, !text.hasPrefix("#"), !known.contains(text) {
          return LayoutError(
            file: file, line: line, message: "the entity &\(text); is not known; write the character itself")
        }
      default:
        break
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the last byte of `end`, or of the file.
  private static func skip(to end: String, in bytes: [UInt8], from start: Int, line: inout Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: end.utf8) {
        return index + end.utf8.count - 1
      }
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
      }
      index += 1
    }
    return index
  }
}

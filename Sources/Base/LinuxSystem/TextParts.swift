// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Makes text of bytes that come in parts, which may end within a character.
struct TextParts {
  /// The start of a character whose rest is still to come.
  private var rest: [UInt8] = []

  /// Takes the next bytes, and returns the text up to the last whole character; what is no UTF-8 in it is replaced.
  mutating func take(_ bytes: [UInt8]) -> String {
    let all = rest + bytes
    let whole = Self.wholeCount(of: all)
    rest = Array(all[whole...])
    return String(decoding: all[..<whole], as: UTF8.self)
  }

  /// How many bytes at the start of a text end in a whole character, or in what is none.
  private static func wholeCount(of bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}

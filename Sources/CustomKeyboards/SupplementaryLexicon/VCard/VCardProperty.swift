// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a vCard: what it tells, how it is written, and the bytes of its value.
struct VCardProperty {
  /// Without the group before it, in capitals, such as `FN`.
  let name: String
  private let isQuotedPrintable: Bool
  /// The name of an encoding that is not quoted-printable; what is in one is no name.
  private let isBinary: Bool
  private let charset: String
  private let value: ArraySlice<UInt8>

  /// - Returns: `nil` for a line that is none of a vCard.
  init?(_ line: [UInt8]) {
    var isQuoted = false
    var cuts: [Int] = []
    var colon: Int?
    for (index, byte) in line.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted: cuts.append(index)
      case UInt8(ascii: ":") where !isQuoted: colon = index
      default: continue
      }
      if colon != nil { break }
    }
    guard let colon, cuts.count <= 32 else { return nil }
    let starts = [0] + cuts.map { $0 + 1 }
    let parts = zip(starts, cuts + [colon]).map { String(decoding: line[$0..<$1], as: UTF8.self).uppercased() }
    name = parts[0].split(separator: ".").last.map { Self.trimmed($0) } ?? ""
    var encoding = ""
    var charset = ""
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      switch (sides.first, sides.count) {
      case ("ENCODING", 2): encoding = sides[1]
      case ("CHARSET", 2): charset = sides[1].filter { $0 != "\"" }
      // Version 2.1 lets the name of the parameter be left out.
      case ("QUOTED-PRINTABLE", 1), ("BASE64", 1): encoding = sides[0]
      default: break
      }
    }
    isQuotedPrintable = encoding == "QUOTED-PRINTABLE" || encoding == "Q"
    isBinary = encoding == "BASE64" || encoding == "B"
    self.charset = charset
    value = line[(colon + 1)...]
  }

  private static func trimmed(_ text: Substring) -> String { String(text.filter { $0 != " " && $0 != "\t" }) }
}

// MARK: - The value

extension VCardProperty {
  /// The value with its escapes still in it; `nil` where it is in an encoding that is not known.
  var text: String? {
    guard !isBinary else { return nil }
    let bytes = isQuotedPrintable ? Self.decoded(value) : Array(value)
    switch charset {
    case "", "UTF-8", "UTF8", "US-ASCII", "ASCII": return String(validating: bytes, as: UTF8.self)
    // ISO 8859-1 is the first 256 scalars of Unicode; Windows-1252 differs only in quotes and the like.
    case "ISO-8859-1", "ISO8859-1", "LATIN1", "WINDOWS-1252", "CP1252":
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    default: return nil
    }
  }

  /// Source: RFC 2045 §6.7. What is no code stays as it is.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The parts of the value between characters that no backslash stands before, with backslashes left in.
  static func parts(of text: String, between separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == separator, !isEscaped {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts.map { String($0) }
  }

  /// Source: RFC 6350 §3.4.
  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(isEscaped && (scalar == "n" || scalar == "N") ? "\n" : scalar)
        isEscaped = false
      }
    }
    return String(result)
  }
}

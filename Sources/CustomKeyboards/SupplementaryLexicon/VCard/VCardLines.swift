// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a file of vCards with their continuations put back on. Source: RFC 6350 §3.2; vCard 2.1 §2.1.3.
struct VCardLines: IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  /// Whether white space that begins a continuation belongs to it, as in version 2.1.
  var keepsIndent = false

  /// No name is longer; of longer lines, such as pictures, only the beginning is kept.
  static let longestByteCount = 8192

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  mutating func next() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    var line = Array(physicalLine().prefix(Self.longestByteCount))
    let isSoft = Self.isQuotedPrintable(line)
    while !rest.isEmpty {
      if isSoft, line.last == UInt8(ascii: "=") {
        line.removeLast()
        append(physicalLine(), to: &line)
      } else if let first = rest.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        append(physicalLine().dropFirst(keepsIndent ? 0 : 1), to: &line)
      } else {
        break
      }
    }
    return line
  }

  private func append(_ part: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line += part.prefix(Self.longestByteCount - line.count)
  }

  /// Takes what stands before the next line feed, or carriage return and line feed.
  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var line = rest[..<end]
    rest = rest[end...].dropFirst()
    if line.last == 0x0D { line = line.dropLast() }
    return line
  }

  /// Whether a line's value says with `=` at an end that it goes on.
  private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    guard line.last == UInt8(ascii: "="), let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return String(decoding: line[..<colon], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }
}

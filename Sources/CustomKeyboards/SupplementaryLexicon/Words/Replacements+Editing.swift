// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol

extension Replacements {
  /// Gives what is typed another text and leaves every other byte of the file as it was.
  ///
  /// The last line of the word changes, because that one counts; without such a line there is a new one at the end.
  ///
  /// - Parameters:
  ///   - typed: In any case of letters, without blanks around it.
  ///   - entry: What the line says from now on; `nil` takes every line of the word out.
  ///   - bytes: The file; may be anything.
  package static func set(_ typed: String, to entry: LexiconEntry?, in bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    let places = lines.indices.filter { word(of: lines[$0], isFirst: $0 == 0) == typed.lowercased() }
    guard let entry else {
      for place in places.reversed() {
        // What stands after the last line feed is nothing, or a line without one.
        if place == lines.endIndex - 1 { lines[place] = [] } else { lines.remove(at: place) }
      }
      return Array(lines.joined(separator: [newline]))
    }
    if let place = places.last {
      let end = lines[place].last == carriageReturn ? [carriageReturn] : []
      lines[place] = Array(line(of: entry).utf8) + end
      return Array(lines.joined(separator: [newline]))
    }
    return append([entry], to: bytes)
  }

  /// Returns the file with new lines at its end, for words that it does not have.
  package static func append(_ entries: [LexiconEntry], to bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let isOfDOS = bytes.firstIndex(of: newline).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let end = isOfDOS ? [UInt8(ascii: "\r"), newline] : [newline]
    let isEnded = bytes.isEmpty || bytes.last == newline
    return bytes + (isEnded ? [] : end) + entries.flatMap { Array(line(of: $0).utf8) + end }
  }

  /// The file of these replacements alone.
  package var bytes: [UInt8] { entries.flatMap { Array("\(Self.line(of: $0))\n".utf8) } }

  /// What a line is about, in small letters; `nil` for comments and lines that are not understood.
  private static func word(of line: [UInt8], isFirst: Bool) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let line = isFirst && line.starts(with: mark) ? line.dropFirst(3) : line[...]
    guard let text = String(validating: line, as: UTF8.self)?.trimmed, !text.hasPrefix("#") else { return nil }
    return sides(of: text)?.typed.lowercased()
  }

  /// A line that is read as an entry.
  private static func line(of entry: LexiconEntry) -> String {
    let typed = escaped(entry.userInput, isTyped: true)
    return "\(typed.hasPrefix("#") ? "\\" : "")\(typed) = \(escaped(entry.documentText, isTyped: false))"
  }

  private static func escaped(_ text: String, isTyped: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n".unicodeScalars
      case "\t": result += "\\t".unicodeScalars
      case "=" where isTyped: result += "\\=".unicodeScalars
      case "\\": result += "\\\\".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

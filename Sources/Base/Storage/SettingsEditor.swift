// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Changes one key of a settings file and leaves every other byte as it was.
package enum SettingsEditor {
  /// Gives a key a value.
  ///
  /// The last line of the key changes, because that one counts; its comment and the blanks around the value stay. Without
  /// such a line there is a new one at the end.
  ///
  /// - Parameters:
  ///   - value: As in the file; `nil` takes every line of the key out.
  ///   - bytes: The file; may be anything.
  package static func set(_ key: String, to value: String?, in bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    let places = lines.indices.filter { valueRange(of: key, in: lines[$0]) != nil }
    guard let value else {
      for place in places.reversed() {
        // What stands after the last line feed is nothing, or a line without one.
        if place == lines.endIndex - 1 { lines[place] = [] } else { lines.remove(at: place) }
      }
      return Array(lines.joined(separator: [newline]))
    }
    if let place = places.last, let range = valueRange(of: key, in: lines[place]) {
      lines[place].replaceSubrange(range, with: value.utf8)
      return Array(lines.joined(separator: [newline]))
    }
    let end: [UInt8] = lines.first?.last == carriageReturn ? [carriageReturn, newline] : [newline]
    let isEnded = bytes.isEmpty || bytes.last == newline
    return bytes + (isEnded ? [] : end) + Array("\(key) = \(value)".utf8) + end
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Where the value of a key stands in a line; `nil` when the line is not about that key. An empty value stands after the
  /// blank behind the sign, if there is one.
  private static func valueRange(of key: String, in line: [UInt8]) -> Range<Int>? {
    // What the parser does not read it does not count either.
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    let content = withoutComment(text)
    guard let equals = content.firstIndex(of: "="), content[..<equals].trimmed == key else { return nil }
    let after = content[content.index(after: equals)...]
    let start = text.utf8.distance(from: text.startIndex, to: after.startIndex)
    let value = after.trimmed
    if value.isEmpty {
      let place = start + (after.utf8.first == UInt8(ascii: " ") ? 1 : 0)
      return place..<place
    }
    let blanks = after.unicodeScalars.prefix { $0.properties.isWhitespace }
    let first = start + blanks.reduce(0) { $0 + UTF8.width($1) }
    return first..<(first + value.utf8.count)
  }
}

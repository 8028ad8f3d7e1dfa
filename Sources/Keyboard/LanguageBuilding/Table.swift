// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Lines of words, some with a count, that are separated by tabs.
///
/// Lines that are empty or start with `#` are passed over.
package struct Table: Sendable {
  struct Row {
    var line: Int
    var words: [String]
    /// The number at the end; zero in tables without.
    var count: Double
  }

  let name: String
  let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: What the table is called in errors, such as the path of its file.
  ///   - wordCount: How many words each line has.
  ///   - isCounted: Whether a count comes after them.
  /// - Throws: An error with the line of the first mistake.
  package init(
    _ bytes: [UInt8], name: String, wordCount: Int, isCounted: Bool = true
  ) throws(TableError) {
    self.name = name
    var rows: [Row] = []
    var number = 0
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = part.first, first != UInt8(ascii: "#") else { continue }
      func mistake(_ message: String) -> TableError { TableError(table: name, line: number, message: message) }
      guard let text = String(validating: part, as: UTF8.self) else { throw mistake("this is no UTF-8") }
      var words = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let columnCount = wordCount + (isCounted ? 1 : 0)
      guard words.count == columnCount else {
        throw mistake("there are \(words.count) columns where \(columnCount) are expected, separated by tabs")
      }
      var count = 0.0
      if isCounted {
        let last = words.removeLast()
        guard let value = Self.count(last) else {
          throw mistake("\"\(last)\" is no count from 1 to \(Self.countLimit)")
        }
        count = value
      }
      guard words.allSatisfy(Self.isWord) else { throw mistake("a word is empty, or has spaces or control characters") }
      rows.append(Row(line: number, words: words, count: count))
    }
    self.rows = rows
  }

  /// The largest count; sums of millions of them are still exact.
  private static let countLimit = 1_000_000_000

  private static func count(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let count = Int(text),
      (1...countLimit).contains(count)
    else { return nil }
    return Double(count)
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
  }
}

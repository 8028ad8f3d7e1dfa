// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet-speech` reads: a line with a language and a text, with a tab between them.
package struct SpokenLine: Hashable, Sendable {
  package let text: String
  /// A BCP 47 tag.
  package let language: String

  /// The longest text that is said, in characters: nobody waits for more beside a key.
  private static let longest = 100

  package init(_ text: String, language: String) {
    func line(_ text: String) -> String {
      String(text.prefix(Self.longest).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
    (self.text, self.language) = (line(text), line(language))
  }

  /// Whether signs stand among the words as names of keys, and not only at their ends.
  package var hasLoneSigns: Bool {
    text.split(separator: " ").contains { word in
      word.unicodeScalars.count == 1 && word.allSatisfy { $0.isPunctuation || $0.isSymbol }
    }
  }

  package var bytes: [UInt8] { Array((language + "\t" + text + "\n").utf8) }

  /// Returns the last whole line in a piece of what was sent; `nil` where there is none. Only the key that a finger is on now is
  /// worth hearing.
  package init?(lastOf bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let tab = line.firstIndex(of: "\t"), line.index(after: tab) < line.endIndex else { return nil }
    self.init(String(line[line.index(after: tab)...]), language: String(line[..<tab]))
  }
}

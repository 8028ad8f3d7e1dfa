// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// All emoji in the order of keyboards, with what they are called in one language.
package struct EmojiTable: Hashable, Sendable {
  /// Category by category.
  package let emoji: [Emoji]

  /// Reads a file that `Utilities/make-emoji.py` makes. Any bytes are accepted; lines of another form are passed over.
  package init(bytes: [UInt8]) {
    var emoji: [Emoji] = []
    for line in bytes.prefix(Self.longestByteCount).split(separator: UInt8(ascii: "\n")).prefix(Self.mostLines) {
      guard let entry = Emoji(line: line) else { continue }
      emoji.append(entry)
    }
    self.emoji = EmojiCategory.allCases.flatMap { category in emoji.filter { $0.category == category } }
  }

  /// More than a file has.
  package static let longestByteCount = 1 << 20
  private static let mostLines = 10_000
}

extension Emoji {
  /// - Parameter line: Category, text, light text, name and keywords, with tabs between them.
  fileprivate init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 5, let words = fields.map({ String(validating: $0, as: UTF8.self) }) as? [String],
      let category = EmojiCategory(rawValue: words[0]), EmojiHistory.isPlausible(words[1]),
      words[2].isEmpty || EmojiHistory.isPlausible(words[2])
    else { return nil }
    self.init(text: words[1], light: words[2], category: category, name: words[3], keywords: words[4])
  }
}

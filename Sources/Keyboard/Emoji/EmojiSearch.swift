// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Finds emoji by what they are called, in several languages at once.
///
/// Hangul is compared by the letters that are typed for it, so that a syllable that is still being typed finds what it may become.
package struct EmojiSearch: Sendable {
  /// One emoji with its words in all languages.
  fileprivate struct Entry {
    var emoji: Emoji
    /// A name in each language.
    var names: [[UInt8]] = []
    var keywords: [[UInt8]] = []
  }

  private let entries: [Entry]

  /// - Parameter tables: The first decides on the order.
  package init(_ tables: [EmojiTable]) {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for emoji in tables.flatMap(\.emoji) {
      let place = places[emoji.text] ?? entries.count
      if place == entries.count {
        places[emoji.text] = place
        entries.append(Entry(emoji: emoji))
      }
      entries[place].names.append(Self.folded(emoji.name))
      entries[place].keywords += emoji.keywords.split(separator: "|").map { Self.folded(String($0)) }
    }
    self.entries = entries
  }

  /// A longer search is cut.
  package static let longestQuery = 40
  /// How many bytes are looked for within a word at the least: three letters of Hangul.
  fileprivate static let leastPart = 9
}

// MARK: - Searching

extension EmojiSearch {
  /// Returns the emoji that a text may mean, the likeliest first.
  package func results(for query: String, limit: Int) -> [Emoji] {
    let words = Self.folded(String(query.prefix(Self.longestQuery))).split(separator: UInt8(ascii: " ")).map(Array.init)
    guard !words.isEmpty else { return [] }
    let whole = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var found: [(rank: Int, length: Int, place: Int)] = []
    for (place, entry) in entries.enumerated() {
      guard let rank = entry.rank(of: whole, words) else { continue }
      found.append((rank, entry.names.first?.count ?? 0, place))
    }
    found.sort { ($0.rank, $0.length, $0.place) < ($1.rank, $1.length, $1.place) }
    return found.prefix(max(limit, 0)).map { entries[$0.place].emoji }
  }

  private static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().twoSetLetters.utf8) }
}

extension EmojiSearch.Entry {
  /// How well a search fits, the best being 0; `nil` where it does not.
  ///
  /// - Parameters:
  ///   - query: The whole search.
  ///   - words: The same in words.
  fileprivate func rank(of query: [UInt8], _ words: [[UInt8]]) -> Int? {
    if names.contains(query) { return 0 }
    if keywords.contains(query) { return names.contains { $0.hasWord(startingWith: query) } ? 1 : 2 }
    if names.contains(where: { $0.starts(with: query) }) { return 3 }
    let all = names + keywords
    if all.contains(where: { $0.hasWord(startingWith: query) }) { return 4 }
    // Words of some languages are written together.
    if query.count >= EmojiSearch.leastPart, !query.allSatisfy({ $0 < 0x80 }),
      all.contains(where: { $0.contains(query) })
    {
      return 5
    }
    // Each of several words may be in another of the entry's words.
    guard words.count > 1 else { return nil }
    return words.allSatisfy { word in all.contains { $0.hasWord(startingWith: word) } } ? 6 : nil
  }
}

extension [UInt8] {
  /// Whether the bytes are somewhere in these.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }

  /// Whether one of the words, which have spaces between them, begins like this.
  fileprivate func hasWord(startingWith start: [UInt8]) -> Bool {
    guard start.count <= count else { return false }
    for place in 0...(count - start.count) where place == 0 || self[place - 1] == UInt8(ascii: " ") {
      if self[place...].starts(with: start) { return true }
    }
    return false
  }
}

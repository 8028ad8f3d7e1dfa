// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Emoji

@Suite struct EmojiSearchTests {
  private static let search = EmojiSearch([EmojiTables.english, EmojiTables.korean])

  /// What is typed, and what comes first.
  @Test(arguments: [
    ("heart", "❤️"), ("Heart", "❤️"), ("thumbs up", "👍"), ("korea", "🇰🇷"), ("dog", "🐕"), ("하트", "❤️"), ("강아지", "🐶"),
    ("대한민국", "🇰🇷"), ("사랑해", "🤟"), ("민국", "🇰🇷"), ("pizza", "🍕"), ("피자", "🍕"),
  ])
  func `a name finds its emoji among the first`(_ query: String, _ emoji: String) {
    let found = Self.search.results(for: query, limit: 8).map(\.text)
    #expect(found.contains(emoji), "\(found)")
  }

  @Test func `the plain heart is the first for its name`() {
    #expect(Self.search.results(for: "heart", limit: 1).map(\.text) == ["❤️"])
  }

  @Test func `a syllable that is being typed finds what it may become`() {
    let found = Self.search.results(for: "핱", limit: 60).map(\.text)
    #expect(found.contains("❤️"))
  }

  @Test func `words may stand in any order, and beginnings are enough`() {
    #expect(Self.search.results(for: "eyes smil", limit: 20).map(\.text).contains("😄"))
  }

  @Test func `nothing is found for nothing, and no more than asked for`() {
    #expect(Self.search.results(for: "", limit: 9).isEmpty && Self.search.results(for: "  ", limit: 9).isEmpty)
    #expect(Self.search.results(for: "zzzz", limit: 9).isEmpty)
    #expect(Self.search.results(for: "face", limit: 9).count == 9)
    #expect(Self.search.results(for: "face", limit: -1).isEmpty)
  }
}

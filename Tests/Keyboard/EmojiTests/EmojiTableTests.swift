// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Emoji

@Suite struct EmojiTableTests {
  @Test func `both tables have the same emoji, in every category, each with a name`() {
    let (english, korean) = (EmojiTables.english.emoji, EmojiTables.korean.emoji)
    #expect(english.count > 1800 && english.map(\.text) == korean.map(\.text))
    #expect(Set(english.map(\.category)) == Set(EmojiCategory.allCases))
    #expect(
      english.map(\.category)
        == EmojiCategory.allCases.flatMap { part in english.map(\.category).filter { $0 == part } })
    #expect((english + korean).allSatisfy { !$0.name.isEmpty })
    #expect(Set(english.map(\.text)).count == english.count)
  }

  @Test(arguments: [
    ("👋", SkinTone.dark, "👋🏿"), ("🧑‍🤝‍🧑", .medium, "🧑🏽‍🤝‍🧑🏽"), ("☝️", .light, "☝🏻"), ("👩‍💻", .mediumDark, "👩🏾‍💻"),
  ])
  func `an emoji comes in tones`(_ text: String, _ tone: SkinTone, _ toned: String) throws {
    let emoji = try #require(EmojiTables.english.emoji.first { $0.text == text })
    #expect(emoji.hasTones && emoji.text(in: tone) == toned && emoji.text(in: nil) == text)
  }

  @Test func `what is no hand and no person has no tones`() throws {
    let smiley = try #require(EmojiTables.english.emoji.first { $0.text == "😀" })
    #expect(!smiley.hasTones && smiley.text(in: .dark) == "😀")
  }

  @Test func `any bytes are some table`() {
    var random = SeededGenerator(seed: 41)
    let bytes = Array("smileys\t😀\t\tgrinning face\tface|grin\npeople\t👋\t👋🏻\twaving hand\thand\n".utf8)
    for _ in 0..<500 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      EmojiFuzzing(broken).play()
    }
    #expect(EmojiTable(bytes: []).emoji.isEmpty)
    #expect(EmojiTable(bytes: Array("smileys\tno emoji\t\tx\t\n".utf8)).emoji.isEmpty)
  }
}

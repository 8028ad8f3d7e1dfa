// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Emoji

@Suite struct EmojiHistoryTests {
  @Test func `the last one used comes first, each once, and no more than there is room for`() {
    var history = EmojiHistory()
    for emoji in EmojiTables.english.emoji.prefix(100) { history.use(emoji.text) }
    #expect(history.recent.count == EmojiHistory.mostRecent)
    let third = history.recent[2]
    history.use(third)
    #expect(history.recent.first == third && history.recent.count == EmojiHistory.mostRecent)
    #expect(Set(history.recent).count == history.recent.count)
  }

  @Test func `a tone is remembered for its emoji, until another or none is chosen`() throws {
    let wave = try #require(EmojiTables.english.emoji.first { $0.text == "👋" })
    let thumb = try #require(EmojiTables.english.emoji.first { $0.text == "👍" })
    var history = EmojiHistory()
    history.choose(.medium, for: wave)
    #expect(history.tone(of: wave) == .medium && history.tone(of: thumb) == nil)
    history.choose(nil, for: wave)
    #expect(history.tone(of: wave) == nil)
  }

  @Test func `what is kept comes back, and other lines are passed over`() throws {
    let wave = try #require(EmojiTables.english.emoji.first { $0.text == "👋" })
    var history = EmojiHistory()
    history.use("😀")
    history.use("👩🏾‍💻")
    history.choose(.dark, for: wave)
    #expect(EmojiHistory(bytes: history.bytes) == history)
    let strange = EmojiHistory(bytes: Array("used 😀\nused 😀\nused a whole sentence\ntone 👋 9\nx\n\nused\n".utf8))
    #expect(strange.recent == ["😀"] && strange.tone(of: wave) == nil)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import Emoji

/// Reads any bytes as words for emoji, as a table of emoji and as those used last, and checks what must hold whatever they are. Shared
/// with the fuzz target FuzzEmojiWords.
struct EmojiFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    read(bytes)
    read(Array("spinet-emoji-words 1\n".utf8) + bytes)
    _ = EmojiTable(bytes: bytes)
    let history = EmojiHistory(bytes: bytes)
    precondition(EmojiHistory(bytes: history.bytes) == history, "what is kept is read otherwise")
  }

  private func read(_ bytes: [UInt8]) {
    let asked = ["", "a", "pizza", "PIZZA", "피자", "\u{10FFFF}"]
    guard let words = try? EmojiWords(copying: bytes) else { return }
    for word in asked { _ = words.emoji(for: word) }
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let word = String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
      precondition(words.emoji(for: word) != nil, "a word that was let in is not found")
    }
  }
}

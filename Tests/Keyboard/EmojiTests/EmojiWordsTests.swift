// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Emoji

/// The words after which emoji are offered.
@Suite struct EmojiWordsTests {
  @Test(
    "TY-7 a word has its emoji, in capitals or not",
    arguments: [
      ("pizza", "🍕"), ("Pizza", "🍕"), ("PIZZA", "🍕"), ("love", "❤️"), ("birthday", "🎂"), ("heart", "❤️"), ("dogs", "🐕"),
      ("france", "🇫🇷"), ("turkey", "🦃"), ("사랑", "❤️"), ("피자", "🍕"), ("생일", "🎂"), ("ㅋㅋㅋ", "😂"), ("대한민국", "🇰🇷"),
    ])
  func find(_ word: String, _ emoji: String) {
    #expect(EmojiTables.words.compactMap { $0.emoji(for: word)?.text } == [emoji])
  }

  @Test(
    "TY-7 words that say nothing of themselves, or mean several things, have none",
    arguments: [
      "", "a", "the", "i", "it", "is", "and", "or", "on", "in", "up", "no", "yes", "one", "we", "you", "he", "man",
      "woman", "person",
      "watch", "fly", "date", "mate", "sake", "may", "will", "can", "pizz", "pizzaz", "é", "\u{10FFFF}", "나", "너", "그",
      "이",
      "말", "눈", "배", "차", "가지", "기타", "수단", "사람", "것", "중지", "파리", "피",
    ])
  func none(_ word: String) {
    for words in EmojiTables.words { #expect(words.emoji(for: word) == nil) }
  }

  @Test func `every emoji of a word is in the table, with its tones`() {
    let known = Dictionary(uniqueKeysWithValues: EmojiTables.english.emoji.map { ($0.text, $0.light) })
    for (words, language) in zip(EmojiTables.words, ["en", "ko"]) {
      let all = EmojiTables.lines(language)
      #expect(all.count > 1000)
      for word in all {
        let emoji = words.emoji(for: word)
        #expect(emoji != nil && known[emoji?.text ?? ""] == emoji?.light, "\(word)")
      }
    }
  }

  private static let small = Array("spinet-emoji-words 1\ncake\t🍰\t\nhello\t👋\t👋🏻\npizza\t🍕\t\n".utf8)

  @Test func `a file of something else, or of another time, is refused`() {
    #expect(throws: EmojiWordsError.self) { try EmojiWords(copying: []) }
    let cases: [(String, EmojiWordsError.Code)] = [
      ("", .foreign), ("smileys\t😀\t\n", .foreign), ("spinet-emoji-words 2\n", .newer),
      ("spinet-emoji-words 1", .newer),
    ]
    for (text, code) in cases {
      #expect { try EmojiWords(copying: Array(text.utf8)) } throws: { ($0 as? EmojiWordsError)?.code == code }
    }
  }

  @Test(
    "a line that is none is refused by its number",
    arguments: [
      "cake\t🍰\t", "cake\t🍰\n", "cake\t\t\n", "\t🍰\t\n", "Cake\t🍰\t\n", "cake\ttwo words\t\n", "cake\t🍰\t\t\n", "\n",
      "pizza\t🍕\t\ncake\t🍰\t\n", "pizza\t🍕\t\npizza\t🍕\t\n",
    ])
  func lines(_ lines: String) {
    let number = lines.split(separator: "\n").count == 2 ? 3 : 2
    #expect { try EmojiWords(copying: Array("spinet-emoji-words 1\n\(lines)".utf8)) } throws: {
      ($0 as? EmojiWordsError)?.code == .damaged
        && ($0 as? EmojiWordsError)?.message.contains("line \(number) ") == true
    }
  }

  @Test func `a file that is cut off within a line is refused`() {
    for count in Self.small.indices where count > 0 && Self.small[count - 1] != UInt8(ascii: "\n") {
      #expect(throws: EmojiWordsError.self) { try EmojiWords(copying: Array(Self.small.prefix(count))) }
    }
  }

  @Test func `random bytes and changed files are read in peace`() {
    var random = SeededGenerator(seed: 43)
    for round in 0..<500 {
      var bytes = round % 5 == 0 ? [] : Self.small
      while bytes.count < 60 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      for _ in 0..<(round % 4) { bytes[random.next(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
      EmojiFuzzing(bytes).play()
    }
  }
}

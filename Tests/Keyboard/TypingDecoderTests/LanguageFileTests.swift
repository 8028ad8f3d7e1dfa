// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import TestSupport
import Testing

@testable import TypingDecoder

@Suite struct LanguageFileTests {
  private let bytes = SmallEnglish.bytes

  private func code(_ bytes: [UInt8]) -> LanguageFileError.Code? {
    do throws(LanguageFileError) {
      try LanguageFile(copying: bytes).verify()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `what is built is read, word by word`() throws {
    let file = try LanguageFile(copying: bytes)
    try file.verify()
    #expect(file.wordCount == 20)
    let words = (0..<file.wordCount).map { file.spelling(of: $0) }
    #expect(Set(words).isSuperset(of: ["the", "I", "don't", "Monday", "café", "damn"]))
    #expect(words.indices.allSatisfy { file.word(of: words[$0].lowercased().unicodeScalars) == $0 })
    #expect(file.word(of: "th".unicodeScalars) == nil)
  }

  @Test func `the same words give the same bytes in any order`() {
    let words = ["b", "a", "ab"].map { LanguageBuilder.Word($0, count: 2) }
    #expect(LanguageBuilder(words: words).build() == LanguageBuilder(words: words.reversed()).build())
  }

  @Test func `a word that often follows another costs less after it`() throws {
    let file = try LanguageFile(copying: bytes)
    let (food, good) = (try #require(file.word(of: "food".unicodeScalars)), file.word(of: "good".unicodeScalars))
    #expect(file.cost(ofWord: food, alone: 5, after: file.history(good, before: nil)) < 1)
    #expect(file.cost(ofWord: food, alone: 5, after: file.history(nil, before: nil)) == 5)
  }

  @Test func `the word before the last counts where the three were seen, and not elsewhere`() throws {
    let file = try LanguageFile(copying: bytes)
    func cost(_ word: String, after words: String...) throws -> Float {
      let node = try #require(file.node(of: word.unicodeScalars))
      let alone = try #require(file.wordCost(of: node))
      let history = file.history(of: WordContext(words: words, startsSentence: false))
      return file.cost(ofWord: file.firstWord(of: node), alone: alone, after: history)
    }
    #expect(try cost("good", after: "it", "is") < cost("good", after: "is"))
    #expect(try cost("hello", after: "it", "is") > cost("hello", after: "is"))
    #expect(try cost("good", after: "hello", "is") == cost("good", after: "is"))
    #expect(try cost("good", after: "what", "it", "is") == cost("good", after: "it", "is"))
  }

  @Test func `a sentence's first word is the word before the last of its second`() throws {
    let file = try LanguageFile(copying: bytes)
    let first = file.history(of: WordContext(words: ["It"], startsSentence: true))
    #expect(first.triples.count == 1)
    #expect(file.history(of: WordContext(words: ["It"], startsSentence: false)).triples.isEmpty)
    #expect(file.history(of: WordContext(after: nil)).pairs.count == 3)
    #expect(file.history(of: WordContext(words: ["what"], startsSentence: true)).pairs.isEmpty)
  }

  @Test func `foreign, newer, cut off and changed files are refused`() {
    #expect(code([]) == .foreign)
    #expect(code(Array("PNG".utf8) + bytes) == .foreign)
    #expect(code(Array(bytes.prefix(40))) == .truncated)
    #expect(code(Array(bytes.dropLast())) == .truncated)
    #expect(code(bytes + [0]) == .truncated)
    for version in [1, 2, 3, 5] as [UInt8] {
      var other = bytes
      other[8] = version
      #expect(code(other) == .newer)
    }
    for place in [12, 24, 30, 50, 60, 100, bytes.count - 1] {
      var changed = bytes
      changed[place] ^= 1
      #expect(code(changed) == .damaged)
    }
  }

  @Test func `a changed body is decoded in peace`() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<8 {
        let place = LanguageFormat.headerByteCount + random.next(below: bytes.count - LanguageFormat.headerByteCount)
        changed[place] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let file = try? LanguageFile(copying: changed) else { continue }
      var decoder = Decoder(languages: [file], spatial: SmallEnglish.spatial)
      for letter in "thier".unicodeScalars { decoder.append(.letter(letter)) }
      #expect(decoder.candidates(after: "good").count <= 8)
      for word in [0, 5, 1 << 23] { _ = file.spelling(of: word) }
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageBuilding
import Testing

@testable import TypingDecoder

@Suite struct LanguageTablesTests {
  private static let words = "the\t50\ngood\t20\nfood\t10\nmonday\t10\ni\t9\ndamn\t1\n"
  private static let pairs = "<s>\tthe\t6\ngood\tfood\t4\nthe\tgood\t2\nthe\tunheard\t9\n"

  private func table(_ text: String, wordCount: Int = 1, isCounted: Bool = true) throws -> Table {
    try Table(Array(text.utf8), name: "t", wordCount: wordCount, isCounted: isCounted)
  }

  private func tables(
    language: String = "en", words: String = words, pairs: String = pairs, triples: String = "", casing: String = "",
    offensive: String = ""
  ) throws -> LanguageTables {
    try LanguageTables(
      language: language, words: try table(words), pairs: try table(pairs, wordCount: 2),
      triples: try table(triples, wordCount: 3), casing: try table(casing, wordCount: 2),
      offensive: try table(offensive, isCounted: false))
  }

  private func mistake(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func file(_ tables: LanguageTables, limit: Int = .max) throws -> LanguageFile {
    let file = try LanguageFile(copying: try tables.build(limit: limit))
    try file.verify()
    return file
  }

  private func word(_ text: String, in file: LanguageFile) throws -> Int {
    try #require(file.word(of: text.unicodeScalars))
  }

  @Test func `a file says what its tables say`() throws {
    let casing = "i\tI\t5\nmonday\tMONDAY\t2\nmonday\tMonday\t4\n"
    let file = try file(try tables(casing: casing, offensive: "damn\nheck\n"))
    #expect(file.language == "en")
    #expect(file.wordCount == 7)
    #expect(file.pairCount == 3)
    #expect(file.spelling(of: try word("monday", in: file)) == "Monday")
    #expect(file.spelling(of: try word("i", in: file)) == "I")
    #expect(file.spelling(of: try word("food", in: file)) == "food")
    #expect(file.isOffensive(try word("damn", in: file)))
    #expect(file.isOffensive(try word("heck", in: file)))
    #expect(!file.isOffensive(try word("good", in: file)))
  }

  @Test func `costs are the logarithms of counts, in steps`() throws {
    let file = try file(try tables())
    // ln(100 / 20) = 1.609, and the nearest step of a fourteenth is the 23rd.
    let node = try #require(file.node(of: "good".unicodeScalars))
    #expect(file.wordCost(of: node) == Float(23) / 14)
    // The cheapest word below "g" is that one.
    #expect(file.bestCost(of: try #require(file.node(of: "g".unicodeScalars))) == Float(23) / 14)
  }

  @Test(arguments: [["good"], ["the", "good"], ["good", "good"]])
  func `what may follow words adds up to one, seen and unseen words together`(before: [String]) throws {
    let file = try file(try tables(triples: "the\tgood\tfood\t2\nthe\tgood\tmonday\t1\n"))
    let context = WordContext(words: before, startsSentence: false)
    let history = file.history(of: context)
    let sum = try Self.words.split(separator: "\n").reduce(Float(0)) { sum, line in
      let node = try #require(file.node(of: line.split(separator: "\t")[0].unicodeScalars))
      let alone = try #require(file.wordCost(of: node))
      return sum + exp(-file.cost(ofWord: file.firstWord(of: node), alone: alone, after: history))
    }
    // Each cost is off by half a step at most, which is a twenty-eighth, or three of them for an unseen word.
    #expect(abs(sum - 1) < 0.1)
  }

  @Test func `the order of lines in a table changes nothing`() throws {
    func turned(_ text: String) -> String { text.split(separator: "\n").reversed().joined(separator: "\n") }
    let casing = "i\tI\t5\nmonday\tMonday\t4\n"
    let whole = try tables(casing: casing, offensive: "damn\nheck\n").build()
    let other = try tables(
      words: turned(Self.words), pairs: turned(Self.pairs), casing: turned(casing), offensive: "heck\ndamn\n")
    #expect(try other.build() == whole)
  }

  @Test func `Korean words are in the letters that type them, and are spelt in syllables`() throws {
    let file = try file(try tables(language: "ko", words: "너무\t5\n값이\t3\n", pairs: "값이\t너무\t4\n"))
    let price = try word("ㄱㅏㅂㅅㅇㅣ", in: file)
    #expect(file.language == "ko")
    #expect(file.spelling(of: price) == "값이")
    #expect(file.pairCount == 1)
    // The word before is told in syllables.
    let history = file.history(of: WordContext(after: "값이"))
    #expect(history.pairs.count == 1)
    #expect(file.cost(ofWord: try word("ㄴㅓㅁㅜ", in: file), alone: 9, after: history) < 1)
  }

  @Test func `stems and endings are in the file, and cost what their counts say`() throws {
    let tables = try LanguageTables(
      language: "ko", words: try table("학교에\t5\n너무\t5\n"),
      stems: try table("ㅎㅏ\tverb\t30\n학교\tnoun\t10\n그\tnone\t9\n", wordCount: 2),
      endings: try table("noun\t에\t3\nnoun\t-\t1\nverb\tㄴ다\t1\n", wordCount: 2))
    let file = try file(tables)
    #expect(file.stemCount == 2)
    #expect(file.classCount == 2)
    let joint = try #require(file.joints(of: Array("ㅎㅏㄱㄱㅛㅇㅔ".unicodeScalars)).first)
    // ln(40 / 10) = 1.386, and the nearest step of a fourteenth is the 19th; ln(4 / 3) = 0.288 is the 4th.
    #expect(joint.stem.cost == Float(19) / 14)
    #expect(file.wordCost(of: joint.node) == Float(4) / 14)
    #expect(file.joints(of: Array("ㅎㅏㄱㄱㅛ".unicodeScalars)).count == 1)
    #expect(file.joints(of: Array("ㅎㅏㄴㄷㅏ".unicodeScalars)).count == 1)
    #expect(file.joints(of: Array("ㅎㅏㅇㅔ".unicodeScalars)).isEmpty)
    #expect(file.joints(of: Array("ㄱㅡ".unicodeScalars)).isEmpty)
    // The stem alone is no word, but has a number like one.
    #expect(file.word(of: "ㅎㅏㄱㄱㅛ".unicodeScalars) == nil)
    #expect(file.wordCount == 4)
  }

  @Test func `the rarest pairs go first when there is a limit, and words are never cut`() throws {
    let tables = try tables()
    let whole = try tables.build()
    #expect(try tables.build(limit: whole.count) == whole)
    let smaller = try file(tables, limit: whole.count - 1)
    #expect(smaller.pairCount == 2)
    let the = try word("the", in: smaller)
    #expect(smaller.cost(ofWord: the, alone: 99, after: smaller.history(of: WordContext(after: nil))) < 1)
    #expect(try file(tables, limit: whole.count - 12).pairCount == 0)
    let least = whole.count - 12
    #expect(
      mistake { _ = try tables.build(limit: least - 1) }
        == "t: the words alone take \(least) bytes, and \(least - 1) are allowed")
  }

  @Test func `triples go before pairs when there is a limit, and need the pair of their first two words`() throws {
    let triples = "the\tgood\tfood\t2\n<s>\tthe\tgood\t9\nfood\tthe\tgood\t5\n"
    let tables = try tables(triples: triples)
    let whole = try tables.build()
    #expect(try file(tables).tripleCount == 2)
    let smaller = try file(tables, limit: whole.count - 1)
    #expect(smaller.pairCount == 3)
    #expect(smaller.tripleCount == 1)
    #expect(!smaller.history(of: WordContext(words: ["the"], startsSentence: true)).triples.isEmpty)
  }

  @Test func `tables that make no language are refused`() {
    #expect(mistake { _ = try tables(words: "# none\n") } == "t: there are no words")
    #expect(mistake { _ = try tables(words: "a\t1\nb\t2\na\t3\n") } == "t:3: this is in line 1 already")
    #expect(mistake { _ = try tables(pairs: "<s>\ta\t1\n<s>\ta\t3\n") } == "t:2: this is in line 1 already")
    for language in ["", "e", "EN", "en-US", "engl", "é"] {
      #expect(
        mistake { _ = try tables(language: language) }
          == "\"\(language)\" is no language of two or three small letters")
    }
    let letters = (0..<65).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { "\($0)\t1\n" }.joined()
    #expect(
      mistake { _ = try tables(words: letters).build() }
        == "t: the words are too many, or have more than 64 different letters among them")
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import TestSupport
import Testing

/// What the keyboard and the program that keeps words say to one another.
@Suite struct WordMessageTests {
  private let messages: [WordMessage]

  init() throws {
    let first = try #require(WordObservation(language: "en", word: "kayak", previous: "red"))
    let second = try #require(WordObservation(language: "ko", word: "배"))
    messages = [
      .used(first), .begin(heard: 12), .known(second, uses: 3.25), .known(first, uses: 0), .kept(second),
      .blocked(second),
      .forgotten(first), .end,
    ]
  }

  @Test func `what is said is heard`() {
    var reader = WordMessageReader()
    let heard = reader.take(messages.flatMap(\.line))
    #expect(heard == messages)
  }

  @Test func `a line that was cut short is passed over, and the next one counts`() {
    for message in messages {
      for count in 0..<message.line.count {
        var reader = WordMessageReader()
        let heard = reader.take(message.line.prefix(count) + messages[0].line + message.line)
        #expect(heard.last == message)
        #expect(heard.allSatisfy { $0 == message || $0 == messages[0] })
      }
    }
  }

  @Test func `lines of any bytes are read in peace`() {
    var random = SeededGenerator(seed: 11)
    let sample = messages.flatMap(\.line) + Array("18 used\ten\tkayak\tthe\n16 known 12\ten\tI\n".utf8)
    for _ in 0..<3_000 {
      var bytes = sample
      for _ in 0...random.next(below: 6) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.insert(contentsOf: bytes[place...], at: random.next(below: bytes.count))
        default: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        }
        if bytes.isEmpty { bytes = [0x0A] }
      }
      WordMessageFuzzing(bytes).play()
    }
    WordMessageFuzzing([UInt8](repeating: 0x61, count: 100_000)).play()
  }
}

/// The words in memory.
@Suite struct LearntVocabularyTests {
  private func word(_ text: String, _ previous: String? = nil) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text, previous: previous))
  }

  @Test("TY-1 a word counts when it was typed twice, or put back once") func twice() throws {
    var vocabulary = LearntVocabulary()
    func take(_ message: WordMessage) -> Bool { vocabulary.take(message) }
    #expect(try !take(.used(word("kayak", "red"))))
    #expect(!vocabulary.isUsed("kayak", in: "en"))
    #expect(try take(.used(word("kayak", "red"))))
    #expect(vocabulary.isUsed("kayak", in: "en") && !vocabulary.isUsed("kayak", in: "ko"))
    #expect(!vocabulary.isUsed("red", in: "en"), "that it stood before another word is no use of its own")
    #expect(vocabulary["en"].pairs == [LearntVocabulary.Pair(previous: "red", word: "kayak"): 2])
    #expect(try take(.kept(word("teh"))))
    #expect(vocabulary.isKept("teh", in: "en") && !vocabulary.isUsed("teh", in: "en"))
  }

  @Test func `what the file says takes the place of what was known when it is whole`() throws {
    var vocabulary = LearntVocabulary()
    func take(_ message: WordMessage) -> Bool { vocabulary.take(message) }
    for _ in 0..<2 { _ = try vocabulary.take(.used(word("kayak"))) }
    let told = try [
      WordMessage.begin(heard: 0), .known(word("tour"), uses: 1.5), .known(word("tour", "long"), uses: 7),
      .blocked(word("form")),
      .kept(word("teh")),
    ]
    for message in told {
      let isOther = vocabulary.take(message)
      #expect(!isOther)
    }
    #expect(vocabulary.isUsed("kayak", in: "en") && !vocabulary.isKept("teh", in: "en"))
    #expect(take(.end))
    #expect(!vocabulary.isUsed("kayak", in: "en") && vocabulary.isUsed("tour", in: "en"))
    #expect(vocabulary["en"].blocked == ["form"] && vocabulary.isKept("teh", in: "en"))
    #expect(!take(.end))
  }

  @Test("TY-1 a word is forgotten with its pairs and with having been put back") func forget() throws {
    var vocabulary = LearntVocabulary()
    func take(_ message: WordMessage) -> Bool { vocabulary.take(message) }
    for _ in 0..<2 { _ = try vocabulary.take(.used(word("kayak", "red"))) }
    _ = try vocabulary.take(.used(word("tour", "kayak")))
    _ = try vocabulary.take(.kept(word("kayak")))
    #expect(try take(.forgotten(word("kayak"))))
    #expect(try !take(.forgotten(word("kayak"))))
    #expect(vocabulary["en"].pairs.isEmpty && !vocabulary.isKept("kayak", in: "en"))
    #expect(vocabulary["en"].uses == ["tour": 1])
  }

  @Test("TY-1 there is an end to how many are in memory: the most used stay") func bounds() throws {
    var vocabulary = LearntVocabulary()
    func take(_ message: WordMessage) -> Bool { vocabulary.take(message) }
    for _ in 0..<3 { _ = try vocabulary.take(.used(word("often"))) }
    for number in 0..<10_000 {
      let letters = String(
        String.UnicodeScalarView("\(number)".unicodeScalars.map { Unicode.Scalar($0.value + 49) ?? "x" }))
      _ = try vocabulary.take(.used(word("w" + letters, "often")))
      _ = try vocabulary.take(.kept(word("w" + letters)))
      _ = try vocabulary.take(.blocked(word("w" + letters)))
    }
    let known = vocabulary["en"]
    #expect(known.uses.count <= LearntVocabulary.mostWords * 11 / 10 && known.uses["often"] == 3)
    #expect(known.pairs.count <= LearntVocabulary.mostPairs * 11 / 10)
    #expect(known.kept.count <= LearntVocabulary.mostChoices && known.blocked.count <= LearntVocabulary.mostChoices)
  }
}

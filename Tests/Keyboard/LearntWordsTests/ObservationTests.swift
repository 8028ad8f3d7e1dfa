// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import TestSupport
import Testing

@Suite struct ObservationTests {
  @Test(
    "TY-1 words are learnt, and nothing that may be a number, an address or a secret",
    arguments: [
      ("kayak", true), ("Ångström", true), ("don't", true), ("jack-o'-lantern", true), ("감사합니다", true), ("I", true),
      ("", false), ("12", false), ("a1", false), ("a@b.c", false), ("www.x", false), ("-a", false), ("a-", false),
      ("two words", false), ("tab\t", false), ("pass_word", false), ("x!", false), ("😀", false),
      (String(repeating: "a", count: 32), true), (String(repeating: "a", count: 33), false),
    ])
  func learnable(word: String, isLearnt: Bool) {
    #expect(WordObservation.isLearnable(word) == isLearnt)
    #expect((WordObservation(language: "en", word: word) != nil) == isLearnt)
    #expect(WordObservation(language: "en", word: "kayak", previous: word)?.previous == (isLearnt ? word : nil))
  }

  @Test func `a language has two or three small letters`() {
    for language in ["en", "ko", "gsw"] { #expect(WordObservation(language: language, word: "a") != nil) }
    for language in ["", "e", "EN", "en-US", "engl", "e1"] {
      #expect(WordObservation(language: language, word: "a") == nil)
    }
  }

  @Test func `a line that was cut short is passed over, and the next one counts`() throws {
    let first = try #require(WordObservation(language: "en", word: "kayak", previous: "red"))
    let second = try #require(WordObservation(language: "ko", word: "배"))
    for count in 0..<first.line.count {
      var reader = ObservationReader()
      let joined = reader.take(first.line.prefix(count) + second.line + first.line)
      #expect(joined.last == first)
      #expect(joined.allSatisfy { $0 == first || $0 == second })
    }
  }

  @Test func `lines of any bytes are read in peace`() {
    var random = SeededGenerator(seed: 11)
    let sample = Array("13 en\tkayak\tthe\n9 en\tkayak\n10 ko\t감\t배\n".utf8)
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
      ObservationFuzzing(bytes).play()
    }
    ObservationFuzzing([UInt8](repeating: 0x61, count: 100_000)).play()
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TypingDecoder

@Suite struct DecisionTests {
  @Test func `a slip makes way for the word, with its capital at the start of a sentence`() {
    #expect(SmallEnglish.decision("thier") == .replace("their"))
    #expect(SmallEnglish.decision("Thier", after: nil) == .replace("Their"))
  }

  @Test func `letters get the spelling of their word`() {
    #expect(SmallEnglish.decision("i") == .replace("I"))
    #expect(SmallEnglish.decision("monday") == .replace("Monday"))
    #expect(SmallEnglish.decision("dont") == .replace("don't"))
    #expect(SmallEnglish.decision("I") == .leave)
  }

  @Test(arguments: ["the", "Thier", "THIER", "thIer", "th1er", "www.thier", "x", "zqxjv", ""])
  func `what may be meant as it stands is left alone`(_ typed: String) {
    #expect(SmallEnglish.decision(typed) == .leave)
  }

  @Test func `a known word makes way where the touches speak against it, and is left alone where they do not`() {
    func decision(_ x: Float) -> Decision {
      var decoder = SmallEnglish.decoder("")
      decoder.append(.point("f", SIMD2(x, 1.5)))
      for letter in "ood".unicodeScalars { decoder.append(.letter(letter)) }
      return Decision(decoder, typed: "food", after: WordContext(words: ["it", "is"], startsSentence: true))
    }
    #expect(decision(4) == .leave)
    #expect(decision(4.49) == .replace("good"))
  }

  @Test func `a letter alone makes way for a neighbour that was nearly touched, and for nothing else`() {
    func decision(_ place: SIMD2<Float>) -> Decision {
      var decoder = SmallEnglish.decoder("")
      decoder.append(.point("u", place))
      return Decision(decoder, typed: "u", after: "x")
    }
    // Between u and i.
    #expect(decision(SIMD2(6.95, 0.5)) == .replace("I"))
    #expect(decision(SIMD2(6.5, 0.5)) == .leave)
    #expect(decision(SIMD2(-9, 9)) == .leave)
  }

  @Test func `a word that was put back is left alone`() {
    #expect(SmallEnglish.decision("thier", isTrusted: true) == .leave)
  }
}

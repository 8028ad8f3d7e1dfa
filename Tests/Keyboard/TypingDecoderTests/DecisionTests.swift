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

  @Test("TY-8 TY-1 a word of a real keyboard makes way only for one that a single slip makes it of")
  func exact() {
    func decision(_ typed: String, after previous: String? = "x") -> Decision {
      Decision(
        SmallEnglish.decoder(typed), typed: typed, after: WordContext(after: previous), isExact: true)
    }
    for (typed, meant) in [
      ("teh", "the"), ("thier", "their"), ("recieve", "receive"), ("helllo", "hello"), ("helo", "hello"),
      ("becuase", "because"), ("becase", "because"), ("lettwr", "letter"), ("dont", "don't"),
    ] { #expect(decision(typed) == .replace(meant), "\(typed)") }
    for typed in [
      // Known, too short, two slips, a far key, a letter too many, abbreviations, a space that is missing, capitals.
      "the", "i", "monday", "ti", "rceieve", "lettpr", "hellop", "hel", "hlp", "thegood", "Thier", "kubectl",
      "sudo",
    ] { #expect(decision(typed) == .leave, "\(typed)") }
    #expect(decision("Thier", after: nil) == .replace("Their"))
    #expect(
      Decision(
        SmallEnglish.decoder("teh"), typed: "teh", after: WordContext(after: "x"), isTrusted: true, isExact: true)
        == .leave)
  }
}

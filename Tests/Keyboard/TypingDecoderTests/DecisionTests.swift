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

  @Test func `a word that was put back is left alone`() {
    #expect(SmallEnglish.decision("thier", isTrusted: true) == .leave)
  }
}

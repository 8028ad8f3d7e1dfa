// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
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
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TestSupport
import Testing

@Suite struct TextBoundaryTests {
  @Test(
    "TY-6 a word is what delete takes",
    arguments: [
      ("", ""), ("one", ""), ("one two", "one "), ("one two  ", "one "), ("don't", ""), ("it isn't ", "it "),
      ("3.14", ""), ("v1.", "v1"), ("wait...", "wait"), ("a, b", "a, "), ("a,", "a"), ("name@host", "name@"),
      ("snake_case", ""), ("\n", ""), ("one\n", "one"), ("one\n ", "one\n"), ("one\r\n", "one"),
      ("\u{C548}\u{B155} \u{C138}\u{ACC4}", "\u{C548}\u{B155} "), ("\u{3131}\u{3131}", ""),
      ("\u{65E5}\u{672C}", "\u{65E5}"), ("\u{65E5}\u{304B}\u{306A}", "\u{65E5}"),
      ("\u{30AB}\u{30FC}\u{304B}", "\u{30AB}\u{30FC}"),
      ("ok 👍🏽👩‍👩‍👧", "ok 👍🏽"), ("cafe\u{301}", ""), ("  ", ""), ("\u{E01}\u{E02}", "\u{E01}"), ("\u{440}\u{443}\u{441}", ""),
      ("''", ""), ("a'", "a"), ("x 'y", "x '"),
    ])
  func words(text: String, rest: String) {
    var text = text
    text.removeSubrange(TextBoundary.wordDeletionRange(before: text))
    #expect(text == rest)
  }

  @Test func `random text always gets shorter and never splits a character`() {
    var random = SeededGenerator(seed: 1)
    let parts = Array("a1 _'.,-\n\u{301}\u{200D}👍🏽한ㄱ日かカกé👩‍👧🇰🇷\u{0}".unicodeScalars)
    for _ in 0..<2000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if let scalar = parts.randomElement(using: &random) { scalars.append(scalar) }
      }
      let text = String(scalars)
      let range = TextBoundary.wordDeletionRange(before: text)
      #expect(range.upperBound == text.endIndex && !range.isEmpty)
      #expect(Array(text[..<range.lowerBound]) == Array(Array(text).prefix(text.count - text[range].count)))
    }
  }

  @Test func `characters are counted as people see them`() {
    #expect(TextBoundary.graphemes(2, before: "ae\u{301}👩‍👧") == "e\u{301}👩‍👧")
    #expect(TextBoundary.graphemes(1, after: "👩‍👧a") == "👩‍👧")
    #expect(TextBoundary.graphemes(9, before: "ab") == "ab")
    #expect(TextBoundary.graphemes(-1, before: "ab") == "")
  }
}

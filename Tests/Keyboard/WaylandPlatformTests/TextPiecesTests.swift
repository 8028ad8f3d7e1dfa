// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import WaylandPlatform

@Suite struct TextPiecesTests {
  private func check(_ text: String, limit: Int) {
    let pieces = Array(TextPieces(text, limit: limit))
    #expect(Array(pieces.joined().utf8) == Array(text.utf8))
    for piece in pieces {
      #expect(!piece.isEmpty)
      #expect(piece.utf8.count <= max(limit, 4))
    }
    // A piece ends inside a character only where the character is longer than a piece.
    var edges = Set([0])
    var offset = 0
    for character in text {
      let start = offset
      offset += character.utf8.count
      edges.formUnion(character.utf8.count > limit ? Array(start...offset) : [offset])
    }
    offset = 0
    for piece in pieces {
      offset += piece.utf8.count
      #expect(edges.contains(offset))
    }
  }

  @Test func `a short text is one piece, an empty one none`() {
    #expect(Array(TextPieces("hello")) == ["hello"])
    #expect(Array(TextPieces("")).isEmpty)
  }

  @Test func `pieces fit, and together they are the text`() {
    check("ab한글👩‍👩‍👧e\u{301}", limit: 4)
    check(String(repeating: "한", count: 4000), limit: 3000)
    check(String(repeating: "a", count: 3000), limit: 3000)
    check(String(repeating: "a", count: 3001), limit: 3000)
    check(String(repeating: "👩‍👩‍👧", count: 500), limit: 3000)
  }

  @Test func `a character that is longer than a message is sent by its code points`() {
    let long = "a" + String(repeating: "\u{301}", count: 4000)
    #expect(long.count == 1)
    check("x" + long + "y", limit: 3000)
    #expect(Array(TextPieces(long)).count == 3)
  }

  @Test func `what people only look at is cut to one message, and a name is sent whole or not at all`() {
    #expect(WireText.beginning(of: "") == "" && WireText.beginning(of: "제목") == "제목")
    let title = WireText.beginning(of: String(repeating: "긴 제목 ", count: 1_000))
    #expect(title.utf8.count <= 3_000 && title.utf8.count > 2_990 && title.hasPrefix("긴 제목 긴"))
    #expect(WireText.fits("text/plain") && !WireText.fits(String(repeating: "x", count: 5_000)))
  }

  @Test func `any text in any pieces is the same text`() {
    var random = SeededGenerator(seed: 9)
    let parts = ["a", "한", "👩‍👩‍👧", "\u{301}", "\u{1F3FB}", "🇰🇷", "\r\n", "\u{200D}", " "]
    for _ in 0..<500 {
      let text = (0..<random.next(below: 40)).map { _ in parts[random.next(below: parts.count)] }.joined()
      check(text, limit: random.next(below: 24) + 1)
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import SupplementaryLexicon
import Testing

@Suite struct ReplacementTableTests {
  @Test func `lines of two columns are read, and the others are told by their numbers`() {
    let table = "\u{FEFF}omw\tOn my way!\r\n\n  ㄱㅅ \t 감사합니다 \none\na b\tc\nd\t\ne\tf\tg\nh\ti\u{1}\n"
    let (entries, problems) = Replacements.parseTable(Array(table.utf8) + [0x78, 0x09, 0xFF])
    #expect(
      entries == [
        LexiconEntry(userInput: "omw", documentText: "On my way!"),
        LexiconEntry(userInput: "ㄱㅅ", documentText: "감사합니다"),
      ])
    #expect(problems.map(\.line) == [4, 5, 6, 7, 8, 9])
  }

  @Test func `a file of noise is given up after some lines`() {
    let noise = Array(String(repeating: "x\n", count: 100).utf8)
    #expect(Replacements.parseTable(noise).problems.count == 20)
    let many = Array((0..<2000).map { "w\($0)\tt" }.joined(separator: "\n").utf8)
    #expect(Replacements.parseTable(many).entries.count == 1000)
  }
}

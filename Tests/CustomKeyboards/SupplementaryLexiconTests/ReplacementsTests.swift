// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import SupplementaryLexicon
import Testing

@Suite struct ReplacementsTests {
  private func parse(_ text: String) -> (entries: [[String]], problems: [Int]) {
    let (replacements, problems) = Replacements.parse(Array(text.utf8))
    return (replacements.entries.map { [$0.userInput, $0.documentText] }, problems.map(\.line))
  }

  @Test("CK-8 a line says what is typed and what takes its place")
  func lines() {
    let (entries, problems) = parse("# mine\n\nomw = On my way!\r\n ㅇㅋ=알겠습니다 \n")
    #expect(entries == [["omw", "On my way!"], ["ㅇㅋ", "알겠습니다"]])
    #expect(problems.isEmpty)
  }

  @Test func `a backslash makes line breaks, and signs that would mean something else`() {
    let (entries, _) = parse("addr = 1 High Street\\nLondon\n\\#1 = a=b \\\\ c\na\\=b = yes\n")
    #expect(entries == [["addr", "1 High Street\nLondon"], ["#1", "a=b \\ c"], ["a=b", "yes"]])
  }

  @Test func `the last line for a word counts, in its first place`() {
    #expect(parse("omw = one\nbrb = two\nOMW = three").entries == [["OMW", "three"], ["brb", "two"]])
  }

  @Test func `a line that is not understood is told by its number and has no effect on others`() {
    let long = String(repeating: "x", count: 1001)
    let (entries, problems) = parse(
      "no equals\n= text\nword =\ntwo words = x\nlong = \(long)\nbell = \u{7}\nok = fine\n")
    #expect(entries == [["ok", "fine"]])
    #expect(problems == [1, 2, 3, 4, 5, 6])
  }

  @Test func `problems tell nothing of what the person wrote`() {
    let problems = Replacements.parse(Array("my secret phrase\nhush hush = secret".utf8)).problems
    #expect(problems.count == 2)
    for problem in problems {
      #expect(!problem.message.contains("secret") && !problem.message.contains("hush"))
    }
  }

  @Test func `bytes that are no text are told`() {
    let (replacements, problems) = Replacements.parse([0xFF, 0xFE, 0x0A] + Array("a1 = b".utf8))
    #expect(replacements.entries.count == 1)
    #expect(problems.map(\.line) == [1])
  }

  @Test func `there is an end to how many there are, and to how many problems are told`() {
    let many = (0..<1200).map { "w\($0) = t" }.joined(separator: "\n")
    let (entries, problems) = parse(many)
    #expect(entries.count == 1000)
    #expect(problems == [1001])
    #expect(parse(String(repeating: "?\n", count: 100)).problems.count == 20)
  }
}

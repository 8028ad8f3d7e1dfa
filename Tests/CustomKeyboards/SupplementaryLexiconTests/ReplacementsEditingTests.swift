// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import SupplementaryLexicon
import Testing

@Suite struct ReplacementsEditingTests {
  private func set(_ typed: String, _ text: String?, in file: String) -> String {
    let entry = text.map { LexiconEntry(userInput: typed, documentText: $0) }
    return String(decoding: Replacements.set(typed, to: entry, in: Array(file.utf8)), as: UTF8.self)
  }

  @Test func `one line changes, the last of its word, and every other byte stays`() {
    let file = "# mine\r\nomw = one\r\n  brb=two # x\r\nnonsense\r\nOMW = three\r\n"
    #expect(
      set("omw", "here", in: file) == "# mine\r\nomw = one\r\n  brb=two # x\r\nnonsense\r\nomw = here\r\n")
    #expect(set("omw", nil, in: file) == "# mine\r\n  brb=two # x\r\nnonsense\r\n")
    #expect(set("new", "x", in: file) == file + "new = x\r\n")
  }

  @Test func `a file without an end of line, and none at all, get a line`() {
    #expect(set("b", "c", in: "a = b") == "a = b\nb = c\n")
    #expect(set("b", "c", in: "") == "b = c\n")
    #expect(set("a", nil, in: "a = b") == "")
    #expect(set("a", nil, in: "x = y\na = b") == "x = y\n")
  }

  @Test(arguments: ["a=b", "#1", "\\", "=", "a\\=", "한글", "#=\\#"])
  func `what is written is read as it was meant`(_ typed: String) throws {
    for text in ["plain", "one\ntwo\tthree", "a = b # c", "\\n \\ \\\\", "# no comment"] {
      let bytes = Array(set(typed, text, in: "# first\n").utf8)
      let (replacements, problems) = Replacements.parse(bytes)
      #expect(problems.isEmpty)
      #expect(replacements.entries == [LexiconEntry(userInput: typed, documentText: text)])
      #expect(String(decoding: Replacements.set(typed, to: nil, in: bytes), as: UTF8.self) == "# first\n")
    }
  }
}

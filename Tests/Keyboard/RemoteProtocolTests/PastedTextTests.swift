// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RemoteProtocol

@Suite struct PastedTextTests {
  @Test func `VK-16 line ends of all kinds are Return where the field takes lines, and spaces where it does not`() {
    let text = PastedText("one\r\ntwo\n\nthree\r4")
    #expect(text.lines == ["one", "two", "", "three", "4"] && text.untypable == nil)
    #expect(
      text.keys(takesLines: true) == [
        .text("one"), .return, .text("two"), .return, .return, .text("three"), .return, .text("4"),
      ])
    #expect(Self.typed(text, takesLines: false) == "one two  three 4")
  }

  @Test(
    "VK-16 a character that no keyboard types is found, and a space in its place",
    arguments: [
      ("a\tb", 1, 0x09, "a b"), ("한글\n\u{1B}[A", 2, 0x1B, "한글  [A"), ("\u{202E}x", 1, 0x202E, " x"),
      ("\u{2028}", 1, 0x2028, " "), ("é\u{85}é", 1, 0x85, "é é"),
    ] as [(String, Int, UInt32, String)])
  func untypable(_ text: String, _ line: Int, _ scalar: UInt32, _ typed: String) throws {
    let pasted = PastedText(text)
    let found = try #require(pasted.untypable)
    #expect(found.line == line && found.scalar.value == scalar)
    #expect(Self.typed(pasted, takesLines: false) == typed)
  }

  private static func typed(_ text: PastedText, takesLines: Bool) -> String {
    text.keys(takesLines: takesLines).map { if case .text(let text) = $0 { text } else { "\n" } }.joined()
  }
}

@Suite struct TerminalKeysTests {
  private var keys = TerminalKeys()

  private mutating func take(_ text: String) -> [TerminalKeys.Key] { keys.take(text.utf8) }

  @Test mutating func `VK-16 characters, Return, Backspace and the keys to leave are known`() {
    #expect(take("ab한\r\u{7F}c\u{8}\n") == [.text("ab한"), .return, .delete, .text("c"), .delete, .return])
    #expect(take("\u{1D}\u{4}\u{3}") == [.leave, .leave, .leave])
    #expect(take("\t\u{1}") == [.other, .other])
  }

  @Test(arguments: [
    "\u{1B}[A", "\u{1B}OP", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}x", "\u{1B}한", "\u{1B}[<0;1;2M", "\u{1B}[[A",
  ])
  mutating func `VK-16 a key that means nothing on the other device is one key, however its bytes come`(_ text: String)
  {
    #expect(take(text + "a") == [.other, .text("a")])
    var found: [TerminalKeys.Key] = []
    for byte in text.utf8 { found += keys.take([byte]) }
    found += take("b")
    #expect(found == [.other, .text("b")])
    #expect(!keys.awaitsRest)
  }

  @Test mutating func `VK-16 Escape alone is a key once nothing has followed it`() {
    #expect(take("\u{1B}") == [])
    #expect(keys.awaitsRest)
    #expect(keys.takeRest() == [.other])
    #expect(take("[A") == [.text("[A")])
    #expect(keys.takeRest() == [])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}[["])
  mutating func `VK-16 a paste that comes in the middle of a key is a paste`(_ start: String) {
    let text = start + "\u{1B}[200~x\r\u{1B}[201~y"
    #expect(take(text) == [.other, .paste("x\r"), .text("y")])
    var found: [TerminalKeys.Key] = []
    for byte in text.utf8 { found += keys.take([byte]) }
    #expect(found == [.other, .paste("x\r"), .text("y")])
  }

  @Test mutating func `VK-16 a character whose bytes come one by one is whole`() {
    var found: [TerminalKeys.Key] = []
    for byte in "한😀".utf8 { found += keys.take([byte]) }
    #expect(found == [.text("한"), .text("😀")])
  }

  @Test mutating func `bytes that are no text type nothing, and hold up nothing`() {
    #expect(
      keys.take([0xFF, 0x0D, 0x61, 0xC3, 0x28, 0x0D]) == [.other, .return, .text("a"), .other, .text("("), .return])
    #expect(keys.take([0xFF, 0x62]) == [.other, .text("b")])
  }

  @Test mutating func `VK-16 a paste is one text, with all keys in it, however its bytes come`() {
    let text = "one\rtwo\u{3}\u{1B}[A\t한글"
    #expect(take("x\u{1B}[200~\(text)\u{1B}[201~y") == [.text("x"), .paste(text), .text("y")])
    var found: [TerminalKeys.Key] = []
    for byte in "\u{1B}[200~\(text)\u{1B}[201~".utf8 { found += keys.take([byte]) }
    #expect(found == [.paste(text)])
  }

  @Test mutating func `VK-16 a paste that is too long is told, and nothing of it kept or typed`() {
    let most = String(repeating: "x", count: PastedText.mostBytes)
    #expect(take("\u{1B}[200~\(most)\u{1B}[201~") == [.paste(most)])
    #expect(take("\u{1B}[200~\(most)x") == [])
    #expect(take("more\u{1B}[201~y") == [.longPaste, .text("y")])
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SupplementaryLexicon
import Testing

@Suite struct VCardReaderTests {
  private func words(_ text: String) -> [[String]] { words(Array(text.utf8)) }

  private func words(_ bytes: [UInt8]) -> [[String]] { VCardReader.names(in: bytes, limit: 100).map(\.words) }

  /// A card of version 4.0 with these lines.
  private func card(_ lines: String, version: String = "4.0") -> String {
    "BEGIN:VCARD\r\nVERSION:\(version)\r\n\(lines)\r\nEND:VCARD\r\n"
  }

  @Test("CK-8 first and last names are words of their own, and nicknames too")
  func names() {
    let text = card("FN:Dr. Ada Augusta Lovelace\r\nN:Lovelace;Ada;Augusta;Dr.;\r\nNICKNAME:Enchantress,Addie")
    #expect(words(text) == [["Ada", "Augusta", "Lovelace", "Enchantress", "Addie"]])
  }

  @Test("CK-8 a Korean name is a word as a whole as well, family name first")
  func korean() {
    #expect(words(card("N:김;민수;;;\r\nFN:김민수")) == [["김민수", "민수", "김"]])
    #expect(words(card("FN:김 민수")) == [["김민수", "민수", "김"]])
    #expect(words(card("FN:김민수")) == [["김민수"]])
    // Written apart in Latin letters.
    #expect(words(card("N:Kim;Minsu;;;")) == [["Minsu", "Kim"]])
  }

  @Test func `a name without parts is taken from what is shown`() {
    #expect(words(card("FN:Grace Hopper")) == [["Grace", "Hopper"]])
    #expect(words(card("FN:Grace Hopper\r\nN:;;;;")) == [["Grace", "Hopper"]])
  }

  @Test func `folded lines are put together again`() {
    #expect(words(card("N:Love\r\n lace;A\r\n\tda;;;")) == [["Ada", "Lovelace"]])
    // Version 2.1 folds at blanks, and keeps them.
    #expect(words(card("N:Garcia\r\n Lorca;Federico", version: "2.1")) == [["Federico", "Garcia", "Lorca"]])
  }

  @Test func `a syllable that a fold cuts apart is whole again`() {
    let bytes =
      Array(card("N:").utf8.dropLast("\r\nEND:VCARD\r\n".utf8.count)) + [0xEA, 0xB9] + Array("\r\n ".utf8) + [0x80]
    #expect(words(bytes + Array(";민수;;;\r\nEND:VCARD".utf8)) == [["김민수", "민수", "김"]])
  }

  @Test func `quoted-printable names of version 2.1 are read, over soft line ends too`() {
    let text = card(
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=\r\n=EC=88=98;;;", version: "2.1")
    #expect(words(text) == [["김민수", "민수", "김"]])
    #expect(words(card("N;QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg", version: "2.1")) == [["Jörg", "Müller"]])
  }

  @Test func `Latin 1 is understood, other charsets are passed over`() {
    let head = Array("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=ISO-8859-1:M".utf8)
    #expect(words(head + [0xFC] + Array("ller;Uwe\nEND:VCARD".utf8)) == [["Uwe", "Müller"]])
    #expect(words(card("N;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=B1=E8;A", version: "2.1")) == [])
  }

  @Test func `escaped commas and semicolons belong to the name`() {
    #expect(words(card("N:O\\;Neil;Anne\\, Marie,Lou;;;")) == [["Anne", "Marie", "Lou", "O;Neil"]])
  }

  @Test func `groups, parameters and quotes around them do no harm`() {
    #expect(words(card("item1.n;LANGUAGE=en;SORT-AS=\"Love:lace,Ada\":Lovelace;Ada")) == [["Ada", "Lovelace"]])
  }

  @Test func `companies and groups are nobody's name`() {
    #expect(words(card("FN:Acme Inc\r\nKIND:org")) == [])
    #expect(words(card("FN:Friends\r\nX-ADDRESSBOOKSERVER-KIND:group")) == [])
    #expect(words(card("FN:Acme\r\nX-ABShowAs:COMPANY", version: "3.0")) == [])
    #expect(words(card("FN:Ada Lovelace\r\nKIND:individual")) == [["Ada", "Lovelace"]])
  }

  @Test func `initials, numbers, addresses and pictures are no words`() {
    #expect(words(card("FN:J. R. \"Bob\" Dobbs (2) bob@example.org 🙂")) == [["Bob", "Dobbs"]])
    #expect(words(card("N;ENCODING=b:QWRhOw==\r\nFN:Ada")) == [["Ada"]])
  }

  @Test func `what cannot be seen is not in a word`() {
    #expect(words(card("FN:A\u{200B}da\u{202E} Love\u{0007}lace")) == [["Ada", "Lovelace"]])
  }

  @Test func `several cards are read in their order, up to a limit`() {
    let text = (0..<5).map { card("N:Family\($0)x;Given;;;") }.joined()
    #expect(words(text).count == 5)
    #expect(VCardReader.names(in: Array(text.utf8), limit: 2).count == 2)
  }

  @Test func `a card in a card of version 2.1 is not the person`() {
    let text = card("AGENT:\r\nBEGIN:VCARD\r\nN:Other;Some\r\nEND:VCARD\r\nN:Lovelace;Ada", version: "2.1")
    #expect(words(text) == [["Ada", "Lovelace"]])
  }

  @Test func `a card that is cut off does not hide the next one`() {
    #expect(words("BEGIN:VCARD\nN:Lost;Un\n" + card("N:Lovelace;Ada")) == [["Ada", "Lovelace"]])
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import ContactCards

/// What becomes of a vCard when its card changes.
@Suite struct ContactCardWritingTests {
  private static let file = [
    "BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Example//Address Book//EN", "FN:Ada Lovelace",
    "N:Lovelace;Ada;King,Byron;Lady;MSc", "ORG:Analytical\\, Ltd;Engines",
    "item1.EMAIL;TYPE=INTERNET,pref:ada@home.example",
    "item1.X-ABLABEL:home", "EMAIL;TYPE=work:ada@work.example", "TEL;VALUE=uri;TYPE=cell:tel:+44-20-5550100",
    "ADR;TYPE=home:Box 7;Flat 2;12 St James\\nSquare;London;;SW1Y 4JH;UK",
    "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBA",
    "  gGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/", "X-OWN;A=b:c;d", "END:VCARD", "",
  ]

  private func bytes(_ end: String = "\r\n") -> [UInt8] { Array(Self.file.joined(separator: end).utf8) }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the lines that differ from those of the file, by their numbers from 0, after a change.
  private func changed(_ change: (inout ContactCard) -> Void) throws -> [Int: String] {
    var card = try ContactCard(parsing: bytes())
    change(&card)
    let lines = try lines(card.vCard(over: bytes()))
    try #require(lines.count == Self.file.count)
    return Dictionary(uniqueKeysWithValues: lines.indices.filter { lines[$0] != Self.file[$0] }.map { ($0, lines[$0]) })
  }

  @Test("ED-1 a card that has not changed is written as it was, byte for byte", arguments: ["\r\n", "\n"])
  func unchanged(_ end: String) throws {
    #expect(try ContactCard(parsing: bytes(end)).vCard(over: bytes(end)) == bytes(end))
  }

  @Test("ED-1 a change of one value changes its line alone, and leaves the rest of that line as it was")
  func oneLine() throws {
    #expect(try changed { $0.fullName = "Ada, Countess" } == [3: "FN:Ada\\, Countess"])
    #expect(try changed { $0.name.given = "Augusta;Ada" } == [4: "N:Lovelace;Augusta\\;Ada;King,Byron;Lady;MSc"])
    #expect(try changed { $0.organization = "Engines" } == [5: "ORG:Engines;Engines"])
    #expect(
      try changed { $0.emails[0] = "ada@new.example" } == [6: "item1.EMAIL;TYPE=INTERNET,pref:ada@new.example"])
    #expect(try changed { $0.phones[0] = "010 1234 5678" } == [9: "TEL;TYPE=cell:010 1234 5678"])
    #expect(
      try changed { $0.addresses[0].city = "York" }
        == [10: "ADR;TYPE=home:Box 7;Flat 2;12 St James\\nSquare;York;;SW1Y 4JH;UK"])
  }

  @Test("ED-1 values come and go with their lines, and the preferred one is the first")
  func lists() throws {
    var card = try ContactCard(parsing: bytes())
    card.emails = ["ada@work.example", "ada@home.example", "ada@third.example"]
    card.nickname = "Enchantress"
    card.birthday = ContactCard.Birthday(year: nil, month: 12, day: 1)
    card.organization = ""
    card.phones = []
    let written = try card.vCard(over: bytes())
    let lines = lines(written)
    #expect(
      lines.filter { $0.contains("EMAIL") } == [
        "EMAIL;TYPE=work:ada@work.example", "item1.EMAIL;TYPE=INTERNET:ada@home.example", "EMAIL:ada@third.example",
      ])
    #expect(lines.suffix(4) == ["NICKNAME:Enchantress", "BDAY:--1201", "END:VCARD", ""])
    #expect(!lines.contains { $0.hasPrefix("TEL") })
    #expect(lines.contains("ORG:;Engines"))
    #expect(try ContactCard(parsing: written) == card)
  }

  @Test(
    "ED-1 a line without a value that fields ask for stays, and lends nothing of it to another one", arguments: [0, 1])
  func linesWithoutValue(_ place: Int) throws {
    var file = [
      "BEGIN:VCARD", "VERSION:4.0", "FN:Ada", "EMAIL;TYPE=home:ada@home.example", "TEL;TYPE=cell:1",
      "ADR;TYPE=home:;;12 St James Square;London;;;", "END:VCARD", "",
    ]
    let empty = ["EMAIL;TYPE=work:", "TEL;TYPE=fax:tel:", "ADR;TYPE=postal:Box 7;;;;;;"]
    for (line, next) in zip(empty, ["EMAIL", "TEL", "ADR"]) {
      let index = try #require(file.firstIndex { $0.hasPrefix(next) })
      file.insert(line, at: index + place)
    }
    let bytes = Array(file.joined(separator: "\r\n").utf8)
    var card = try ContactCard(parsing: bytes).normalized()
    card.emails = ["ada@new.example"]
    card.phones = ["2", "1"]
    card.addresses[0].city = "York"
    let written = try card.vCard(over: bytes)
    #expect(try ContactCard(parsing: written).normalized() == card)
    let lines = lines(written)
    #expect(empty.allSatisfy { lines.contains($0) })
    #expect(lines.contains("EMAIL;TYPE=home:ada@new.example"))
    #expect(lines.contains("ADR;TYPE=home:;;12 St James Square;York;;;"))
    card.addresses = []
    let without = try self.lines(card.vCard(over: written))
    #expect(without.filter { $0.hasPrefix("ADR") } == [empty[2]])
  }

  @Test("ED-1 a new card is a vCard of version 4.0 whose lines are no longer than 75 bytes") func newCard() throws {
    var card = ContactCard()
    #expect(lines(try card.vCard()) == ["BEGIN:VCARD", "VERSION:4.0", "FN:", "END:VCARD", ""])
    card.fullName = " Ada "
    card.urls = ["https://ada.example/a,b;c"]
    card.nickname = String(repeating: "\u{AC00}", count: 60)
    let written = try card.vCard()
    let lines = lines(written)
    #expect(
      lines.prefix(4) == [
        "BEGIN:VCARD", "VERSION:4.0", "FN:Ada", "NICKNAME:" + String(repeating: "\u{AC00}", count: 22),
      ])
    #expect(lines.contains("URL:https://ada.example/a,b;c"))
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    card.fullName = "Ada"
    #expect(try ContactCard(parsing: written) == card)
  }

  @Test("ED-1 what no field takes is refused before anything is written") func refused() throws {
    var card = ContactCard()
    card.jobTitle = "a\u{7}"
    #expect(throws: ContactCardError(.controlCharacter)) { try card.vCard() }
    card.jobTitle = String(repeating: "a", count: 501)
    #expect(throws: ContactCardError(.tooLong)) { try card.vCard() }
    card.jobTitle = "a" + String(repeating: "\u{301}", count: 501)
    #expect(throws: ContactCardError(.tooLong)) { try card.vCard() }
    card.jobTitle = ""
    card.birthday = ContactCard.Birthday(year: 2001, month: 13, day: 1)
    #expect(throws: ContactCardError(.noDate)) { try card.vCard() }
    card.birthday = nil
    #expect(throws: ContactCardError(.noCard, line: 1)) { try card.vCard(over: Array("hello".utf8)) }
    card.nickname = "a"
    let end = Array("\r\nEND:VCARD\r\n".utf8)
    var full = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nX-LONG:".utf8)
    full += Array(repeating: UInt8(ascii: "a"), count: ContactCard.mostBytes - full.count - end.count) + end
    #expect(throws: ContactCardError(.tooLarge)) { try card.vCard(over: full) }
  }

  @Test("ED-1 whatever stands in a card and in its file, what is written reads as the card") func anyCard() throws {
    var generator = SeededGenerator(seed: 86)
    let pieces = [
      "a", "B", " ", ";", ",", "\\", "\\n", ":", "=", "\"", ".", "tel:", "mailto:", "?", "\u{301}", "\u{AC00}",
      "\u{1F469}\u{200D}\u{1F52C}",
      "\u{2028}", "@", "1", "BEGIN:VCARD", String(repeating: "x", count: 70),
    ]
    func text() -> String {
      (0..<generator.next(below: 6)).map { _ in pieces[generator.next(below: pieces.count)] }.joined()
    }
    func texts() -> [String] { (0..<generator.next(below: 4)).map { _ in text() } }
    var file = bytes()
    for round in 0..<3000 {
      if round % 7 == 0 {
        file = generator.next(below: 2) == 0 ? [] : bytes(generator.next(below: 2) == 0 ? "\n" : "\r\n")
      }
      var card = try file.isEmpty ? ContactCard() : ContactCard(parsing: file)
      for _ in 0..<(1 + generator.next(below: 4)) {
        switch generator.next(below: 12) {
        case 0: card.fullName = text()
        case 1: card.name.given = text()
        case 2: card.name.suffix = text()
        case 3: card.nickname = text()
        case 4: card.organization = text()
        case 5: card.jobTitle = text()
        case 6: card.emails = Array((card.emails + texts()).reversed().prefix(4))
        case 7: card.phones = texts() + card.phones.suffix(2)
        case 8: card.urls = texts()
        case 9:
          var address = ContactCard.Address()
          (address.street, address.extended, address.country) = (text(), text(), text())
          card.addresses.insert(address, at: generator.next(below: card.addresses.count + 1))
        case 10: card.addresses = Array(card.addresses.suffix(generator.next(below: 3)))
        default:
          let year = generator.next(below: 3) == 0 ? nil : generator.next(below: 10_000)
          card.birthday = ContactCard.Birthday(
            year: year, month: 1 + generator.next(below: 12), day: 1 + generator.next(below: 31))
        }
      }
      let wanted = try card.normalized()
      let others = unknownLines(file)
      file = try card.vCard(over: file)
      #expect(try ContactCard(parsing: file).normalized() == wanted)
      #expect(unknownLines(file) == others)
    }
  }

  @Test("ED-1 whatever bytes a readable file has, a changed card reads as it was meant, and the rest stays")
  func anyFile()
    throws
  {
    var generator = SeededGenerator(seed: 87)
    let pieces = [
      ":", ";", "\\", "\"", ",", "=", "\r\n ", "\n", "\r", "\t", "\u{301}", "\u{AC00}", "TEL:1\r\n", "EMAIL;PREF=2:",
      "FN:",
    ]
    var count = 0
    for _ in 0..<3000 {
      var file = bytes(generator.next(below: 2) == 0 ? "\n" : "\r\n")
      for _ in 0..<(1 + generator.next(below: 4)) {
        let place = generator.next(below: file.count)
        switch generator.next(below: 3) {
        case 0: file[place] = UInt8(generator.next(below: 256))
        case 1: file.removeSubrange(place..<min(file.count, place + generator.next(below: 12)))
        default: file.insert(contentsOf: pieces[generator.next(below: pieces.count)].utf8, at: place)
        }
      }
      guard var card = try? ContactCard(parsing: file) else { continue }
      count += 1
      card.emails = ["new@a.example"] + card.emails
      card.name.given = "New"
      card.fullName = card.name.whole
      card.addresses = card.addresses.reversed()
      let written = try card.vCard(over: file)
      #expect(try ContactCard(parsing: written).normalized() == card.normalized())
      #expect(unknownLines(written) == unknownLines(file))
    }
    #expect(count > 300, "most small changes leave a card, or nothing has been looked at")
  }

  /// The lines that no card has a place for.
  private func unknownLines(_ bytes: [UInt8]) -> [String] {
    VCardText(String(decoding: bytes, as: UTF8.self)).lines.map(\.content)
      .filter { $0.hasPrefix("X-") || $0.hasPrefix("PHOTO") || $0.hasPrefix("item1.X-") }
  }

  @Test(
    "ED-1 a name is said as its script has it",
    arguments: [
      ("Lovelace", "Ada", "King", "Ada King Lovelace"),
      ("\u{AE40}", "\u{BBFC}\u{C9C0}", "", "\u{AE40}\u{BBFC}\u{C9C0}"),
      ("\u{5C71}\u{7530}", "\u{592A}\u{90CE}", "", "\u{5C71}\u{7530}\u{592A}\u{90CE}"),
      ("Kim", "\u{BBFC}\u{C9C0}", "", "\u{BBFC}\u{C9C0} Kim"),
      ("", "Ada", "", "Ada"), ("", "", "", ""),
    ])
  func wholeNames(_ family: String, _ given: String, _ additional: String, _ whole: String) {
    var card = ContactCard()
    (card.name.family, card.name.given, card.name.additional) = (family, given, additional)
    #expect(card.name.whole == whole)
    #expect(card.values(for: ContentType(rawValue: "name")) == (whole.isEmpty ? [] : [whole]))
  }
}

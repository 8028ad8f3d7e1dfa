// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import ContactCards

/// What a field gets from a vCard.
@Suite struct ContactCardTests {
  private static let properties = [
    "FN:Ada Lovelace", "N:Lovelace;Ada;King;Lady;MSc", "NICKNAME:Enchantress", "ORG:Analytical\\, Ltd;Engines",
    "TITLE:Programmer", "EMAIL;TYPE=work:ada@work.example", "item1.EMAIL;TYPE=home;PREF=1:ada@home.example",
    "TEL;VALUE=uri:tel:+44-20-5550100;ext=7", "TEL;TYPE=\"voice,cell\":010 1234 5678",
    "ADR;TYPE=home:;Flat 2;12 St James\\nSquare;London;Greater", "  London;SW1Y 4JH;United Kingdom",
    "URL:https://ada.example/", "BDAY:18151210", "PHOTO:data:image/png\\;base64,AAAA", "X-OWN;A=b:c",
  ]

  private func card(_ lines: [String], version: String = "4.0", end: String = "\r\n") throws -> ContactCard {
    let lines = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]
    return try ContactCard(parsing: Array((lines.joined(separator: end) + end).utf8))
  }

  @Test(
    "ED-1 each kind of field gets its part of the card, the preferred value first",
    arguments: [
      ("name", ["Ada Lovelace"]), ("given-name", ["Ada"]), ("family-name", ["Lovelace"]), ("additional-name", ["King"]),
      ("honorific-prefix", ["Lady"]), ("honorific-suffix", ["MSc"]), ("nickname", ["Enchantress"]),
      ("organization", ["Analytical, Ltd"]), ("organization-title", ["Programmer"]),
      ("email", ["ada@home.example", "ada@work.example"]), ("username", ["ada@home.example", "ada@work.example"]),
      ("tel", ["+44-20-5550100", "010 1234 5678"]), ("street-address", ["12 St James, Square, Flat 2"]),
      ("address-line1", ["12 St James, Square"]), ("address-line2", ["Flat 2"]), ("address-level2", ["London"]),
      ("address-level1", ["Greater London"]), ("address-level1+2", ["London, Greater London"]),
      ("postal-code", ["SW1Y 4JH"]), ("country-name", ["United Kingdom"]), ("url", ["https://ada.example/"]),
      ("bday", ["1815-12-10"]), ("bday-day", ["10"]), ("bday-month", ["12"]), ("bday-year", ["1815"]),
      ("password", []), ("new-password", []), ("one-time-code", []), ("cc-number", []), ("anything else", []),
    ] as [(String, [String])])
  func values(_ content: String, _ expected: [String]) throws {
    for (version, end) in [("4.0", "\r\n"), ("3.0", "\n")] {
      let card = try card(Self.properties, version: version, end: end)
      #expect(card.values(for: ContentType(rawValue: content)) == expected)
    }
  }

  @Test("ED-1 a card may leave things out: a name is made of its parts, a birthday may have no year")
  func parts() throws {
    let card = try card([
      "N:Kim;Minji;;;", "BDAY:--0229", "EMAIL:", "TEL;PREF:1", "EMAIL:a@b.example", "EMAIL:a@b.example",
    ])
    #expect(card.values(for: ContentType(rawValue: "name")) == ["Minji Kim"])
    #expect(card.values(for: ContentType(rawValue: "bday")) == ["02-29"])
    #expect(card.values(for: ContentType(rawValue: "bday-year")).isEmpty)
    #expect(card.values(for: ContentType(rawValue: "email")) == ["a@b.example"])
    #expect(card.values(for: ContentType(rawValue: "street-address")).isEmpty)
  }

  @Test(
    "ED-1 a damaged card is none, and the message says where and what to do",
    arguments: [
      ("", "the file does not begin with BEGIN:VCARD; put your own card there, exported as vCard 4.0"),
      ("hello\n", "line 1: the file does not begin with BEGIN:VCARD; put your own card there, exported as vCard 4.0"),
      (
        "BEGIN:VCARD\nVERSION:2.1\nEND:VCARD\n",
        "line 2: neither VERSION:3.0 nor VERSION:4.0; export the card anew as vCard 4.0"
      ),
      ("BEGIN:VCARD\nFN:A\nEND:VCARD\n", "neither VERSION:3.0 nor VERSION:4.0; export the card anew as vCard 4.0"),
      ("BEGIN:VCARD\nVERSION:4.0\nFN:A\n", "END:VCARD is missing, so the card may be cut off; export it anew"),
      ("BEGIN:VCARD\nVERSION:4.0\nFN\nEND:VCARD\n", "line 3: expected NAME:value; export the card anew"),
      (
        "BEGIN:VCARD\nVERSION:4.0\nFN:a\u{7}b\nEND:VCARD\n",
        "line 3: a control character, which no field takes; remove it"
      ),
      (
        "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\nBEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n",
        "line 4: there is more than one card in the file; leave only your own"
      ),
      (
        "BEGIN:VCARD\nVERSION:4.0\nFN:\(String(repeating: "a", count: 501))\nEND:VCARD\n",
        "line 3: longer than anything a field is filled with; shorten it"
      ),
    ])
  func damaged(_ text: String, _ message: String) {
    let error = #expect(throws: ContactCardError.self) { try ContactCard(parsing: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test("ED-1 bytes that are no text, and files that are too large, are no cards") func bytes() {
    #expect(throws: ContactCardError(.notText)) { try ContactCard(parsing: [0xFF, 0xFE]) }
    #expect(throws: ContactCardError(.tooLarge)) {
      try ContactCard(parsing: Array(repeating: 0x41, count: ContactCard.mostBytes + 1))
    }
  }

  @Test("ED-1 whatever a file holds, reading it ends, and every value is one line of plain text") func anyBytes() throws
  {
    var generator = SeededGenerator(seed: 16)
    let lines = ["BEGIN:VCARD", "VERSION:4.0"] + Self.properties + ["END:VCARD", ""]
    let whole = Array(lines.joined(separator: "\r\n").utf8)
    let pieces = [":", ";", "\\", "\\n", "\"", ",", "=", "\r\n ", "\n", "\u{0}", "\u{301}", "\u{AE40}", "END:VCARD"]
    let contents = ["name", "email", "tel", "street-address", "location", "bday", "organization"]
    var cardCount = 0
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<(1 + generator.next(below: 4)) {
        let place = generator.next(below: bytes.count)
        switch generator.next(below: 4) {
        case 0: bytes[place] = UInt8(generator.next(below: 256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: pieces[generator.next(below: pieces.count)].utf8, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + generator.next(below: 20)))
        }
      }
      guard let card = try? ContactCard(parsing: bytes) else { continue }
      cardCount += 1
      for content in contents {
        for value in card.values(for: ContentType(rawValue: content)) {
          #expect(!value.isEmpty)
          #expect(value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
      }
    }
    #expect(cardCount > 400, "most small changes leave a card, or nothing has been looked at")
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import FieldChannel
import Geometry
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// What the bar offers to fill fields with, as the rules of the desk have it.
@Suite struct AutoFillTests {
  private let codes = FieldTraits(purpose: .digits)

  /// Somebody with a card, in front of a desk that knows no words.
  private func person(_ code: OneTimeCode? = nil) -> HeadlessDesk {
    var card = ContactCard()
    card.fullName = "Ada Lovelace"
    card.emails = ["ada@home.example", "ada@work.example", "al@club.example", "old@school.example"]
    card.phones = ["+44 20 555 0100"]
    return HeadlessDesk {
      $0.autoFill.card = card
      $0.autoFill.code = code
    }
  }

  private func offers(_ person: HeadlessDesk) -> [String] {
    person.desk.keys?.suggestions.map(\.suggestion.label) ?? []
  }

  private func take(_ text: String, _ person: HeadlessDesk) {
    guard let index = person.desk.keys?.suggestions.firstIndex(where: { $0.suggestion.text == text }) else {
      Issue.record("'\(text)' is not offered")
      return
    }
    person.tap("suggestion-\(index + 1)")
  }

  @Test("ED-1 a field for an address is offered those of the card, and nothing reaches the app before a tap")
  func email() {
    let person = person()
    person.focus(FieldTraits(purpose: .email))
    #expect(
      offers(person) == ["Email · ada@home.example", "Email · ada@work.example", "Email · al@club.example"])
    person.wait(5000)
    #expect(person.text.isEmpty)
    take("ada@work.example", person)
    #expect(person.text == "ada@work.example" && person.field.strokes.isEmpty && person.services.fillCount == 1)
    #expect(offers(person).isEmpty)
  }

  @Test(
    "ED-1 ED-3 nothing of a card stays with a keyboard that has left the screen, and it is offered again when it is back"
  )
  func hidden() {
    let person = person()
    person.focus(FieldTraits(purpose: .email))
    person.desk.setVisible(false)
    #expect(!person.isShown && person.desk.autoFill.isEmpty && person.desk.keys?.situation.autoFill.isEmpty == true)
    person.desk.setVisible(true)
    #expect(offers(person).first == "Email · ada@home.example")
  }

  @Test("ED-1 what has been typed is completed, in capitals or not, and other text is left alone") func prefix() {
    let person = person()
    person.focus(FieldTraits(purpose: .email))
    person.type("al")
    #expect(person.text.lowercased() == "al" && offers(person) == ["Email · al@club.example"])
    take("al@club.example", person)
    #expect(person.text == "al@club.example")
    person.tap("delete")
    #expect(person.text == "al@club.exampl" && offers(person) == ["Email · al@club.example"])
    person.focus(FieldTraits(purpose: .email), text: "me")
    #expect(offers(person).isEmpty)
  }

  @Test("ED-1 a phone number goes on with the digits that are typed, however the field writes them")
  func phone() {
    let person = person()
    for typed in ["+44 205 5", "+4420-5", "(", "+", "+44 (20) 555 010"] {
      person.focus(FieldTraits(purpose: .phone), text: typed)
      #expect(offers(person) == ["Phone · +44 20 555 0100"], "\(typed)")
    }
    take("+44 20 555 0100", person)
    #expect(person.text == "+44 20 555 0100")
    for typed in ["+44 30", "+44 20 555 01 00", "+44 20 555 0100 1", "home"] {
      person.focus(FieldTraits(purpose: .phone), text: typed)
      #expect(offers(person).isEmpty, "\(typed)")
    }
  }

  @Test("ED-1 what the app says of its field counts, and what it takes back is not offered any more") func content() {
    let person = person()
    person.focus()
    #expect(offers(person).isEmpty)
    person.claim { $0.content = ContentType(rawValue: "tel") }
    #expect(offers(person) == ["Phone · +44 20 555 0100"])
    person.claim { $0.content = nil }
    #expect(offers(person).isEmpty)
  }

  @Test("ED-1 the bar comes with the field and stays until the next, whatever is typed or taken") func room() {
    let person = person()
    person.focus(FieldTraits(purpose: .url))
    let height = person.desk.placement.frame.height
    person.focus(FieldTraits(purpose: .email))
    #expect(person.desk.placement.frame.height == height + 46)
    take("ada@home.example", person)
    #expect(person.desk.placement.frame.height == height + 46)
    person.focus(FieldTraits(purpose: .url))
    #expect(person.desk.placement.frame.height == height)
  }

  @Test(
    "ED-1 ED-3 nothing is offered in secret fields, whatever their kind, nor in the desktop's own",
    arguments: ["password", "hidden", "desktop"])
  func secret(_ kind: String) {
    let person = person(OneTimeCode("123456", sender: ""))
    if kind == "desktop" { person.field.app = .desktop }
    person.focus(
      kind == "password"
        ? FieldTraits(purpose: .password)
        : FieldTraits(purpose: .email, hints: kind == "hidden" ? .hiddenText : []))
    #expect(offers(person).isEmpty)
    if kind == "password" {
      person.claim {
        $0.content = ContentType(rawValue: "email")
        $0.purpose = .password
      }
      #expect(offers(person).isEmpty)
    }
  }

  @Test("ED-1 where the text is not told an address takes the place of all, and is offered until something is typed")
  func untold() {
    let person = person()
    person.field.tellsText = false
    for traits in [FieldTraits(), FieldTraits(purpose: .name), FieldTraits(purpose: .email, hints: .multiline)] {
      person.focus(traits)
      #expect(offers(person).isEmpty)
    }
    person.focus(FieldTraits(purpose: .email))
    #expect(
      offers(person) == ["Email · ada@home.example", "Email · ada@work.example", "Email · al@club.example"])
    take("ada@work.example", person)
    #expect(person.text == "ada@work.example" && person.field.strokes == [.character("a")])
    #expect(offers(person).isEmpty)
    for key in ["a", "delete", "return"] {
      person.focus(FieldTraits(purpose: .phone))
      #expect(offers(person) == ["Phone · +44 20 555 0100"])
      person.tap(person.place(of: key) == nil ? "5" : key)
      #expect(offers(person).isEmpty)
    }
    person.focus(FieldTraits(purpose: .email))
    person.claim { $0.purpose = .email }
    #expect(offers(person).isEmpty)
    person.field.told = nil
    person.field.pressesKeys = false
    person.focus(FieldTraits(purpose: .email))
    #expect(offers(person).isEmpty)
  }

  @Test("ED-1 a code is offered where one is asked for and nowhere else, and is gone once it is taken") func code() {
    let person = person(OneTimeCode("X7K9Q2", sender: "Bank"))
    person.focus(codes)
    #expect(offers(person).isEmpty)
    person.claim {
      $0.purpose = .digits
      $0.content = ContentType(rawValue: "one-time-code")
    }
    #expect(offers(person) == ["From Bank · X7K9Q2"])
    take("X7K9Q2", person)
    #expect(person.text == "X7K9Q2" && person.services.takenCodeCount == 1)
  }

  @Test(
    "ED-1 where an app has no word for codes one of digits is offered in fields for digits, and what it is for counts first",
    arguments: [ContentPurpose.digits, .number])
  func codeOfDigits(_ purpose: ContentPurpose) {
    for tellsText in [true, false] {
      let person = person(OneTimeCode("123456", sender: "Bank"))
      person.field.tellsText = tellsText
      for other in [ContentPurpose.normal, .phone, .name, .pin, .password] {
        person.focus(FieldTraits(purpose: other))
        #expect(!offers(person).contains { $0.contains("123456") })
      }
      person.focus(FieldTraits(purpose: purpose))
      #expect(offers(person) == ["From Bank · 123456"])
      person.claim { $0.purpose = purpose }
      #expect(offers(person).isEmpty)
      person.field.told = nil
      person.focus(FieldTraits(purpose: purpose))
      take("123456", person)
      #expect(person.text == "123456" && person.services.takenCodeCount == 1 && person.services.fillCount == 1)
    }
  }

  @Test("ED-1 a code that comes while its field waits shows at once") func late() {
    let person = person()
    person.focus(codes)
    person.claim { $0.content = ContentType(rawValue: "one-time-code") }
    #expect(offers(person).isEmpty)
    person.desk.situation.autoFill.code = OneTimeCode("123456", sender: "")
    #expect(offers(person) == ["Code · 123456"])
    person.desk.situation.autoFill.code = nil
    #expect(offers(person).isEmpty)
  }

  @Test("ED-1 a code has four to ten letters and digits, and its sender is a short line") func codeForm() {
    for text in ["123", "12345678901", "12 345", "12345\n", "１２３４", ""] {
      #expect(OneTimeCode(text, sender: "Bank") == nil)
    }
    #expect(OneTimeCode("aB12", sender: "B\u{202E}an\nk")?.sender == "Bank")
    #expect(OneTimeCode("1234567890", sender: String(repeating: "x", count: 99))?.sender.count == 30)
  }

  @Test("ED-1 more than ten calls in a minute are refused, and later ones are taken again") func often() {
    var inbox = CodeInbox()
    let answers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 59_000_000, 60_000_001].map { inbox.takes(at: $0) }
    #expect(answers == Array(repeating: true, count: 10) + [false, true])
  }
}

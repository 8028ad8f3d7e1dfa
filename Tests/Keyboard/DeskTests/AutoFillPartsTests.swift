// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import FieldChannel
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Fields of a form that one tap fills together.
@Suite struct AutoFillPartsTests {
  /// Somebody with a card, in a form's field for a street.
  private func person(others: [String]) -> HeadlessDesk {
    var card = ContactCard()
    card.fullName = "Ada Lovelace"
    for (street, city) in [("1 Home Lane", "Ely"), ("2 Work Road", "York")] {
      var address = ContactCard.Address()
      (address.street, address.city) = (street, city)
      card.addresses.append(address)
    }
    let person = HeadlessDesk { $0.autoFill.card = card }
    person.focus()
    person.claim {
      $0.content = ContentType(rawValue: "address-line1")
      $0.otherContents = others.map(ContentType.init(rawValue:))
    }
    return person
  }

  @Test("ED-1 an offer brings the parts of the same address that the app asks for, by a tap and not before")
  func parts() {
    let person = person(others: ["address-level2", "postal-code", "name", "cc-number"])
    #expect(
      person.desk.keys?.suggestions.map(\.suggestion.label) == ["Address · 1 Home Lane", "Address · 2 Work Road"])
    person.wait(5000)
    #expect(person.services.filledTexts.isEmpty)
    person.tap("suggestion-2")
    #expect(person.text == "2 Work Road")
    #expect(person.services.filledTexts == [FieldText("York", as: ContentType(rawValue: "address-level2"))])
  }

  @Test("ED-1 what fills more than its field is called by what it fills")
  func names() {
    let alone = person(others: [])
    alone.claim { $0.content = ContentType(rawValue: "address-level2") }
    #expect(alone.desk.keys?.suggestions.map(\.suggestion.label) == ["City · Ely", "City · York"])
    alone.claim { $0.otherContents = [ContentType(rawValue: "address-line1")] }
    #expect(alone.desk.keys?.suggestions.map(\.suggestion.label) == ["Address · Ely", "Address · York"])
    alone.tap("suggestion-1")
    #expect(alone.services.filledTexts == [FieldText("1 Home Lane", as: ContentType(rawValue: "address-line1"))])
  }

  @Test("ED-1 without other fields an offer fills its own alone")
  func alone() {
    let person = person(others: [])
    person.tap("suggestion-1")
    #expect(person.text == "1 Home Lane" && person.services.filledTexts.isEmpty)
  }
}

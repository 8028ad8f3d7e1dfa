// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ContactCards
import FieldChannel
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Where the device is, as the bar offers it.
@Suite struct PlaceOfferTests {
  private func person(isWanted: Bool = true) -> HeadlessDesk {
    HeadlessDesk { $0.autoFill.findsPlace = isWanted }
  }

  private func focus(_ person: HeadlessDesk, _ content: String?, text: String = "") {
    var claim = FieldClaim()
    claim.content = content.map(ContentType.init(rawValue:))
    person.field.told = claim
    person.focus(text: text)
  }

  private func labels(_ person: HeadlessDesk) -> [String] {
    person.desk.keys?.suggestions.map(\.suggestion.label) ?? []
  }

  private var seoul: FoundPlace? { FoundPlace(Array("Seoul\nSeoul\nRepublic of Korea\n".utf8)) }
  private var kyoto: FoundPlace? { FoundPlace(Array("Uji\nKyoto\nJapan\n".utf8)) }

  @Test(
    "ED-1 where the device is is offered in fields for a city, a region or a country, found by a tap, and not before",
    arguments: [
      ("address-level2", "Current City", "Uji"), ("address-level1+2", "Current City", "Uji, Kyoto"),
      ("address-level1", "Current State", "Kyoto"), ("country-name", "Current Country", "Japan"),
    ])
  func fills(_ content: String, _ label: String, _ text: String) {
    let person = person()
    focus(person, content)
    #expect(labels(person) == [label])
    person.wait(5000)
    #expect(person.services.placeLanguages.isEmpty && person.text.isEmpty)
    person.tap("suggestion-1")
    #expect(person.services.placeLanguages == ["en-US"] && person.text.isEmpty)
    #expect(labels(person) == ["Finding Your Location…"])
    // Another tap changes nothing.
    person.tap("suggestion-1")
    #expect(person.services.placeLanguages == ["en-US"])
    let count = person.services.fillCount
    person.desk.take(kyoto)
    #expect(person.text == text && person.services.fillCount == count + 1 && labels(person).isEmpty)
    // An answer counts once.
    person.desk.take(seoul)
    #expect(person.text == text)
  }

  @Test("ED-1 a city that is a region of its own stands in a field for both once") func once() {
    let person = person()
    focus(person, "address-level1+2")
    person.tap("suggestion-1")
    person.desk.take(seoul)
    #expect(person.text == "Seoul")
  }

  @Test("ED-1 the offer is in the language of the keys, and so is what is found") func language() {
    let person = person()
    person.desk.keys?.prefer("ko-KR")
    focus(person, "address-level2")
    #expect(labels(person) == ["현재 도시"])
    person.tap("suggestion-1")
    #expect(person.services.placeLanguages == ["ko-KR"] && labels(person) == ["위치 찾는 중…"])
    person.desk.take(nil)
    #expect(labels(person) == ["위치를 찾을 수 없음"])
  }

  @Test("ED-1 where the device is stands beside what the card says, also with many addresses") func card() {
    let person = person()
    var card = ContactCard()
    card.addresses = ["London", "Leeds", "York"].map { city in
      var address = ContactCard.Address()
      address.city = city
      return address
    }
    person.desk.situation.autoFill.card = card
    focus(person, "address-level2")
    #expect(labels(person) == ["City · London", "City · Leeds", "Current City"])
    person.tap("suggestion-1")
    #expect(person.text == "London" && person.services.placeLanguages.isEmpty)
  }

  @Test(
    "ED-1 nothing is offered of it elsewhere, against the settings, or where text stands",
    arguments: ["settings", "street", "ordinary", "purpose", "text", "desktop", "secret", "untold"])
  func notOffered(_ kind: String) {
    let person = person(isWanted: kind != "settings")
    if kind == "desktop" { person.field.app = .desktop }
    if kind == "untold" { person.field.tellsText = false }
    focus(
      person, kind == "street" ? "street-address" : kind == "ordinary" ? nil : "address-level2",
      text: kind == "text" ? "current" : "")
    if kind == "purpose" {
      person.field.told = nil
      person.focus(FieldTraits(purpose: .name))
    }
    if kind == "secret" {
      var claim = FieldClaim()
      (claim.purpose, claim.hints) = (.password, .hiddenText)
      claim.content = ContentType(rawValue: "address-level2")
      person.field.told = claim
      person.focus(FieldTraits(purpose: .password, hints: .hiddenText))
    }
    #expect(labels(person).isEmpty)
  }

  @Test(
    "ED-1 where the device is comes too late for another field, an app that has none, text or other settings, and is typed nowhere",
    arguments: ["field", "blur", "back", "typing", "content", "settings", "lock screen"])
  func late(_ way: String) {
    let person = person()
    focus(person, "address-level2")
    person.tap("suggestion-1")
    switch way {
    case "field": focus(person, "address-level2")
    case "blur": person.blur()
    case "back":
      person.blur()
      focus(person, "address-level2")
    case "typing": person.tap("a")
    case "content": person.claim { $0.content = ContentType(rawValue: "nickname") }
    case "settings": person.desk.situation.autoFill.findsPlace = false
    default:
      person.field.app = .desktop
      person.desk.followApp()
    }
    let before = person.text
    person.desk.take(seoul)
    #expect(person.text == before && person.text.lowercased() != "seoul")
    // Who looks is told that nobody waits, but for a question that has taken the focus.
    let isGivenUp = person.services.placeLanguages == ["en-US", nil]
    #expect(isGivenUp == ["field", "back", "settings"].contains(way))
    person.desk.take(seoul)
    #expect(person.text == before)
  }

  @Test("ED-1 what cannot be found is said in the bar, and looked for again by a tap") func notFound() {
    let person = person()
    focus(person, "address-level1")
    person.tap("suggestion-1")
    person.desk.take(nil)
    #expect(labels(person) == ["Location Not Found"] && person.text.isEmpty)
    person.tap("suggestion-1")
    #expect(person.services.placeLanguages == ["en-US", "en-US"] && labels(person) == ["Finding Your Location…"])
    // A place without a region.
    person.desk.take(FoundPlace(Array("Monaco\n\nMonaco\n".utf8)))
    #expect(labels(person) == ["Location Not Found"] && person.text.isEmpty)
    focus(person, "address-level1")
    #expect(labels(person) == ["Current State"])
  }

  @Test("ED-1 what is no place is none")
  func lines() {
    #expect(FoundPlace(Array("서울특별시\n\n\n".utf8))?.text(for: ContentType(rawValue: "address-level2")) == "서울특별시")
    let long = String(repeating: "x", count: 257)
    for text in [
      "", "\n\n\n", "a\nb\n", "a\nb\nc", "a\nb\nc\nd\n", "a\u{7}\nb\nc\n", "\(long)\nb\nc\n", "a\nb\u{2028}\nc\n",
    ] {
      #expect(FoundPlace(Array(text.utf8)) == nil, "\(text)")
    }
    #expect(FoundPlace([0xFF, 0x0A, 0x0A, 0x0A]) == nil)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Names of the person's contacts, as they are typed, offered and forgotten.
@MainActor @Suite struct ContactNameTests {
  private static let prose = FieldTraits(hints: [.lowercase, .completion, .spellcheck])

  private func person(_ names: [String], offers: Bool = true, learns: Bool = false) -> HeadlessDesk {
    let person = HeadlessDesk(languages: PlayedWords()) {
      $0.offersContactNames = offers
      $0.learnsWords = learns
    }
    person.services.vocabulary.setNames(names)
    person.services.vocabulary.refresh()
    person.desk.followPersonalWords()
    person.focus(Self.prose)
    return person
  }

  private func write(_ text: String, on person: HeadlessDesk) {
    for character in text { person.tap(character == " " ? "space" : String(character)) }
  }

  private func offers(_ person: HeadlessDesk) -> [String] { person.desk.keys?.suggestions.map(\.suggestion.text) ?? [] }

  @Test("TY-1 a contact's name is completed as it is written, mended to, and left alone", arguments: [false, true])
  func names(learns: Bool) {
    let person = person(["Minji", "Hellp"], learns: learns)
    write("min", on: person)
    #expect(offers(person).contains("Minji"))
    write("hi ", on: person)
    #expect(person.text == "Minji ")
    person.blur()
    person.wait(3000)
    person.focus(FieldTraits(hints: [.completion, .spellcheck]))
    write("hellp ", on: person)
    #expect(person.text.lowercased() == "hellp ")
  }

  @Test("TY-1 ED-3 no name is offered unless the settings say so, nor where others may see it") func elsewhere() {
    let off = person(["Minji"], offers: false)
    write("min", on: off)
    #expect(!offers(off).contains("Minji"))
    let learning = person(["Minji"])
    learning.field.app = .desktop
    learning.focus(Self.prose)
    write("min", on: learning)
    #expect(!offers(learning).contains("Minji"))
  }

  @Test("TY-1 names that go are forgotten, and what is learnt stays") func gone() {
    let person = person(["Minji"], learns: true)
    write("kayak kayak so ", on: person)
    person.services.vocabulary.setNames([])
    person.services.vocabulary.refresh()
    person.desk.followPersonalWords()
    write("min", on: person)
    #expect(!offers(person).contains("Minji"))
    person.tap("space")
    write("ka", on: person)
    #expect(offers(person).contains("kayak"))
  }

  @Test("TY-1 a name that is forgotten by hand is not offered any more, and is no learnt word") func forget() throws {
    let person = person(["Minji"], learns: true)
    write("min", on: person)
    let slot = try #require(offers(person).firstIndex(of: "Minji"))
    person.hold("suggestion-\(slot + 1)", choose: 0)
    #expect(!offers(person).contains("Minji") && person.services.learnt.isEmpty)
  }

  @Test("TY-1 no more names are searched than there is room for, and none that are no words") func bounds() {
    let vocabulary = PersonalVocabulary(languages: nil)
    let letters = Array("abcdefghij").map(String.init)
    let many = (0..<3000).map { number in
      "A" + String(number).compactMap(\.wholeNumberValue).map { letters[$0] }.joined()
    }
    vocabulary.setNames(["a@b.c", "x1"] + many)
    #expect(vocabulary.isUsed(many[0], in: "en") && vocabulary.isUsed(many[PersonalVocabulary.mostNames - 1], in: "en"))
    #expect(!vocabulary.isUsed(many[2999], in: "en") && !vocabulary.isUsed("a@b.c", in: "en"))
  }
}

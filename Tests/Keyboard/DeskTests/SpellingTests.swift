// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Words that people had apps learn, as they are typed.
@MainActor @Suite struct SpellingTests {
  private func person(_ words: [String], learns: Bool) -> HeadlessDesk {
    let person = HeadlessDesk(languages: PlayedWords()) { $0.learnsWords = learns }
    person.services.vocabulary.setSpellings(words)
    person.services.vocabulary.refresh()
    person.desk.followPersonalWords()
    person.focus(FieldTraits(hints: [.lowercase, .completion, .spellcheck]))
    return person
  }

  private func write(_ text: String, on person: HeadlessDesk) {
    for character in text { person.tap(character == " " ? "space" : String(character)) }
  }

  private func offers(_ person: HeadlessDesk) -> [String] { person.desk.keys?.suggestions.map(\.suggestion.text) ?? [] }

  @Test(
    "TY-1 a word that an app has learnt is not corrected, whether the keyboard learns or not", arguments: [false, true])
  func known(learns: Bool) {
    let without = person([], learns: learns)
    write("hellp ", on: without)
    #expect(without.text != "hellp ")
    let person = person(["hellp"], learns: learns)
    write("hellp ", on: person)
    #expect(person.text == "hellp ")
  }

  @Test("TY-1 a word that an app has learnt is completed where words are learnt, until the app unlearns it")
  func offered() {
    let person = person(["zorpify"], learns: true)
    write("zor", on: person)
    #expect(offers(person).contains("zorpify"))
    person.tap("space")
    person.services.vocabulary.setSpellings([])
    person.services.vocabulary.refresh()
    person.desk.followPersonalWords()
    write("zor", on: person)
    #expect(!offers(person).contains("zorpify"))
    let off = self.person(["zorpify"], learns: false)
    write("zor", on: off)
    #expect(!offers(off).contains("zorpify"))
  }

  @Test("TY-1 a word of an app that is forgotten at the keyboard is not offered any more, and stays right")
  func forgotten() throws {
    let person = person(["zorpify"], learns: true)
    write("zor", on: person)
    let slot = try #require(offers(person).firstIndex(of: "zorpify"))
    person.hold("suggestion-\(slot + 1)", choose: 0)
    #expect(!offers(person).contains("zorpify"))
    #expect(person.services.vocabulary.isSpelling("zorpify") && person.services.vocabulary.isSpelling("Zorpify"))
  }
}

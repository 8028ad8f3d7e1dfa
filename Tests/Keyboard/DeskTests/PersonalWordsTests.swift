// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import LearntWords
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The person's words, as they are typed, offered and forgotten.
@MainActor @Suite struct PersonalWordsTests {
  private static let prose = FieldTraits(hints: [.lowercase, .completion, .spellcheck])

  private func person(learns: Bool = true) -> HeadlessDesk {
    let person = HeadlessDesk(languages: PlayedWords()) { $0.learnsWords = learns }
    person.focus(Self.prose)
    return person
  }

  /// Types words with a space after each.
  private func write(_ text: String, on person: HeadlessDesk) {
    for character in text { person.tap(character == " " ? "space" : String(character)) }
  }

  /// Another field, some time later.
  private func focusLater(_ person: HeadlessDesk, _ traits: FieldTraits = prose) {
    person.blur()
    person.wait(3000)
    person.focus(traits)
  }

  /// Rests a finger on a word of the bar until its choices are open, and lifts it on Forget.
  private func forget(_ word: String, on person: HeadlessDesk) {
    guard let slot = offers(person).firstIndex(of: word) else {
      Issue.record("'\(word)' is not offered")
      return
    }
    person.hold("suggestion-\(slot + 1)", choose: 0)
  }

  /// What the host does when fingers rest.
  private func rest(_ person: HeadlessDesk) {
    person.services.vocabulary.refresh()
    person.desk.followPersonalWords()
  }

  private func offers(_ person: HeadlessDesk) -> [String] { person.desk.keys?.suggestions.map(\.suggestion.text) ?? [] }

  @Test("TY-1 a word that was typed twice is completed, found from slips, and the word that followed it is the next")
  func learnt() {
    let person = person()
    write("kayak tour kayak tour so ", on: person)
    write("ka", on: person)
    #expect(!offers(person).contains("kayak"))
    rest(person)
    #expect(offers(person).first == "kayak")
    write("yal ", on: person)
    #expect(person.text == "kayak tour kayak tour so kayak ")
    #expect(offers(person).contains("tour"))
  }

  @Test("TY-1 a word that was typed twice stays as it is typed, at once and in another field") func typedTwice() {
    let person = person()
    write("hellp ", on: person)
    #expect(person.text == "hello ")
    for _ in 0..<2 {
      focusLater(person, FieldTraits(hints: [.lowercase, .completion]))
      write("hellp so ", on: person)
    }
    focusLater(person)
    write("hellp ", on: person)
    #expect(person.text == "hellp ")
  }

  @Test("TY-1 a word that was put back once stays as it is typed in other fields, too") func putBack() {
    let person = person()
    write("teh ", on: person)
    #expect(person.text == "the ")
    person.tap("delete")
    #expect(person.text == "teh ")
    focusLater(person)
    write("teh ", on: person)
    #expect(person.text == "teh ")
    let off = self.person(learns: false)
    write("teh ", on: off)
    off.tap("delete")
    focusLater(off)
    write("teh ", on: off)
    #expect(off.text == "the ", "nothing is remembered where the settings do not say so")
  }

  @Test("TY-1 who ends learning, and has names of contacts offered, is not asked whether to forget what was learnt")
  func forgetting() {
    let person = person()
    person.desk.situation.offersContactNames = true
    write("kayak kayak so ", on: person)
    rest(person)
    write("ka", on: person)
    func canForget() -> Bool {
      person.desk.keys?.suggestions.contains { $0.suggestion.canBeForgotten } ?? false
    }
    #expect(canForget())
    person.desk.situation.learnsWords = false
    #expect(!canForget() && !offers(person).isEmpty)
  }

  @Test("TY-1 ED-3 no word is offered where it may be seen by others, or where nothing is learnt") func elsewhere() {
    let person = person()
    write("kayak kayak so ", on: person)
    rest(person)
    write("ka", on: person)
    #expect(offers(person).contains("kayak"))
    person.desk.situation.learnsWords = false
    #expect(!offers(person).contains("kayak"))
    person.desk.situation.learnsWords = true
    #expect(offers(person).contains("kayak"))
    person.field.app = .desktop
    person.focus(Self.prose)
    write("ka", on: person)
    #expect(!offers(person).contains("kayak"), "a lock screen may have somebody else before it")
    for hidden in [ContentHints.sensitiveData, .hiddenText] {
      person.field.app = .untold
      person.focus(FieldTraits(hints: [.completion, hidden]))
      #expect(offers(person).isEmpty)
    }
  }

  @Test("TY-1 a hold of a learnt word, and a finger that goes up to Forget, forgets it at once and for good")
  func forget() {
    let person = person()
    var told: [WordMessage] = []
    write("kayak kayak so ", on: person)
    rest(person)
    person.services.vocabulary.onChange = { told.append($0) }
    write("ka", on: person)
    let text = person.text
    forget("kayak", on: person)
    #expect(!offers(person).contains("kayak") && person.text == text)
    #expect(told == [WordObservation(language: "en", word: "kayak")].compactMap { $0.map(WordMessage.forgotten) })
    write("yal ", on: person)
    #expect(person.text == text + "yal ")
  }

  @Test("TY-1 a hold that goes nowhere takes no word and forgets none") func holdAlone() {
    let person = person()
    write("kayak kayak so ", on: person)
    rest(person)
    write("ka", on: person)
    let text = person.text
    person.down("suggestion-1")
    person.wait(600)
    #expect(person.desk.keys?.openPopup?.selected == nil)
    person.up()
    person.wait(120)
    #expect(person.text == text && offers(person).contains("kayak"))
  }

  @Test("TY-1 a word of the language that is held is not offered any more, and stays when it is typed") func block() {
    let person = person()
    write("hel", on: person)
    forget("hello", on: person)
    #expect(!offers(person).contains("hello"))
    write("lo so ", on: person)
    #expect(person.text == "hello so ")
    focusLater(person)
    write("hel", on: person)
    #expect(!offers(person).contains("hello"))
  }

  @Test("TY-1 a word that is blocked is not offered where nothing is learnt, either")
  func blockedWithoutLearning() throws {
    let off = person(learns: false)
    write("hel", on: off)
    #expect(offers(off).contains("hello"))
    off.services.vocabulary.take(.blocked(try #require(WordObservation(language: "en", word: "hello"))))
    off.desk.followPersonalWords()
    #expect(!offers(off).contains("hello"))
    focusLater(off)
    write("hel", on: off)
    #expect(!offers(off).contains("hello"))
  }

  @Test("TF-4 while the app shows the rest of a word, a space is for that and mends nothing") func completedByApp() {
    let person = person()
    person.claim { $0.hints = Self.prose.hints }
    write("teh", on: person)
    #expect(offers(person) == ["teh", "the"])
    person.claim { $0.completesWord = true }
    #expect(offers(person).first == "the")
    #expect(person.desk.keys?.suggestions.contains { $0.suggestion.isPending || $0.suggestion.isLiteral } == false)
    person.tap("space")
    #expect(person.text == "teh ")
    person.claim { $0.completesWord = false }
    write("teh ", on: person)
    #expect(person.text == "teh the ")
  }

  @Test("TY-1 a word in quotes, and words where nothing is learnt, have nothing to forget") func nothingToForget() {
    let person = person()
    write("teh", on: person)
    let quoted = person.desk.keys?.plane.keys.first { $0.id == "suggestion-1" }
    #expect(offers(person) == ["teh", "the"] && quoted?.variants.isEmpty == true)
    let off = self.person(learns: false)
    write("hel", on: off)
    #expect(offers(off).contains("hello"))
    #expect(off.desk.keys?.plane.keys.allSatisfy { $0.role != .suggestion("hello") || $0.variants.isEmpty } == true)
  }
}

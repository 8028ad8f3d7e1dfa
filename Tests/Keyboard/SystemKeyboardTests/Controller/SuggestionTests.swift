// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// The bar of suggestions above the keys.
@MainActor @Suite struct SuggestionTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), field: ModelField = ModelField(), modes: [String] = ["en-US", "ko-KR"],
    screen: Screen = PlaneHarness.phone, words: (any LanguageSource)? = FewWords(),
    change: (inout KeyboardPreferences) -> Void = { _ in }
  ) -> Person {
    Person(modes: modes, screen: screen, traits, field: field, words: words, change: change)
  }

  @Test("TY-1 next words, completions and corrections are offered") func words() {
    let person = person()
    #expect(Set(person.offers) == ["hello", "there", "I"])
    person.write("hel")
    #expect(person.offers.contains("hello") && person.offers.contains("help"))
    person.write("lo ")
    #expect(person.offers.first == "world")
    person.write("becuase")
    let pending = person.controller.suggestions.map(\.suggestion)
    #expect(pending.first?.label == "\u{201C}becuase\u{201D}" && pending.dropFirst().first?.text == "because")
    #expect(pending.map(\.isPending) == [false, true] + pending.dropFirst(2).map { _ in false })
  }

  @Test("TY-1 the bar is for the word that the app has told, while letters are typed, too, if nothing is under way")
  func told() {
    let person = person()
    person.write("th")
    #expect(person.offers.contains("there"))
    person.field.before = "hel"
    person.controller.noteAppChangedText(at: person.time)
    #expect(person.offers.contains("hello") && !person.offers.contains("there"))
    #expect(person.isAtRest())
  }

  @Test("TY-1 where something was under way, the bar comes to be for the word that was told last once nobody types")
  func toldInDoubt() {
    let person = person(field: ModelField(reports: .late))
    person.tap("t")
    // A browser has replaced the letter, and tells late of that and of the next one.
    person.field.before = "hel"
    person.field.putCaret(at: 3)
    person.tap("p")
    let offers = person.offers
    #expect(person.field.deliver())
    person.controller.noteAppChangedText(at: person.time)
    #expect(person.offers == offers)
    person.wait(400)
    #expect(person.offers != offers && person.offers.contains("helped"), "\(person.offers)")
    #expect(person.isAtRest())
  }

  @Test("TY-1 a tap takes a word with a space, which a mark after it eats") func take() throws {
    let person = person()
    person.write("hel")
    try person.take("hello")
    #expect(person.text == "hello ")
    try person.take("world")
    #expect(person.text == "hello world ")
    person.write(".")
    #expect(person.text == "hello world.")
    person.write(" it")
    #expect(person.text == "hello world. it")
  }

  @Test("TY-1 TY-6 a word of the bar is taken where a busy app has just told a text that was there a moment ago")
  func takeInDoubt() throws {
    let person = person(field: ModelField(reports: .late))
    person.write("he")
    person.field.before = "they"
    person.field.putCaret(at: 4)
    person.field.before = "he"
    person.tap("l")
    #expect(person.field.deliver(3) && !person.field.isContextCertain)
    person.controller.noteAppChangedText(at: person.time)
    try person.take("hello")
    #expect(person.text == "hello ")
  }

  @Test(
    "TY-1 a mark eats the space of a taken word where the app tells now one sentence and now two",
    arguments: [true, false])
  func takeInSentence(isHeardBetween: Bool) throws {
    let person = person(field: ModelField(reports: .late))
    person.field.tellsSentences = true
    for letter in "good. hel" {
      person.write(String(letter))
      person.hear()
    }
    try person.take("hello")
    if isHeardBetween { person.hear() }
    person.write(".")
    person.hear()
    #expect(person.text == "good. hello.")
  }

  @Test("TY-1 the first space behind a taken word is the one that came with it, and a second makes a full stop")
  func fullStop() throws {
    let person = person()
    person.write("hel")
    try person.take("hello")
    person.write(" ")
    #expect(person.text == "hello ")
    person.write(" ")
    #expect(person.text == "hello. ")
    person.write("hel")
    try person.take("hello")
    person.write(" it")
    #expect(person.text == "hello. hello it")
  }

  @Test("TY-1 a tap on the quoted word keeps it, now and later") func keep() throws {
    let person = person()
    person.write("teh")
    try person.take("teh")
    person.write("teh ")
    #expect(person.text == "teh teh ")
  }

  @Test("TY-1 a real word is never replaced, and what may have been meant is offered") func realWord() throws {
    let person = person()
    person.write("hello form")
    #expect(person.controller.suggestions.allSatisfy { !$0.suggestion.isPending } && person.offers.contains("from"))
    try person.take("from")
    #expect(person.text == "hello from ")
  }

  @Test func `capitals go along`() throws {
    let sentences = FieldTraits(hints: [.completion, .spellcheck])
    let person = person(sentences)
    #expect(person.offers.allSatisfy { $0.first?.isUppercase == true })
    try person.take("Hello")
    #expect(person.text == "Hello " && person.controller.shiftState == .off)
    let other = self.person(field: ModelField("it. "))
    other.write("Th")
    #expect(other.offers.allSatisfy { $0.first?.isUppercase == true })
  }

  @Test func `where a space follows none is added`() throws {
    let person = person(field: ModelField("hel", after: " world"))
    person.controller.noteAppChangedText()
    try person.take("hello")
    #expect(person.text == "hello world")
  }

  @Test(
    "ED-3 fields that take no words have no bar and cost no height",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(purpose: .pin), FieldTraits(purpose: .url),
      FieldTraits(purpose: .email), FieldTraits(purpose: .number), FieldTraits(purpose: .phone),
      FieldTraits(purpose: .terminal), FieldTraits(hints: .sensitiveData),
    ])
  func fields(_ traits: FieldTraits) {
    let without = person(traits, words: nil)
    let person = person(traits)
    #expect(person.controller.suggestions.isEmpty)
    #expect(person.controller.plane.size == without.controller.plane.size)
    person.write("12")
    #expect(person.controller.suggestions.isEmpty)
  }

  @Test func `the setting takes its height away`() {
    let with = person()
    let without = person { $0.suggestions = false }
    let height = without.controller.plane.size.height
    #expect(with.controller.plane.size.height == height + 46)
    with.controller.preferences.suggestions = false
    #expect(with.controller.plane == without.controller.plane)
  }

  @Test func `the height stays through a field, its planes and its keyboards`() {
    let person = person()
    let height = person.controller.plane.size.height
    for step in ["h", "e", " ", "numbers", "symbols", "letters", "globe", "ㅎ", "numbers", "globe"] {
      person.tap(step)
      #expect(person.controller.plane.size.height == height, "after \(step)")
    }
  }

  @Test func `without words there is no bar`() {
    let person = person(words: nil)
    #expect(person.controller.suggestions.isEmpty && person.controller.plane.size.height == 216)
  }

  @Test func `a letter changes the bar only, and not the keys`() {
    let person = person()
    person.write("h")
    person.wait(300)
    let before = person.controller.presentation
    person.tap("e", pause: 300)
    let damage = person.controller.presentation.damage(since: before)
    #expect(damage == [Rect(x: 0, y: before.headroom, width: before.plane.size.width, height: 46)])
  }

  @Test func `a bar that is not filled types nothing`() {
    let person = person(field: ModelField("he", after: "llo"))
    #expect(person.controller.suggestions.isEmpty && person.controller.plane.size.height == 262)
    person.down(at: Point(x: 180, y: 20))
    person.up()
    #expect(person.text == "hello")
  }

  @Test func `where the app tells nothing of its text there is no bar`() {
    #expect(person(field: ModelField(reports: .never)).controller.plane.size.height == 216)
  }

  @Test func `words are read when a field takes them`() {
    let source = FewWords()
    let person = person(FieldTraits(purpose: .password), words: source)
    person.write("ab")
    #expect(source.openings.isEmpty)
    person.go(to: ModelField(), FieldTraits())
    #expect(Set(source.openings) == ["en", "ko"])
  }
}

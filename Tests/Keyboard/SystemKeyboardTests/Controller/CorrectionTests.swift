// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// Slips that are mended when a word ends.
@MainActor @Suite struct CorrectionTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), field: ModelField = ModelField(), modes: [String] = ["en-US", "ko-KR"],
    change: (inout KeyboardPreferences) -> Void = { _ in }
  ) -> Person {
    Person(modes: modes, traits, field: field, words: FewWords(), change: change)
  }

  @Test(
    "TY-1 a slip is mended by what ends the word, in one change",
    arguments: [(" ", "the "), (",", "the,"), (".", "the."), ("?", "the?"), (")", "the)")])
  func ends(_ delimiter: String, _ text: String) {
    let person = person()
    person.write("teh")
    #expect(person.text == "teh")
    let count = person.field.edits.count
    person.write(delimiter)
    #expect(person.text == text && person.field.edits.count == count + 1)
  }

  @Test(
    "TY-1 a small letter right behind the full stop puts back what was typed: it is an address, a file or a short form",
    arguments: [
      ("teh.com ", "teh.com "), ("i.e. ", "i.e. "), ("hello teh.teh ", "hello teh.teh "), ("teh. it ", "the. it "),
      ("teh.", "the."),
    ])
  func addresses(_ typed: String, _ text: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == text)
  }

  @Test("TY-1 Return mends the word, and comes after that") func endOfLine() {
    let person = person()
    person.write("hello teh")
    person.tap("return")
    #expect(person.text == "hello the\n" && person.field.edits.last == .press(KeyStroke(.enter)))
  }

  @Test("TY-1 TY-6 a word stays as it was typed where the app would mend it only some time later")
  func later() {
    let person = person()
    person.write("teh")
    #expect(person.offers.prefix(2) == ["teh", "the"])
    person.field.isBehind = true
    person.write(" ")
    #expect(person.field.edits.last == .insert(" ") && person.text == "teh ")
    person.tap("delete")
    #expect(person.text == "teh")
    person.write(",")
    #expect(person.text == "teh,")
    person.tap("delete")
    person.tap("return")
    #expect(person.text == "teh\n")
    // The next word is mended again.
    person.field.isBehind = false
    person.write("teh ")
    #expect(person.text == "teh\nthe ")
  }

  @Test("TY-1 a slip that is left since the app is behind is not learnt as the person's word") func laterIsNotLearnt() {
    let person = person()
    person.controller.situation.learnsWords = true
    person.field.isBehind = true
    for _ in 0..<3 { person.write("teh ") }
    person.write("teh")
    person.tap("return")
    #expect(person.text == "teh teh teh teh\n" && person.finishedWords.isEmpty)
  }

  @Test("TY-1 TY-2 two spaces make a full stop behind a word that was left as it was typed") func laterFullStop() {
    let person = person()
    person.write("teh")
    person.field.isBehind = true
    person.write("  ")
    #expect(person.text == "teh. ")
  }

  @Test("TY-1 TY-6 the letter of an address waits for nothing, and its word is put back once the app would do that")
  func laterAddress() {
    let person = person()
    person.write("teh.")
    person.field.isBehind = true
    person.write("c")
    #expect(person.field.edits.last == .insert("c") && person.text == "the.c")
    person.write("o")
    #expect(person.text == "the.co")
    person.field.isBehind = false
    person.write("m")
    #expect(person.text == "teh.com")
    person.write(" teh.")
    person.field.isBehind = true
    person.write("c")
    person.field.isBehind = false
    person.tap("delete")
    person.write("d")
    #expect(person.text == "teh.com the.d")
  }

  @Test("TY-1 one Backspace puts back what was typed, and it stays from then on") func restore() {
    let person = person()
    person.write("teh ")
    person.tap("delete")
    #expect(person.text == "teh ")
    person.tap("delete")
    #expect(person.text == "teh")
    person.write(" teh ")
    #expect(person.text == "teh teh ")
    let other = ModelField()
    person.go(to: other, FieldTraits(purpose: .alpha))
    person.write("teh ")
    #expect(other.text == "the ")
  }

  @Test("TY-1 Backspace that comes later deletes as ever") func laterDelete() {
    let person = person()
    person.write("teh a")
    person.tap("delete")
    person.tap("delete")
    #expect(person.text == "the")
  }

  @Test(
    "TY-1 what may be meant is left alone",
    arguments: [
      "the ", "form ", "they ", "hello Teh ", "tEh ", "TEH ", "t3h ", "te_h ", "a@teh ", "/teh ", "#teh ", "teh@there ",
      "teh' ", "x ", "qqqqqqq ",
    ])
  func left(_ text: String) {
    let person = person()
    person.write(text)
    #expect(person.text == text)
  }

  @Test(
    "TY-1 spelling, capitals and contractions come by themselves",
    arguments: [
      ("i ", "I "), ("monday ", "Monday "), ("dont ", "don't "), ("Teh ", "The "), ("Dont ", "Don't "),
      ("hello. Teh ", "hello. The "), ("(teh ", "(the "), ("'teh ", "'the "),
    ])
  func spelling(_ typed: String, _ text: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == text)
  }

  @Test("TY-2 where the finger landed decides among words", arguments: [(-13.0, "fat "), (13, "hat ")])
  func places(_ offset: Double, _ text: String) {
    let person = person()
    // The key g lies between f and h.
    person.slip = Point(x: offset, y: 0)
    person.tap("g")
    person.slip = .zero
    person.type("at ")
    #expect(person.text == text)
  }

  @Test(
    "TY-2 where a person's fingers usually land is learnt, from words that stay, and goes on in the next field",
    arguments: [("", "fatter "), ("hello world help them from good world because they hello ", "hatter ")])
  func habits(_ before: String, _ text: String) {
    let person = person()
    person.slip = Point(x: -13, y: 0)
    person.type(before)
    let other = ModelField()
    person.go(to: other, FieldTraits(purpose: .alpha))
    // A little left of the middle of g: meant for f by most people, and for h by who always lands left of that.
    person.slip = Point(x: -5, y: 0)
    person.tap("g")
    person.slip = Point(x: -13, y: 0)
    person.type("atter ")
    #expect(other.text == text)
  }

  @Test("TY-1 two spaces after a mended word make a full stop") func fullStop() {
    let person = person()
    person.write("hello teh")
    person.tap("space", pause: 100)
    person.tap("space", pause: 100)
    #expect(person.text == "hello the. ")
  }

  @Test(
    "TY-1 fields that take no words are left alone",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(purpose: .url), FieldTraits(purpose: .email),
      FieldTraits(purpose: .terminal), FieldTraits(purpose: .name), FieldTraits(hints: .hiddenText),
      FieldTraits(hints: .sensitiveData), FieldTraits(hints: [.lowercase]), FieldTraits(hints: [.completion]),
      CorrectionTests.told([]), CorrectionTests.told([.autoCapitalization]), CorrectionTests.told([.completion]),
    ])
  func fields(_ traits: FieldTraits) {
    let person = person(traits)
    person.write("teh.")
    #expect(person.text == "teh.")
  }

  @Test(
    "TY-1 fields that take words are helped, also where the app can say no more than that",
    arguments: [
      FieldTraits(hints: .multiline), FieldTraits(hints: .spellcheck), CorrectionTests.told([.spellcheck, .lowercase]),
    ])
  func words(_ traits: FieldTraits) {
    let person = person(traits)
    person.write("hello teh.")
    #expect(person.text == "hello the.")
  }

  private nonisolated static func told(_ hints: ContentHints) -> FieldTraits {
    var traits = FieldTraits(hints: hints)
    traits.tellsAllHints = true
    return traits
  }

  @Test(
    "TY-1 where the app tells nothing of its text, nothing is offered or replaced",
    arguments: [ModelField.Reports.never, .nothing])
  func untold(_ reports: ModelField.Reports) {
    let person = person(field: ModelField(reports: reports))
    person.write("teh ")
    #expect(person.text == "teh " && person.controller.suggestions.isEmpty)
  }

  @Test("TY-1 an app that tells its text late gets the same") func late() {
    let person = person(field: ModelField(reports: .late))
    for word in ["teh ", "hello ", "dont ", "becuase "] {
      person.write(word)
      person.hear(3)
    }
    #expect(person.text == "the hello don't because ")
  }

  @Test("TY-1 a word that stood there before is known, one into which the caret was put is left alone") func caret() {
    let person = person(field: ModelField("hello te"))
    person.write("h ")
    #expect(person.text == "hello the ")
    let inside = ModelField("hello t", after: "er")
    person.go(to: inside, FieldTraits(purpose: .alpha))
    person.write("eh ")
    #expect(inside.text == "hello teh er")
  }

  @Test func `the setting turns it off`() {
    let person = person { $0.autoCorrection = false }
    person.write("teh ")
    #expect(person.text == "teh " && person.controller.suggestions.isEmpty == false)
  }

  @Test("TY-1 SY-4 a field that comes back at once goes by what the settings say by then")
  func changedSetting() {
    let person = person()
    person.write("teh ")
    for (corrects, text) in [(false, "the dont "), (true, "the dont don't ")] {
      person.controller.blur(at: person.time)
      person.controller.preferences.autoCorrection = corrects
      person.go(to: person.field, FieldTraits())
      person.write("dont ")
      #expect(person.text == text)
    }
  }

  @Test func `it works without the bar`() {
    let person = person { $0.suggestions = false }
    person.write("teh ")
    #expect(person.text == "the " && person.controller.suggestions.isEmpty)
  }

  @Test func `Korean is left alone, and English after it is not`() {
    let person = person()
    person.controller.switchMode(to: "ko-KR", at: person.time)
    person.type("ㄷㄷㄷ")
    person.tap("space")
    person.controller.switchMode(to: "en-US", at: person.time)
    person.write("teh ")
    #expect(person.text == "ㄷㄷㄷ the ")
  }
}

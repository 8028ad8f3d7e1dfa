// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import LearntWords
import SystemKeyboard
import Testing
import TextModel

/// What words that are offered, mended and replaced never do to other text.
@MainActor @Suite struct KeptTextTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), field: ModelField = ModelField(),
    replacements: [(typed: String, text: String)] = []
  ) -> Person {
    let person = Person(traits, field: field, words: FewWords())
    person.controller.situation.replacements = TextReplacements(replacements)
    person.controller.situation.learnsWords = true
    return person
  }

  private func putCaret(_ offset: Int, _ person: Person) {
    person.wait(600)
    person.field.putCaret(at: offset)
    person.controller.noteAppChangedText(at: person.time)
    person.wait(600)
  }

  @Test("TY-1 Backspace elsewhere in the text deletes, and puts nothing back") func caret() {
    let person = person()
    person.write("the hat and teh ")
    #expect(person.text == "the hat and the ")
    putCaret(4, person)
    person.tap("delete")
    #expect(person.text == "thehat and the ")
  }

  @Test("TY-4 Backspace elsewhere in the text deletes, and brings no shortcut back") func caretAfterShortcut() {
    let person = person(replacements: [("omw", "on my way")])
    person.write("on my way and omw ")
    #expect(person.text == "on my way and on my way ")
    putCaret(10, person)
    person.tap("delete")
    #expect(person.text == "on my wayand on my way ")
  }

  @Test("TY-1 Backspace in another field deletes there") func otherField() {
    let person = person()
    person.write("hello teh ")
    let other = ModelField("see the ")
    person.go(to: other, FieldTraits())
    person.tap("delete")
    #expect(other.text == "see the")
  }

  @Test("TY-1 Backspace in another field brings no shortcut back") func otherFieldShortcut() {
    let person = person(replacements: [("omw", "on my way")])
    person.write("omw ")
    let other = ModelField("I am on my way ")
    person.go(to: other, FieldTraits())
    person.tap("delete")
    #expect(other.text == "I am on my way")
  }

  @Test("TY-1 a mark eats no space but the one that came with the word") func space() throws {
    let person = person(field: ModelField("good food "))
    person.write("hel")
    try person.take("hello")
    putCaret(5, person)
    person.write(",")
    #expect(person.text == "good ,food hello ")
  }

  @Test("TY-1 a word that was taken replaces what stands there and nothing else") func changed() throws {
    let person = person()
    person.write("hel")
    person.field.before = ""
    person.controller.noteAppChangedText(at: person.time)
    person.field.before = "good"
    try person.take("hello")
    #expect(person.text == "good")
  }

  @Test("TY-4 a tap on the quoted word of a shortcut keeps it as it stands", arguments: ["c/o", ":)", "(omw", "omw"])
  func literal(_ typed: String) throws {
    let person = person(replacements: [("c/o", "care of"), (":)", "smile"), ("omw", "on my way")])
    person.write(typed)
    let word = typed == "(omw" ? "omw" : typed
    try person.take(word)
    #expect(person.text == typed + " ")
  }

  @Test("TY-4 a shortcut's text that is taken adds no space where one follows") func shortcutBeforeSpace() throws {
    let person = person(field: ModelField("om", after: " now"), replacements: [("omw", "on my way")])
    person.write("w")
    try person.take("on my way")
    #expect(person.text == "on my way now")
    person.tap("delete")
    #expect(person.text == "omw now")
  }

  @Test("TY-1 what was put back stays, whichever keyboard was used in between") func keptAcrossKeyboards() {
    let person = person()
    person.write("teh ")
    person.tap("delete")
    person.controller.switchMode(to: "ko-KR", at: person.time)
    person.type("ㄷ ")
    person.controller.switchMode(to: "en-US", at: person.time)
    person.write("teh ")
    #expect(person.text == "teh ㄷ teh ")
  }

  @Test(
    "TY-1 a word that stood there before is left alone where nothing of it is typed", arguments: [" ", ".", "return"])
  func oldWord(_ key: String) {
    let person = person(field: ModelField("hello teh", after: "\nand"))
    putCaret(9, person)
    if key == "return" { person.tap(key) } else { person.write(key) }
    #expect(person.text == "hello teh" + (key == "return" ? "\n" : key) + "\nand")
  }

  @Test(
    "TY-1 letters of other scripts and with accents are meant",
    arguments: ["\u{314E}the", "\u{AC00}the", "\u{65E5}the", "\u{E9}the", "\u{FC}nd"])
  func scripts(_ word: String) {
    let person = person(field: ModelField("hello " + word.dropLast()))
    person.write(word.suffix(1) + " ")
    #expect(person.text == "hello " + word + " ")
  }

  @Test("TY-1 a held accent stays") func accent() {
    let person = person()
    person.write("hello th")
    person.hold("e", choose: "\u{E9}")
    person.write(" ")
    #expect(person.text == "hello th\u{E9} ")
  }

  @Test("TY-1 abbreviations with full stops inside stay", arguments: ["hello e.g. ", "a.k.a. ", "p.s. "])
  func abbreviations(_ text: String) {
    let person = person()
    person.write(text)
    #expect(person.text == text)
  }

  @Test("TY-1 Return learns no word that has gone") func gone() {
    let person = person()
    person.write("good ")
    for _ in 0..<5 { person.tap("delete") }
    person.tap("return")
    #expect(person.finishedWords.isEmpty)
  }

  @Test("TY-1 a word is learnt in the language in which it was typed") func language() {
    let person = person()
    person.write("good ")
    person.controller.switchMode(to: "ko-KR", at: person.time)
    person.type("ㅂㅐ ")
    person.controller.switchMode(to: "en-US", at: person.time)
    person.write("food ")
    #expect(person.finishedWords.map { "\($0.language) \($0.word)" } == ["en good", "ko 배"])
  }

  @Test("TY-1 held Delete takes a correction back first, and what is typed over a selection takes its place")
  func heldDelete() {
    let person = person()
    person.write("hello teh ")
    person.down("delete")
    person.wait(1200)
    person.up()
    #expect("hello teh ".hasPrefix(person.text))
    let other = ModelField("hello xx")
    person.go(to: other, FieldTraits(purpose: .alpha))
    other.select(last: 2)
    person.controller.noteAppChangedText(at: person.time)
    person.write("teh ")
    #expect(["hello teh ", "hello the "].contains(other.text))
  }

  @Test("TY-1 Return at a fast pace, when the app tells an old text, replaces nothing that is not there") func stale() {
    let person = person(field: ModelField("hello "))
    person.write("teh")
    person.field.before = "hello te"
    person.controller.noteAppChangedText(at: person.time)
    person.tap("return")
    #expect(person.text == "hello te\n")
  }

  @Test("TY-1 letters after an emoji are no word") func emoji() {
    let person = person(field: ModelField("te\u{1F600}"))
    person.write("teh ")
    #expect(person.text == "te\u{1F600}teh ")
  }

  @Test(
    "TY-1 marks that follow each other, and what comes after an apostrophe, stay as they are typed",
    arguments: [
      ("teh... ", "the... "), ("teh?! ", "the?! "), ("(teh): ", "(the): "), ("world's ", "world's "),
      ("teh's ", "teh's "),
    ])
  func clusters(_ typed: String, _ text: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == text)
    for _ in 0..<typed.count { person.tap("delete") }
    #expect(person.text.isEmpty)
  }

  @Test(
    "TY-1 the space of a word that was taken stays before a quotation that begins",
    arguments: [("", "hello \""), ("\"", "\"hello\"")])
  func quotation(_ start: String, _ text: String) throws {
    let person = person(field: ModelField(start))
    person.write("hel")
    try person.take("hello")
    person.write("\"")
    #expect(person.text == text)
  }

  @Test("TY-2 fingers that roll over letters and the space keep the order") func rolling() {
    let person = person()
    for (index, key) in ["t", "e", "h", "space", "i", "t", "space"].enumerated() {
      person.down(key, finger: Int32(index % 2))
      person.wait(20)
      if index > 0 { person.up(finger: Int32((index + 1) % 2)) }
      person.wait(20)
    }
    person.up(finger: 0)
    #expect(person.text == "the it ")
  }

  @Test("TY-1 words longer than any, and characters of several code points") func odd() {
    let person = person()
    let word = String(repeating: "teh", count: 40)
    person.write(word + " ")
    for _ in 0..<115 { person.tap("delete") }
    #expect(person.text == "tehteh")
    let other = ModelField("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301}")
    person.go(to: other, FieldTraits(purpose: .alpha))
    person.write("teh ")
    for _ in 0..<5 { person.tap("delete") }
    #expect(other.text == "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} ")
  }

  @Test("TY-1 a word goes on in a field that comes back") func comingBack() {
    let person = person()
    person.write("hello te")
    let other = ModelField("it ")
    let field = person.field
    person.go(to: other, FieldTraits())
    person.write("teh ")
    person.go(to: field, FieldTraits())
    person.write("h ")
    #expect(other.text == "it the " && person.text == "hello the ")
    person.tap("delete")
    #expect(person.text == "hello teh ")
  }

  @Test(
    "TY-1 Backspace takes back what was done last, once",
    arguments: [
      (["teh", "space", "space", "delete", "delete", "delete"], "the"),
      (["teh", "space", "delete", "delete", "space"], "teh "),
      (["teh", "space", "delete", "space", "delete"], "teh "),
      (["teh", ".", "delete", "delete", "delete"], "te"),
    ])
  func orders(_ steps: [String], _ text: String) {
    let person = person()
    for step in steps { step == "teh" ? person.write(step) : step == "." ? person.write(step) : person.tap(step) }
    #expect(person.text == text)
  }
}

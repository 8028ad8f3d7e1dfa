// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// Words in apps that tell nothing of their text, and give signs of its changes alone.
@MainActor @Suite struct FollowedTextTests {
  private func person(_ before: String = "") -> Person {
    let field = ModelField(before, reports: .never)
    field.typedRun = TypedRun()
    return Person(FieldTraits(hints: .autoCapitalization), field: field, words: FewWords())
  }

  /// Types a full stop from the other plane without a pause.
  private func end(_ person: Person) {
    person.tap("numbers", pause: 200)
    person.tap(".")
  }

  private func pending(_ person: Person) -> String? {
    person.controller.suggestions.map(\.suggestion).first(where: \.isPending)?.text
  }

  @Test("TY-1 words behind one's own space are mended, and what ends a word goes before that") func corrects() {
    let person = person()
    person.write("it teh")
    #expect(pending(person) == "the")
    person.write(" ")
    #expect(person.text == "it the ")
    #expect(person.field.edits.suffix(2) == [.insert(" "), .replaceBackward(old: "teh ", new: "the ")])
    person.write("becuase")
    end(person)
    #expect(person.text == "it the because.")
  }

  @Test("TY-6 the first word of a field stays: it may go on with another one") func firstWord() throws {
    let person = person("foo")
    person.write("teh")
    #expect(pending(person) == nil && person.offers.contains("the"))
    person.write(" ")
    #expect(person.text == "footeh ")
    person.write("hel")
    try person.take("hello")
    #expect(person.text == "footeh hello ")
  }

  @Test("TY-6 a word with a pause in it stays: somebody may have put the caret elsewhere")
  func pause() {
    let person = person()
    person.write("it te")
    person.wait(900)
    person.write("h")
    #expect(pending(person) == nil)
    person.write(" ")
    #expect(person.text == "it teh ")
    person.write("teh")
    person.wait(900)
    person.write(" teh ")
    #expect(person.text == "it teh teh the ")
  }

  @Test("TY-6 a word of which the app has not given all signs stays") func unanswered() {
    let person = person()
    person.write("it teh")
    person.field.typedRun?.isAnswered = false
    person.write(" ")
    #expect(person.text == "it teh ")
  }

  @Test("TY-6 where the caret may be elsewhere, only what goes on with the word is offered, and deletes nothing")
  func onlyRest() throws {
    let person = person()
    person.write("it hel")
    person.field.typedRun?.certainCount = 0
    person.write("p")
    #expect(person.offers.contains("helped") && person.offers.allSatisfy { $0.hasPrefix("help") })
    try person.take("helped")
    #expect(person.text == "it helped ")
  }

  @Test("TY-6 a word of the bar that would replace letters does nothing after a pause, and goes") func lateTap() throws
  {
    let person = person()
    person.write("it becuase")
    person.wait(2_000)
    try person.take("because")
    #expect(person.text == "it becuase" && !person.offers.contains("because"))
  }

  @Test("TY-6 what others have changed leaves the word alone, and the next one is known again") func lost() {
    let person = person()
    person.write("it te")
    person.field.typedRun = TypedRun()
    person.field.typedRun?.text = String(TypedRun.unknown)
    person.controller.noteAppChangedText(at: person.time)
    #expect(person.offers.isEmpty)
    person.write("h ")
    #expect(person.text == "it teh ")
    person.write("teh ")
    #expect(person.text == "it teh the ")
  }

  @Test("TY-1 Backspace behind a correction deletes, and the word stays as it is typed again") func keepsRetyped() {
    let person = person()
    person.write("it teh ")
    for _ in 0..<4 { person.tap("delete") }
    #expect(person.text == "it ")
    person.write("teh ")
    #expect(person.text == "it teh ")
  }

  @Test("TY-6 a Return mends nothing in a page that may have sent the text") func returnKey() {
    let person = person()
    person.write("it teh")
    person.tap("return")
    #expect(person.text == "it teh\n")
  }

  @Test("TY-1 a mark eats the space of a word that was just taken, and later one does not") func ownSpace() throws {
    let person = person()
    person.write("it hel")
    try person.take("hello")
    end(person)
    #expect(person.text == "it hello.")
    person.write(" hel")
    try person.take("hello")
    person.wait(1_000)
    person.write(".")
    #expect(person.text == "it hello. hello .")
  }

  @Test("TY-1 an app that is not followed has no bar and no correction") func silent() {
    let person = Person(
      FieldTraits(hints: .autoCapitalization), field: ModelField(reports: .never), words: FewWords())
    person.write("it teh ")
    #expect(person.text == "it teh " && person.controller.suggestions.isEmpty)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@MainActor
@Suite struct ControllerCapitalsTests {
  private static let sentences = FieldTraits(hints: .autoCapitalization)

  @Test("TY-3 sentences begin with a capital", arguments: ModelField.Reports.allCases)
  func sentences(reports: ModelField.Reports) {
    // Where nothing is known of the text there is no telling where a sentence begins.
    guard reports != .nothing else { return }
    let person = Person(Self.sentences, field: ModelField(reports: reports))
    person.type("hi there. how are you? e.g. this! fine")
    #expect(person.text == "Hi there. How are you? E.g. this! Fine")
  }

  @Test("TY-3 a full stop from the plane of numbers begins a sentence too") func stopFromNumbers() {
    let person = Person(Self.sentences)
    person.type("at 5")
    person.tap(".")
    person.tap("space")
    #expect(person.controller.plane.id == PlaneName.letters)
    #expect(person.controller.shiftState == .on)
    person.type("then")
    #expect(person.text == "At 5. Then")
  }

  @Test("TY-3 the first letter is a capital when focus comes from a number pad") func afterNumberPad() {
    let person = Person(FieldTraits(purpose: .digits))
    person.type("12")
    let next = ModelField()
    person.go(to: next, Self.sentences)
    #expect(person.controller.shiftState == .on)
    person.type("hi")
    #expect(next.text == "Hi")
  }

  @Test("TY-3 the first letter is a capital after a switch from Korean") func afterKorean() {
    let person = Person(modes: ["ko-KR", "en-US"], Self.sentences)
    person.tap("globe")
    person.type("hi")
    #expect(person.text == "Hi")
  }

  @Test("TY-3 words, all and none as the field's hints say") func byHint() {
    let expected: [(FieldTraits, String)] = [
      (FieldTraits(purpose: .name), "Ann Lee"),
      (FieldTraits(hints: .titlecase), "Ann Lee"),
      (FieldTraits(hints: .uppercase), "ANN LEE"),
      (FieldTraits(hints: [.lowercase, .autoCapitalization]), "ann lee"),
      (FieldTraits(), "ann lee"),
      (FieldTraits(hints: .spellcheck), "Ann lee"),
      (FieldTraits(purpose: .email, hints: .autoCapitalization), "annlee"),
      (FieldTraits(purpose: .password, hints: .autoCapitalization), "ann lee"),
    ]
    for (traits, text) in expected {
      let person = Person(traits)
      person.type(traits.purpose == .email ? "annlee" : "ann lee")
      #expect(person.text == text)
    }
  }

  @Test("TY-3 the person's own shift goes before the field's wish, for one letter") func ownChoice() {
    let person = Person(Self.sentences)
    person.tap("shift")
    person.type("ok. ok")
    #expect(person.text == "ok. Ok")
  }

  @Test("TY-3 capitals by themselves can be switched off") func switchedOff() {
    let person = Person(Self.sentences) { $0.autoCapitalization = false }
    person.type("hi. ho")
    #expect(person.text == "hi. ho")
  }

  @Test("TY-3 two taps on shift lock capitals until the next one") func capsLock() {
    let person = Person()
    person.tap("shift")
    person.tap("shift")
    #expect(person.controller.shiftState == .locked)
    person.type("abc d")
    person.tap("shift")
    person.type("e")
    #expect(person.text == "ABC De")
  }

  @Test("TY-3 caps lock can be switched off") func capsLockSwitchedOff() {
    let person = Person { $0.capsLock = false }
    person.tap("shift")
    person.tap("shift")
    #expect(person.controller.shiftState == .off)
    person.type("ab")
    #expect(person.text == "ab")
  }

  @Test("TY-3 shift that is held while letters are typed ends with the finger") func chord() {
    let person = Person()
    person.down("shift", finger: 5)
    person.wait(100)
    person.tap("a")
    person.tap("b")
    person.up(finger: 5)
    person.type("c")
    #expect(person.text == "ABc")
  }

  @Test("TY-3 two spaces make a full stop, and delete takes it back", arguments: ModelField.Reports.allCases)
  func doubleSpace(reports: ModelField.Reports) {
    let person = Person(Self.sentences, field: ModelField(reports: reports))
    person.type("done  ")
    guard reports != .nothing else {
      #expect(person.text.lowercased() == "done  ")
      return
    }
    #expect(person.text == "Done. ")
    #expect(person.controller.shiftState == .on)
    person.tap("delete")
    #expect(person.text == "Done  ")
    person.tap("delete")
    #expect(person.text == "Done ")
  }

  @Test("TY-3 two slow spaces, or two after a full stop, stay spaces") func noFullStop() {
    let person = Person()
    person.type("a ")
    person.wait(2000)
    person.type(" ")
    #expect(person.text == "a  ")
    let other = Person { $0.doubleSpacePeriod = false }
    other.type("a  ")
    #expect(other.text == "a  ")
    let third = Person(field: ModelField("a."))
    third.type("  ")
    #expect(third.text == "a.  ")
  }

  @Test("TY-3 the caret put at the start of a sentence by the app shows capitals") func caretMoved() {
    let person = Person(Self.sentences, field: ModelField("One. two"))
    #expect(person.controller.shiftState == .off)
    person.field.putCaret(at: 5)
    person.controller.noteAppChangedText()
    #expect(person.controller.shiftState == .on)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import KeyboardEngine
import SystemKeyboard
import TextModel
import Testing

/// Words that are typed, and the texts that take their place.
@MainActor
@Suite struct ControllerReplacementTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), modes: [String] = ["en-US", "ko-KR"], field: ModelField = ModelField()
  ) -> Person {
    let person = Person(modes: modes, traits, field: field)
    person.controller.situation.replacements = TextReplacements([
      ("omw", "On my way!"), ("btw", "by the way"), ("BRB", "be right back"), ("mail", "me@example.org"),
      ("addr", "1 High Street\nLondon"), ("ㄱㅅ", "감사합니다"), ("집", "우리 집"), ("c", "see"), ("c.o", "care of"),
    ])
    return person
  }

  @Test(
    "TY-4 a space, a sign or Return after the word brings the text, and the sign follows it",
    arguments: [
      ("omw ", "On my way! "), ("omw.", "On my way!."), ("omw,", "On my way!,"), ("omw?", "On my way!?"),
      ("(omw)", "(On my way!)"), ("\"omw\"", "\"On my way!\""), ("so omw ", "so On my way! "),
      ("ok (btw ", "ok (by the way "), ("c ", "see "),
    ])
  func ends(typed: String, result: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == result)
  }

  @Test("TY-4 Return brings the text, and is pressed after it") func returnKey() {
    let person = person()
    person.write("omw")
    person.tap("return")
    #expect(person.text == "On my way!\n")
    #expect(person.field.strokes == [KeyStroke(.enter)])
  }

  @Test(
    "TY-4 only the whole word counts, and only where it ends",
    arguments: ["omwx ", "xomw ", "omw-", "omw's ", "a@omw ", "www.omw ", "omw_", "c.o", "omw/"])
  func notAWord(typed: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == typed)
  }

  @Test(
    "TY-4 what is defined in small letters is found in any, and a capital at its beginning capitalises the text",
    arguments: [
      ("Btw ", "By the way "), ("BTW ", "By the way "), ("Omw ", "On my way! "), ("Mail ", "me@example.org "),
      ("BRB ", "be right back "), ("brb ", "brb "), ("Brb ", "Brb "),
    ])
  func capitals(typed: String, result: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == result)
  }

  @Test("TY-4 one delete right after it brings back what was typed, and there it stays", arguments: [" ", "."])
  func bringBack(sign: String) {
    let person = person()
    person.write("well omw\(sign)")
    #expect(person.text == "well On my way!\(sign)")
    person.tap("delete")
    #expect(person.text == "well omw\(sign)")
    person.tap("delete")
    person.write(" ")
    #expect(person.text == "well omw ", "a word that was put back is not replaced again")
    person.write("omw ")
    #expect(person.text == "well omw On my way! ")
    person.write("x")
    person.tap("delete")
    #expect(person.text == "well omw On my way! ", "later, delete only deletes")
  }

  @Test("TY-4 delete only deletes where the caret was put elsewhere after it") func caretMoved() {
    let person = person()
    person.write("omw ")
    person.field.putCaret(at: 2)
    person.controller.noteAppChangedText()
    person.wait(600)
    person.tap("delete")
    #expect(person.text == "O my way! ")
  }

  @Test("TY-4 an app that begins its field anew with each change gets the same, and the word back") func newFields() {
    let person = person()
    for key in ["b", "t", "w", " "] {
      person.write(key)
      person.controller.blur(at: person.time)
      person.go(to: person.field, FieldTraits())
    }
    #expect(person.text == "by the way ")
    person.tap("delete")
    #expect(person.text == "btw ")
  }

  @Test("TY-4 Korean: the last syllable ends first, then its word is looked at")
  func korean() {
    let person = person(modes: ["ko-KR"])
    // The keys of ㄱㅅ give ㄳ, which is one letter of the text.
    person.type("ㄱㅅ ")
    #expect(person.text == "감사합니다 ")
    person.tap("delete")
    #expect(person.text == "ㄳ ")
    person.type("ㅈㅣㅂ.")
    #expect(person.text == "ㄳ 우리 집.")
    person.tap("delete")
    #expect(person.text == "ㄳ 집.")
    person.type("ㅇㅡㄹ")
    #expect(person.text == "ㄳ 집.을")
  }

  @Test("TY-4 a word that was typed with both keyboards is one word, too") func bothLanguages() {
    let person = person()
    person.controller.situation.replacements = TextReplacements([("a집", "apartment")])
    person.type("a")
    person.controller.switchMode(to: "ko-KR", at: person.time)
    person.type("ㅈㅣㅂ ")
    #expect(person.text == "apartment ")
  }

  @Test(
    "TY-4 nothing is replaced in fields that are secret or no prose",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(hints: .hiddenText), FieldTraits(hints: .sensitiveData),
      FieldTraits(purpose: .url), FieldTraits(purpose: .email), FieldTraits(purpose: .terminal),
    ])
  func otherFields(traits: FieldTraits) {
    let person = person(traits, field: ModelField(isSecure: traits.isSecure))
    person.type("omw.")
    person.tap("return")
    #expect(person.text == "omw.\n")
  }

  @Test("TY-4 in number fields and PINs digits stay digits", arguments: [ContentPurpose.number, .digits, .phone, .pin])
  func numbers(purpose: ContentPurpose) {
    let person = person(FieldTraits(purpose: purpose))
    person.controller.situation.replacements = TextReplacements([("12", "twelve")])
    person.type("12")
    if person.has("return") { person.tap("return") }
    #expect(person.text.hasPrefix("12"))
  }

  @Test("TY-4 nothing is replaced where nothing is known of the text, and late news changes nothing")
  func reports() {
    let untold = person(field: ModelField(reports: .nothing))
    untold.write("omw ")
    #expect(untold.text == "omw ")
    for reports in [ModelField.Reports.late, .never] {
      let person = person(field: ModelField(reports: reports))
      person.write("omw ")
      person.hear(2)
      person.tap("delete")
      person.hear()
      #expect(person.text == "omw ")
    }
  }

  @Test("TY-4 in the middle of a word, and over a selection, nothing is replaced") func middle() {
    let person = person(field: ModelField(after: "an"))
    person.write("omw ")
    #expect(person.text == "omw an")
    let other = self.person(field: ModelField("omw two"))
    other.field.select(last: 4)
    other.type(" ")
    #expect(other.text == "omw ")
  }

  @Test("TY-4 a text of several lines keeps them where the field has lines, and is one line elsewhere") func lines() {
    let several = person(FieldTraits(hints: .multiline))
    several.write("addr ")
    #expect(several.text == "1 High Street\nLondon ")
    let evident = person(field: ModelField("to:\n"))
    evident.write("addr ")
    #expect(evident.text == "to:\n1 High Street\nLondon ")
    let one = person()
    one.write("addr ")
    #expect(one.text == "1 High Street London ")
  }

  @Test("TY-3 TY-4 two spaces after a text are a full stop as after any word") func fullStop() {
    let person = person()
    person.write("btw  ")
    #expect(person.text == "by the way. ")
  }
}

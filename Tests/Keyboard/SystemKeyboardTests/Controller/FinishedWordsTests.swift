// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import SystemKeyboard
import TextModel
import Testing

/// Which words the keyboard hears of as the person's own.
@MainActor
@Suite struct FinishedWordsTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), modes: [String] = ["en-US", "ko-KR"], field: ModelField = ModelField()
  ) -> Person {
    let person = Person(modes: modes, traits, field: field)
    person.controller.situation.learnsWords = true
    person.controller.situation.replacements = TextReplacements([("omw", "on my way")])
    return person
  }

  private func words(_ typed: String, in person: Person) -> [String] {
    person.write(typed)
    return person.finishedWords.map { "\($0.previous ?? "") \($0.word)" }
  }

  @Test("TY-1 a word that was left alone counts when the next one is finished, with the one before it in its sentence")
  func sentence() {
    #expect(words("my red kayak. Then more ", in: person()) == [" my", "my red", "red kayak", " then"])
    #expect(words("Hello Ada (the don't ", in: person()) == [" hello", "Hello Ada", " the"])
    #expect(person().finishedWords.isEmpty)
  }

  @Test("TY-1 with Return the last word counts at once") func returnKey() {
    let person = person()
    #expect(words("red kayak", in: person).isEmpty || person.finishedWords.count == 1)
    person.tap("return")
    #expect(person.finishedWords.map(\.word) == ["red", "kayak"])
  }

  @Test("TY-1 two spaces that become a full stop finish a word as one does") func fullStop() {
    #expect(words("red kayak  so ", in: person()) == [" red", "red kayak"])
  }

  @Test("TY-1 what was changed or replaced is not the person's word") func changed() {
    let person = person()
    person.write("teh ")
    for _ in 0..<3 { person.tap("delete") }
    person.write("he cat ")
    #expect(person.finishedWords.map(\.word) == ["the"])
    let replaced = self.person()
    replaced.write("omw red ")
    replaced.write("kayak ")
    #expect(replaced.finishedWords.map(\.word) == ["red"])
  }

  @Test("TY-1 numbers, addresses and parts of them are not learnt") func noWords() {
    #expect(words("a1 x@y.zz www.abc.de 12 #tag /usr/bin p_q so ", in: person()).isEmpty)
  }

  @Test("TY-1 a word into which the caret was put is not learnt as it stands before the caret") func caret() {
    let person = person(field: ModelField("so "))
    person.write("red ")
    person.field.putCaret(at: 0)
    person.controller.noteAppChangedText()
    person.wait(600)
    person.write(" ")
    #expect(person.finishedWords.isEmpty)
  }

  @Test("TY-1 an app that begins its field anew with each change does not keep words from being learnt")
  func newFields() {
    let person = person()
    for key in "red kayak so " {
      person.write(String(key))
      person.controller.blur(at: person.time)
      person.go(to: person.field, FieldTraits())
    }
    #expect(person.finishedWords.map(\.word) == ["red", "kayak"])
  }

  @Test("TY-1 Korean words are learnt whole") func korean() {
    let person = person(modes: ["ko-KR"])
    person.type("ㅇㅗㄴㅡㄹ ㅂㅐㄹㅡㄹ ㅌㅏㄷㅏ ")
    #expect(person.finishedWords.map(\.word) == ["오늘", "배를"])
    #expect(person.finishedWords.map(\.previous) == [nil, "오늘"] && person.finishedWords[0].language == "ko")
  }

  @Test(
    "TY-1 ED-3 nothing is learnt in secret and other special fields, nor where it is switched off",
    arguments: [
      FieldTraits(purpose: .password), FieldTraits(hints: .hiddenText), FieldTraits(hints: .sensitiveData),
      FieldTraits(purpose: .url), FieldTraits(purpose: .email), FieldTraits(purpose: .terminal),
      FieldTraits(hints: .latin), FieldTraits(purpose: .phone), FieldTraits(purpose: .pin),
      FieldTraits(purpose: .number),
    ])
  func otherFields(traits: FieldTraits) {
    let person = person(traits, field: ModelField(isSecure: traits.isSecure))
    for key in ["a", "b", "space", "c", "space", "d", "return"] where person.key(key) != nil { person.tap(key) }
    #expect(person.finishedWords.isEmpty)
    let off = self.person()
    off.controller.situation.learnsWords = false
    off.write("red kayak so ")
    #expect(off.finishedWords.isEmpty)
  }

  @Test("TY-1 where the app tells nothing of its text, nothing is learnt; what it tells late does no harm")
  func reports() {
    for reports in [ModelField.Reports.nothing, .never] {
      #expect(words("red kayak so ", in: person(field: ModelField(reports: reports))).isEmpty)
      let writing = FieldTraits(hints: .autoCapitalization)
      #expect(words("Red kayak so ", in: person(writing, field: ModelField(reports: reports))).isEmpty)
    }
    let late = person(field: ModelField(reports: .late))
    late.write("red ")
    late.hear(1)
    late.write("kayak so ")
    #expect(late.finishedWords.map(\.word) == ["red", "kayak"])
  }

  @Test("TY-1 ED-3 a secret that its field shows, by a touch on the eye, is not learnt when it is typed on and sent")
  func shownSecret() {
    let person = person(FieldTraits(purpose: .password), field: ModelField(isSecure: true))
    person.write("kayak")
    let shown = ModelField(person.text)
    shown.putCaret(at: 5)
    person.go(to: shown, FieldTraits())
    person.write("s tour so ")
    person.tap("return")
    #expect(person.finishedWords.isEmpty)
    person.go(to: ModelField(), FieldTraits())
    person.write("red kayak so ")
    #expect(person.finishedWords.map(\.word) == ["red", "kayak"])
  }

  @Test("TY-1 the end of a word that stood there already is no word") func endOfWord() {
    let field = ModelField("a kaya")
    field.putCaret(at: 6)
    let person = person(field: field)
    person.write("k red so ")
    #expect(person.finishedWords.map(\.word) == ["red"])
    person.tap("delete")
    person.write("le zoo ")
    #expect(person.finishedWords.map(\.word) == ["red", "sole"])
  }
}

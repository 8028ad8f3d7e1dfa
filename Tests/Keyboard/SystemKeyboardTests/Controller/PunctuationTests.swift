// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// Quotation marks and dashes, where the person wants them made.
@MainActor @Suite struct PunctuationTests {
  private func person(
    _ traits: FieldTraits = FieldTraits(), field: ModelField = ModelField(), modes: [String] = ["en-US", "ko-KR"],
    isOn: Bool = true
  ) -> Person {
    Person(modes: modes, traits, field: field, words: FewWords()) { $0.smartPunctuation = isOn }
  }

  @Test(
    "TY-3 quotation marks open and close, apostrophes are curly, and two hyphens are a dash",
    arguments: [
      ("\"it\" ", "“it” "), ("(\"it\")", "(“it”)"), ("it's ", "it’s "), ("it--it ", "it—it "), ("it---it", "it—-it"),
      ("it - it", "it - it"), ("'it' ", "‘it’ "),
    ])
  func signs(_ typed: String, _ text: String) {
    let person = person()
    person.write(typed)
    #expect(person.text == text)
  }

  @Test("TY-3 TY-1 a correction has the apostrophe of the language, and one tap takes it back") func correction() {
    let person = person()
    person.write("dont ")
    #expect(person.text == "don’t ")
    person.tap("delete")
    #expect(person.text == "dont ")
  }

  @Test("TY-3 a dash is deleted as a whole, and hyphens come one by one") func deletion() {
    let person = person()
    person.write("it--")
    person.tap("delete")
    #expect(person.text == "it")
    person.write("-")
    #expect(person.text == "it-")
  }

  @Test("TY-3 what is off, and fields that may hold a code, keep what is typed")
  func plain() {
    let text = "\"it's\"--"
    var people = [person(isOn: false), person(FieldTraits(purpose: .terminal))]
    people.append(person(FieldTraits(purpose: .url)))
    // Apps of the SDK see to it themselves.
    var traits = FieldTraits()
    traits.tellsAllHints = true
    people.append(person(traits))
    for person in people {
      person.write(text)
      #expect(person.text == text)
    }
  }

  @Test("TY-3 where the app does not tell its text, signs stay", arguments: [ModelField.Reports.never, .nothing])
  func unknown(reports: ModelField.Reports) {
    let person = person(field: ModelField(reports: reports))
    person.write("\"it\"--")
    #expect(person.text == "\"it\"--")
  }
}

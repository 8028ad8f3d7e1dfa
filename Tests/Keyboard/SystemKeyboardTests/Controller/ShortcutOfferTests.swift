// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// The person's text replacements where words are offered and corrected as well.
@MainActor @Suite struct ShortcutOfferTests {
  private let person: Person

  init() {
    person = Person(words: FewWords())
    // By itself each of them would be corrected.
    person.controller.situation.replacements = TextReplacements([("teh", "Tehran"), ("a/teh", "at home")])
  }

  private var offers: [Suggestion] { person.controller.suggestions.map(\.suggestion) }

  private func take(_ text: String) throws {
    let found = try #require(person.controller.suggestions.first { $0.suggestion.text == text })
    person.down(at: found.area.center)
    person.wait(30)
    person.up()
    person.wait(60)
  }

  @Test("TY-4 the bar shows what the next space types for a shortcut, and what stays on a tap") func offer() {
    person.write("teh")
    #expect(offers.map(\.text) == ["teh", "Tehran"])
    #expect(offers.map(\.isLiteral) == [true, false] && offers.map(\.isPending) == [false, true])
    person.write(" ")
    #expect(person.text == "Tehran ")
    #expect(!offers.contains { $0.text == "Tehran" })
  }

  @Test("TY-4 a tap takes the text of a shortcut, whatever signs are in that, and one Backspace brings it back")
  func taken() throws {
    person.write("a/teh")
    try take("at home")
    #expect(person.text == "at home ")
    person.tap("delete")
    #expect(person.text == "a/teh ")
  }

  @Test("TY-4 TY-1 a shortcut that was brought back is neither replaced nor corrected") func broughtBack() {
    person.write("teh ")
    person.tap("delete")
    #expect(person.text == "teh ")
    person.tap("delete")
    person.write(" ")
    #expect(person.text == "teh ")
    person.tap("delete")
    person.tap("return")
    #expect(person.text == "teh\n")
  }

  @Test("TY-4 TY-1 Backspace takes back what came last, a correction or a text") func lastOne() {
    person.write("teh becuase ")
    #expect(person.text == "Tehran because ")
    person.tap("delete")
    #expect(person.text == "Tehran becuase ")
    person.tap("delete")
    #expect(person.text == "Tehran becuase")
  }
}

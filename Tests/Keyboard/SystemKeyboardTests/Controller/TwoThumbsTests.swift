// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// A thumb on the bar while the other one is still on a key: it takes what was seen there, and never what nobody has seen.
@MainActor @Suite struct TwoThumbsTests {
  nonisolated private static let apps = [ModelField.Reports.exactly, .never]

  private func person(_ reports: ModelField.Reports) -> Person {
    Person(FieldTraits(hints: .autoCapitalization), field: ModelField(reports: reports), words: FewWords())
  }

  /// Comes down on a word of the bar while another finger is on a key.
  private func roll(_ person: Person, from key: String, to word: String) throws {
    let found = try #require(person.controller.suggestions.first { $0.suggestion.text == word })
    roll(person, to: found.area.center) { person.down(key) }
  }

  /// Comes down on a place while another finger has done so elsewhere.
  private func roll(_ person: Person, to place: Point, from first: () -> Void) {
    first()
    person.wait(30)
    person.down(at: place, finger: 1)
    person.wait(30)
    person.up()
    person.up(finger: 1)
    person.wait(60)
  }

  @Test("TY-1 TY-6 the word that was seen goes on with the letter under the other thumb", arguments: apps)
  func letter(_ reports: ModelField.Reports) throws {
    let person = person(reports)
    person.write("It hel")
    try roll(person, from: "l", to: "hello")
    person.write("it hel")
    try roll(person, from: "p", to: "help")
    person.write("it.")
    #expect(person.text == "It hello it help it.")
  }

  @Test("TY-1 TY-6 once a space has ended the word, what was seen for it is not typed behind it", arguments: apps)
  func space(_ reports: ModelField.Reports) throws {
    let person = person(reports)
    person.write("It help")
    let seen = try #require(person.offers.first { !$0.isEmpty && $0 != "help" })
    try roll(person, from: "space", to: seen)
    #expect(person.text == "It help ")
  }

  @Test("TY-1 TY-6 of two words that are touched at once the first one is taken", arguments: apps)
  func both(_ reports: ModelField.Reports) throws {
    let person = person(reports)
    person.write("It hel")
    let found = person.controller.suggestions
    let (first, second) = (found[0], found[1])
    roll(person, to: second.area.center) { person.down(at: first.area.center) }
    person.write("it")
    #expect(person.text == "It \(first.suggestion.text) it")
  }

  @Test("TY-1 TY-6 a next word is typed only where it begins with the letter under the other thumb", arguments: apps)
  func nextWord(_ reports: ModelField.Reports) throws {
    let person = person(reports)
    person.write("Hello ")
    try roll(person, from: "i", to: "world")
    #expect(person.text == "Hello i")
    person.write("t hello ")
    try roll(person, from: "w", to: "world")
    person.write("it")
    #expect(person.text == "Hello it hello world it")
  }

  @Test("TY-1 the word in quotes keeps the letter under the other thumb, too") func literal() throws {
    let person = person(.exactly)
    person.write("It teh")
    try roll(person, from: "n", to: "teh")
    #expect(person.text == "It tehn ")
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Somebody with one switch or two.
@Suite struct SwitchTests {
  private func person(
    _ switches: SwitchScanning.Switches, _ traits: FieldTraits = FieldTraits(hints: [.lowercase]),
    firstKeyboard: String? = nil, languages: (any LanguageSource)? = nil
  ) -> HeadlessDesk {
    let person = HeadlessDesk(firstKeyboard: firstKeyboard, languages: languages) { $0.scanning.switches = switches }
    person.focus(traits)
    return person
  }

  /// Presses and releases a key.
  ///
  /// - Returns: Whether it was taken from the app.
  @discardableResult
  private func press(_ meaning: HardwareKey.Meaning, by person: HeadlessDesk) -> Bool {
    let key = HardwareKey(meaning)
    let isTaken = person.desk.press(key)
    if isTaken { person.desk.release(key) }
    return isTaken
  }

  private func lit(_ person: HeadlessDesk) -> [String] { person.desk.keys?.focusedKeys ?? [] }

  /// Waits until a key is lit and chooses, until it is chosen alone.
  private func choose(_ name: String, by person: HeadlessDesk, goesOn: Bool = false) {
    for _ in 0..<200 {
      guard let keys = person.desk.keys, let place = person.place(of: name) else { break }
      let goal = place - person.desk.placement.frame.origin
      let lit = keys.plane.keys.filter { keys.focusedKeys.contains($0.id) }
      if lit.isEmpty || lit.contains(where: { $0.frame.contains(goal) }) {
        press(.enter, by: person)
        if lit.count == 1 { return }
      } else if goesOn {
        press(.text(" "), by: person)
      } else {
        person.wait(50)
      }
    }
    Issue.record("the scan does not come to '\(name)'")
  }

  @Test("SY-9 who presses one switch types: rows, parts and keys light up in turn, and what is chosen is typed")
  func oneSwitch() throws {
    let person = person(.one)
    #expect(lit(person).isEmpty && person.services.deadline == nil)
    #expect(press(.text(" "), by: person))
    let first = lit(person)
    #expect(first.count > 1 && person.desk.shown?.presentation.focusedKeys.count == first.count)
    person.wait(1499)
    #expect(lit(person) == first)
    person.wait(1)
    #expect(lit(person) != first && lit(person).count > 1)
    for key in ["h", "i", "space", "y"] { choose(key, by: person) }
    #expect(person.text == "hi y")
    // Nobody chooses any more.
    person.wait(120_000)
    #expect(lit(person).isEmpty && person.services.deadline == nil && person.text == "hi y")
  }

  @Test("SY-9 who presses two switches types at their own speed") func twoSwitches() {
    let person = person(.two)
    for key in ["o", "k", "delete"] { choose(key, by: person, goesOn: true) }
    #expect(person.text == "o")
    let before = lit(person)
    person.wait(120_000)
    #expect(lit(person) == before && person.services.deadline == nil)
  }

  @Test("SY-9 VK-4 capitals, digits and Korean are typed with a switch") func planes() {
    let english = person(.one, FieldTraits(hints: [.lowercase]))
    for key in ["shift", "a", "123", "7"] { choose(key, by: english) }
    #expect(english.text == "A7")
    let korean = person(.one, FieldTraits(), firstKeyboard: "ko-KR")
    for key in ["ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ"] { choose(key, by: korean) }
    #expect(korean.text == "한글")
  }

  @Test(
    "SY-9 TY-1 a word of the bar is chosen with a switch, and comes with its space",
    arguments: [SwitchScanning.Switches.one, .two])
  func words(_ switches: SwitchScanning.Switches) throws {
    let person = person(switches, FieldTraits(hints: [.lowercase, .completion]), languages: PlayedWords())
    for key in ["h", "e"] { choose(key, by: person, goesOn: switches == .two) }
    #expect(person.text == "he")
    let word = try #require(person.desk.keys?.plane.keys.first { $0.role == .suggestion("hello") }, "no such word")
    choose(word.id, by: person, goesOn: switches == .two)
    #expect(person.text == "hello ")
    choose("t", by: person, goesOn: switches == .two)
    #expect(person.text == "hello t")
  }

  @Test("SY-9 ED-3 a password is typed with a switch, and other keys are the app's and end the scan") func others() {
    let person = person(.one, FieldTraits(purpose: .password))
    choose("a", by: person)
    #expect(person.text == "a" && !lit(person).isEmpty)
    #expect(!press(.text("x"), by: person) && lit(person).isEmpty)
    #expect(!person.desk.press(HardwareKey(.enter, isPlain: false)))
    // A held switch is one press.
    var held = HardwareKey(.text(" "))
    #expect(person.desk.press(held))
    let row = lit(person)
    held.isRepeated = true
    for _ in 0..<5 { #expect(person.desk.press(held)) }
    #expect(lit(person) == row)
  }

  @Test("SY-9 a finger ends the scan, and types what it touches") func finger() {
    let person = person(.one)
    press(.enter, by: person)
    person.tap("z")
    #expect(person.text == "z" && lit(person).isEmpty && person.services.deadline == nil)
  }

  @Test("SY-9 a switch brings a keyboard back that was hidden, and is the app's where no field has focus") func hidden()
  {
    let person = person(.one)
    person.desk.setVisible(false)
    #expect(press(.enter, by: person) && person.isShown && lit(person).isEmpty)
    person.blur()
    #expect(!press(.enter, by: person))
  }

  @Test("SY-9 a switch answers no question, and the app behind that gets nothing of it") func question() {
    let person = person(.one)
    press(.enter, by: person)
    let question = PendingQuestion("location") { _, _ in
      SystemQuestion(title: "location", paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
    person.desk.enable([], first: nil, questions: [question])
    #expect(person.desk.shownQuestion != nil && lit(person).isEmpty)
    #expect(press(.enter, by: person) && press(.text(" "), by: person))
    #expect(person.services.answers.isEmpty && person.text == "")
  }

  @Test("SY-9 another key ends the scan, and nothing is lit on the screen any more") func otherKey() {
    let person = person(.two)
    press(.enter, by: person)
    #expect(person.desk.shown?.presentation.focusedKeys.isEmpty == false)
    #expect(!press(.other, by: person))
    #expect(person.desk.shown?.presentation.focusedKeys == [])
  }

  @Test("SY-9 with the setting off Space and Enter are the app's") func off() {
    let person = person(.off)
    #expect(!person.field.takesHardwareKeys)
    #expect(!press(.text(" "), by: person) && !press(.enter, by: person))
    person.desk.situation.scanning.switches = .one
    #expect(person.field.takesHardwareKeys && press(.enter, by: person) && !lit(person).isEmpty)
    person.desk.situation.scanning.switches = .off
    #expect(lit(person).isEmpty && !person.field.takesHardwareKeys)
  }
}

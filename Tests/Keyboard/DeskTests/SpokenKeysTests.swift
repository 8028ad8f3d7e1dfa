// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Fingers of people who do not see the keys.
@Suite struct SpokenKeysTests {
  private func blind(
    _ spoken: SpokenKeys = .on, _ traits: FieldTraits = FieldTraits(hints: [.lowercase])
  ) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.spokenKeys = spoken
      $0.preferences.autoCorrection = false
    }
    person.focus(traits)
    return person
  }

  private func place(_ key: String, _ person: HeadlessDesk) throws -> Point { try #require(person.place(of: key)) }

  @Test("SY-9 a finger that slides over the keys hears each of them once, and types the one that it leaves")
  func slides() throws {
    let person = blind()
    let (q, w, e) = try (place("q", person), place("w", person), place("e", person))
    person.finger(.began, at: q)
    #expect(person.services.spoken == ["q"] && person.text == "")
    person.finger(.moved, at: q + Point(x: 2, y: 1))
    person.finger(.moved, at: w)
    #expect(person.services.spoken == ["q", "w"])
    let index = try #require(person.desk.shown?.presentation.plane.keys.firstIndex { $0.id == "w" })
    #expect(person.desk.shown?.presentation.press.pressed == [index])
    // However long it stays.
    person.wait(3000)
    person.finger(.moved, at: e)
    #expect(person.text == "" && person.services.clicks == [])
    person.finger(.ended, at: e)
    #expect(person.text == "e" && person.services.spoken == ["q", "w", "e"] && person.services.clicks == [.character])
    #expect(person.desk.shown?.presentation.press.pressed == [])
    person.finger(.began, at: e)
    #expect(person.services.spoken == ["q", "w", "e", "e"])
    person.finger(.cancelled, at: e)
    #expect(person.text == "e")
  }

  @Test("SY-9 keys that act at once act where the finger lifts, and all are called by their names")
  func others() throws {
    let person = blind()
    person.tap("a")
    let (delete, shift) = try (place("delete", person), place("shift", person))
    person.finger(.began, at: delete)
    person.wait(2000)
    #expect(person.text == "a" && person.services.spoken.last == "Delete")
    let way = shift - delete
    for step in 1...40 {
      let part = Double(step) / 40
      person.finger(.moved, at: Point(x: delete.x + part * way.x, y: delete.y + part * way.y))
    }
    person.finger(.ended, at: shift)
    #expect(person.text == "a" && person.services.spoken.last == "shift")
    person.tap("b")
    #expect(person.text == "aB" && person.services.spoken.last == "B")
    person.tap("delete")
    person.tap("space")
    #expect(person.text == "a " && person.services.spoken.last == "space")
    person.desk.situation.preferences.modes = ["ko-KR"]
    person.tap("delete")
    #expect(person.services.spokenTexts.last?.language == "ko-KR" && person.services.spoken.last != "Delete")
  }

  @Test("SY-9 others do not hear a password, unless the person wants that; its other keys are heard")
  func secure() throws {
    var traits = FieldTraits()
    traits.purpose = .password
    let person = blind(.on, traits)
    person.tap("p")
    person.tap("delete")
    #expect(person.services.spoken == ["\u{2022}", "Delete"])
    let other = blind(.always, traits)
    other.tap("p")
    #expect(other.services.spoken == ["p"])
  }

  @Test("SY-9 without it nothing is said, and a finger presses what it comes down on") func off() throws {
    let person = blind(.off)
    person.tap("delete")
    person.tap("a")
    #expect(person.services.spoken == [] && person.text == "a")
  }

  @Test("SY-9 two fingers type in the order in which they lift, and a keyboard that goes forgets the one that is down")
  func order() throws {
    let person = blind()
    let (q, w) = try (place("q", person), place("w", person))
    person.finger(.began, at: q, 1)
    person.finger(.began, at: w, 2)
    person.finger(.ended, at: w, 2)
    person.finger(.ended, at: q, 1)
    #expect(person.text == "wq")
    person.finger(.began, at: q, 1)
    person.blur()
    person.wait(5000)
    person.finger(.ended, at: q, 1)
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.text == "")
  }
}

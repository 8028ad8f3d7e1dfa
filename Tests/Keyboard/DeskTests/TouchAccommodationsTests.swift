// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Fingers that touch what they do not want.
@Suite struct TouchAccommodationsTests {
  private func slow(_ milliseconds: Int64 = 300) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.slowKeysMilliseconds = milliseconds
      $0.preferences.autoCorrection = false
    }
    person.focus(FieldTraits(hints: [.lowercase]))
    return person
  }

  @Test("SY-9 with slow keys a finger types once it has rested, and shows no key before")
  func slowKeys() {
    let person = slow()
    person.tap("a")
    #expect(person.text == "" && person.services.clicks == [])
    person.down("a")
    person.wait(299)
    #expect(person.desk.shown?.presentation.press.pressed.isEmpty == true && person.services.clicks == [])
    person.wait(1)
    #expect(person.desk.shown?.presentation.press.pressed.count == 1 && person.services.clicks == [.character])
    person.up()
    #expect(person.text == "a")
    person.wait(1000)
    #expect(person.text == "a" && person.services.deadline == nil)
  }

  @Test("SY-9 with slow keys a finger types what is under it once it has rested, not what it touched on the way")
  func slide() throws {
    let person = slow()
    let (q, t) = (try #require(person.place(of: "q")), try #require(person.place(of: "t")))
    person.finger(.began, at: q)
    person.wait(100)
    person.finger(.moved, at: t)
    person.wait(300)
    person.up()
    #expect(person.text == "t")
  }

  @Test("SY-9 with slow keys a hold counts from when the finger has rested") func hold() {
    let person = slow(500)
    person.down("a")
    person.wait(800)
    #expect(person.desk.keys?.openPopup == nil)
    person.wait(200)
    #expect(person.desk.keys?.openPopup != nil)
    person.up()
    #expect(person.text == "a" || person.text == "")
  }

  @Test("SY-9 with slow keys two fingers that have rested type in the order in which they came") func twoFingers() {
    let person = slow()
    person.down("a", 0)
    person.wait(50)
    person.down("b", 1)
    person.wait(400)
    person.up(1)
    person.up(0)
    #expect(person.text == "ab")
  }

  @Test("SY-9 with bounce keys a key that is touched twice types once, and another key at once") func bounceKeys() {
    let person = HeadlessDesk {
      $0.preferences.bounceKeysMilliseconds = 400
      $0.preferences.autoCorrection = false
    }
    person.focus(FieldTraits(hints: [.lowercase]))
    for _ in 0..<4 { person.tap("a", pause: 100) }
    #expect(person.text == "a" && person.services.clicks.count == 1)
    person.tap("b", pause: 100)
    #expect(person.text == "ab")
    person.wait(400)
    person.tap("b")
    #expect(person.text == "abb")
  }

  @Test("SY-9 a finger that rests as the keyboard goes types nothing into the next field") func leaving() {
    let person = slow()
    person.down("a")
    person.wait(100)
    person.blur()
    person.wait(1000)
    person.up()
    person.focus(FieldTraits(hints: [.lowercase]))
    person.wait(1000)
    #expect(person.text == "")
  }

  @Test("SY-9 what the person sets counts for the next finger") func changed() {
    let person = slow()
    person.desk.situation.preferences.slowKeysMilliseconds = 0
    person.tap("a")
    #expect(person.text == "a")
    person.desk.situation.preferences.slowKeysMilliseconds = 200
    person.tap("b")
    #expect(person.text == "a")
  }
}

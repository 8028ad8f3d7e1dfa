// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// When the keyboard is on screen, and what it takes of it.
@Suite struct VisibilityTests {
  @Test("SY-3 it shows on focus, and hides a moment after the field has lost it") func shows() {
    let person = HeadlessDesk()
    #expect(!person.isShown)
    person.focus()
    #expect(person.isShown && person.services.shows == [true])
    #expect(person.desk.placement.frame.maxY == 720)
    person.blur()
    #expect(person.isShown)
    person.wait(149)
    #expect(person.isShown)
    person.wait(2)
    #expect(!person.isShown && person.services.shows == [true, false])
    #expect(person.services.placements.last?.form == nil)
  }

  @Test("SY-3 from one field to the next it stays, and does not move") func moves() {
    let person = HeadlessDesk()
    person.focus()
    let count = person.services.placements.count
    person.blur()
    person.wait(100)
    person.focus(text: "other")
    person.wait(1000)
    #expect(person.isShown && person.services.placements.count == count)
  }

  @Test("SY-3 a hand shows it without a field and sends it away, and the next field brings it back") func byHand() {
    let person = HeadlessDesk()
    person.desk.setVisible(true)
    #expect(person.isShown)
    person.desk.setVisible(false)
    #expect(!person.isShown)
    person.focus()
    #expect(person.isShown)
    person.desk.setVisible(false)
    person.wait(5000)
    #expect(!person.isShown)
    person.focus(text: "x")
    #expect(person.isShown)
  }

  @Test("SY-3 where the desktop says that focus shows nothing, it stays away until a hand shows it") func notOnFocus() {
    let person = HeadlessDesk { $0.showsOnFocus = false }
    person.focus()
    #expect(!person.isShown)
    person.desk.situation.showsOnFocus = true
    person.blur()
    person.focus()
    #expect(person.isShown)
  }

  @Test("SY-2 a surface that the compositor has taken away is asked for again with the next field, and no sooner")
  func closed() {
    let person = HeadlessDesk()
    person.focus()
    person.down("a")
    person.screen.close()
    person.desk.surfaceClosed()
    #expect(!person.isShown && person.text == "")
    person.wait(1000)
    person.desk.update()
    #expect(!person.isShown)
    person.focus(text: "b")
    #expect(person.isShown)
    person.tap("c")
    #expect(person.text == "bc")
  }

  @Test("SY-2 without a screen, or without anybody who could touch it, there is no keyboard, and it comes with them")
  func devices() {
    let person = HeadlessDesk()
    let output = person.screen.output
    person.screen.output = nil
    person.focus()
    #expect(!person.isShown)
    person.screen.output = output
    person.screen.hasSeat = false
    person.desk.followDevices()
    #expect(!person.isShown)
    person.screen.hasSeat = true
    person.desk.followDevices()
    #expect(person.isShown)
    person.screen.output = nil
    person.desk.followDevices()
    #expect(!person.isShown)
  }

  @Test("SY-2 SY-10 sizes that are none end nothing, and keys are where the compositor has put them") func lies() {
    let person = HeadlessDesk()
    person.screen.answersAtOnce = false
    person.focus()
    #expect(person.screen.frames.isEmpty, "there is no size to draw for")
    for width in [0, 1, 7, 32_767, 100_000, 360] as [Double] {
      person.screen.configure(width: width)
      person.desk.followScreen()
    }
    person.tap("a")
    #expect(person.text == "a")
    person.screen.output?.size = Size(width: 0, height: 0)
    person.desk.followScreen()
    person.screen.output?.size = Size(width: -5, height: 1e12)
    person.desk.followScreen()
    #expect(!person.isShown)
  }

  @Test("SY-2 without layouts it says so once, and nothing is shown") func noLayouts() {
    let person = HeadlessDesk(catalog: nil)
    person.focus()
    person.wait(1000)
    #expect(!person.isShown && person.desk.keys == nil)
  }
}

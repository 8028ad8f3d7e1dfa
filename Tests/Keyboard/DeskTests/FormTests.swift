// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// How the keyboard is held.
@Suite struct FormTests {
  private func pinch(_ person: HeadlessDesk, isIn: Bool) throws {
    let frame = person.desk.placement.frame
    let middle = Point(x: frame.midX, y: frame.midY)
    let (from, to) = isIn ? (140.0, 60.0) : (60.0, 140.0)
    person.finger(.began, at: middle - Point(x: from, y: 0), 1)
    person.finger(.began, at: middle + Point(x: from, y: 0), 2)
    for step in 1...8 {
      let way = from + (to - from) * Double(step) / 8
      person.wait(10)
      person.finger(.moved, at: middle - Point(x: way, y: 0), 1)
      person.finger(.moved, at: middle + Point(x: way, y: 0), 2)
    }
    person.finger(.ended, at: middle, 1)
    person.finger(.ended, at: middle, 2)
  }

  @Test("VK-15 on a tablet a pinch makes it float, and apps get all of the screen; a drag to the bottom docks it")
  func card()
    throws
  {
    let person = HeadlessDesk(HeadlessDesk.tablet)
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.desk.takesRoom)
    try pinch(person, isIn: true)
    #expect(person.desk.placement.form == .floating && !person.desk.takesRoom && person.text == "")
    #expect(person.services.kept.last?.form == .floating)
    person.type("hi")
    #expect(person.text == "hi")
    let frame = person.desk.placement.frame
    let handle = Point(x: frame.midX, y: frame.maxY - 8)
    person.finger(.began, at: handle)
    for step in 1...10 {
      person.wait(10)
      person.finger(.moved, at: handle + Point(x: -20 * Double(step), y: -30 * Double(step)))
    }
    #expect(person.screen.frames.last?.screenHearsTouches == true)
    person.finger(.ended, at: handle + Point(x: -200, y: -300))
    #expect(person.desk.placement.frame.origin == frame.origin + Point(x: -200, y: -300))
    #expect(person.services.kept.last?.origin == person.desk.placement.frame.origin)
    let down = Point(x: person.desk.placement.frame.midX, y: person.desk.placement.frame.maxY - 8)
    person.finger(.began, at: down)
    person.finger(.moved, at: Point(x: down.x, y: 1279))
    person.finger(.ended, at: Point(x: down.x, y: 1279))
    #expect(person.desk.placement.form == .docked && person.services.kept.last == HeldForm(.docked))
  }

  @Test("SY-7 SY-2 where the compositor has no way for a card, it is docked, and no list offers another form")
  func noCards()
    throws
  {
    let person = HeadlessDesk(HeadlessDesk.tablet, held: HeldForm(.floating))
    person.screen.takesCards = false
    person.focus()
    #expect(person.desk.placement.form == .docked)
    #expect(person.desk.keys?.otherForm == nil)
    try pinch(person, isIn: true)
    #expect(person.desk.placement.form == .docked)
  }

  @Test("VK-15 a card stays below what the app shows right above it") func accessory() {
    let person = HeadlessDesk(HeadlessDesk.tablet, held: HeldForm(.floating, at: .zero))
    person.focus()
    #expect(person.desk.placement.frame.minY == 0)
    person.claim { $0.accessoryHeight = 44 }
    #expect(person.desk.placement.frame.minY == 44)
  }
}

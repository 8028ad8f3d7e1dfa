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
  /// - Parameter reach: How far either finger is from the middle, at the most.
  func pinch(_ person: HeadlessDesk, isIn: Bool, reach: Double = 140) throws {
    let frame = person.desk.placement.frame
    let middle = Point(x: frame.midX, y: frame.midY)
    let (from, to) = isIn ? (reach, reach - 80) : (reach - 80, reach)
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
    person.screen.abilities.forms = [.docked]
    person.focus()
    #expect(person.desk.placement.form == .docked)
    #expect(person.desk.keys?.formChoices == [])
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

// MARK: - Forms of a keyboard in an app

extension FormTests {
  private static let wide = Size(width: 1024, height: 768)

  /// A screen as an app has it, where the keyboard is a view.
  private func app(_ size: Size = wide, held: HeldForm = HeldForm()) -> HeadlessDesk {
    let person = HeadlessDesk(size, held: held)
    person.screen.abilities = ScreenAbilities(forms: KeyboardForm.allCases)
    person.screen.abilities.framesKeys = true
    person.screen.abilities.tellsTruePlaces = true
    person.screen.place = { [unowned person] request in
      let form = person.desk.form, isCard = form == .floating
      let size = Size(
        width: isCard ? FloatingCard.width : size.width,
        height: request.height + (isCard ? FloatingCard.handleHeight : 0))
      return person.desk.held.frame(
        as: form, of: size, in: Rect(origin: .zero, size: person.screen.output?.size ?? .zero))
    }
    return person
  }

  /// Drags a finger, as an app's host tells of it.
  private func drag(_ person: HeadlessDesk, from start: Point, by way: Point) {
    person.finger(.began, at: start)
    for step in 1...10 {
      person.wait(10)
      person.finger(.moved, at: start + Point(x: way.x * Double(step) / 10, y: way.y * Double(step) / 10))
    }
    person.finger(.ended, at: start + way)
  }

  @Test("VK-15 a pinch splits a keyboard and puts it together, and keys of both halves type where they are")
  func split() throws {
    let person = app()
    person.focus(FieldTraits(hints: [.lowercase]))
    try pinch(person, isIn: false)
    #expect(person.desk.form == .split && person.services.kept.last == HeldForm(.split, elevation: 150))
    #expect(person.desk.halves == KeyboardHalves(in: 1024) && person.desk.placement.frame.maxY == 768 - 150)
    #expect(person.screen.request?.isCard == false, "the app puts it in its place")
    person.type("qp")
    #expect(person.text == "qp")
    try pinch(person, isIn: true, reach: 300)
    #expect(person.desk.form == .undocked && person.desk.halves == nil)
  }

  @Test("VK-15 the key that hides a keyboard lifts it while a finger drags it, and the finger hides nothing")
  func lift() throws {
    let person = app()
    person.focus()
    let key = try #require(person.place(of: "dismiss"))
    person.finger(.began, at: key)
    person.wait(10)
    person.finger(.moved, at: key - Point(x: 0, y: 60))
    #expect(person.desk.form == .undocked && person.services.kept.isEmpty, "what is dragged is not kept yet")
    person.finger(.moved, at: key - Point(x: 0, y: 120))
    person.finger(.ended, at: key - Point(x: 0, y: 120))
    #expect(person.services.kept == [HeldForm(.undocked, elevation: 120)])
    #expect(person.isShown && person.desk.placement.frame.maxY == 768 - 120)
    let lifted = try #require(person.place(of: "dismiss"))
    drag(person, from: lifted, by: Point(x: 0, y: 90))
    #expect(person.services.kept.last?.form == .docked && person.desk.placement.frame.maxY == 768)
    person.tap("dismiss")
    #expect(!person.isShown, "a tap hides it")
  }

  @Test("VK-15 where the host shows what keys stand on, the picture has keys alone, and the handle below them drags")
  func framed() throws {
    let person = app(held: HeldForm(.floating))
    person.focus()
    let frame = person.desk.placement.frame
    #expect(person.screen.picture?.size.width == frame.width)
    drag(person, from: Point(x: frame.midX, y: frame.maxY - 8), by: Point(x: -50, y: -60))
    #expect(person.services.kept.last?.origin == frame.origin + Point(x: -50, y: -60))
    person.desk.take(person.desk.situation, held: HeldForm(.floating, at: .zero))
    #expect(person.desk.keys?.hiddenHeadroom == person.desk.keys?.headroom, "balloons do not rise above the screen")
  }

  @Test("VK-15 on a desktop no key lifts the keyboard") func desktop() throws {
    let person = HeadlessDesk(Self.wide)
    person.focus()
    drag(person, from: try #require(person.place(of: "dismiss")), by: Point(x: 0, y: -120))
    #expect(person.desk.form == .docked && person.services.kept.isEmpty)
  }

  @Test("CK-1 a keyboard that the host shows itself is in the list, and the host is told when it is chosen")
  func hostKeyboard() {
    let person = app()
    person.desk.situation.hostKeyboards = [KeyboardChoice(id: "own", name: "Stamps")]
    person.focus()
    #expect(person.desk.keys?.choices.last?.id == "own")
    person.desk.choose(person.desk.keys?.choices.dropLast().last?.id)
    person.desk.showNextKeyboard()
    #expect(person.services.hostKeyboards == ["own"])
  }
}

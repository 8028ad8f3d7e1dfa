// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@testable import Desk

/// The keyboard in two halves, on a desktop.
@Suite struct SplitTests {
  private let held = HeldForm(.split, elevation: 150)

  private func split(_ size: Size = Size(width: 1024, height: 768), emoji: (any EmojiSource)? = nil) -> HeadlessDesk {
    let person = HeadlessDesk(size, held: held, emoji: emoji)
    person.focus(FieldTraits(hints: [.lowercase]))
    return person
  }

  private func halves(_ person: HeadlessDesk) throws -> [Rect] {
    try #require(person.desk.halves).areas(of: person.desk.placement.frame)
  }

  @Test("VK-1 VK-15 it lies over apps above the bottom of the screen, and both halves type") func types() throws {
    let person = split()
    let frame = person.desk.placement.frame
    #expect(person.desk.placement.form == .split && !person.desk.takesRoom)
    #expect(frame.minX == 0 && frame.width == 1024 && frame.maxY == 768 - 150)
    for (word, space) in [("hello", "space"), ("you", "space.right"), ("two", "space")] {
      person.type(word)
      person.tap(space)
    }
    #expect(person.text == "hello you two ")
    #expect(try halves(person).allSatisfy { $0.width < 340 })
  }

  @Test("VK-15 a touch between the halves is none of the keyboard's") func gap() throws {
    let person = split()
    let frame = person.desk.placement.frame
    person.finger(.began, at: Point(x: frame.midX, y: frame.midY))
    person.wait(30)
    person.finger(.ended, at: Point(x: frame.midX, y: frame.midY))
    #expect(person.text.isEmpty)
    let card = try #require(person.screen.request?.card)
    let parts = try halves(person)
    #expect(card.gap == 364 && card.parts(of: frame) == parts)
  }

  @Test(
    "VK-1 VK-15 what lies around the keys is the app's to hear before it gets the letter, once the last finger lifts",
    arguments: [KeyboardForm.docked, .floating, .split])
  func surroundings(_ form: KeyboardForm) throws {
    let person = HeadlessDesk(Size(width: 1024, height: 768), held: HeldForm(form, elevation: 150))
    person.focus(FieldTraits(hints: [.lowercase]))
    var texts: [String] = []
    person.screen.onHearKeysOnly = { [unowned person] in texts.append(person.text) }
    person.type("ab")
    #expect(texts == ["", "a"])
    let (first, second) = try (#require(person.place(of: "c")), #require(person.place(of: "d")))
    person.finger(.began, at: first, 1)
    person.finger(.began, at: second, 2)
    person.finger(.ended, at: first, 1)
    #expect(texts == ["", "a"])
    person.finger(.ended, at: second, 2)
    #expect(texts.count == 3 && person.text == "abcd")
  }

  @Test("VK-15 the Globe's list splits it, and puts it together or makes a card of it") func list() throws {
    let person = HeadlessDesk(Size(width: 1024, height: 768))
    person.focus(FieldTraits(hints: [.lowercase]))
    func choose(_ label: String) throws {
      let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
      let index = try #require(globe.variants.firstIndex { $0.label == label }, "no \(label)")
      person.hold("globe", choose: index)
    }
    try choose("Split")
    #expect(person.desk.placement.form == .split && person.services.kept.last == HeldForm(.split, elevation: 150))
    try choose("Floating")
    #expect(person.desk.placement.form == .floating)
    try choose("Split")
    try choose("Merge")
    #expect(person.desk.placement.form == .docked && person.desk.takesRoom)
    #expect(person.desk.keys?.formChoices.map(\.label) == ["Split", "Floating"])
  }

  @Test("VK-15 two fingers that part split it, and two that come together put it together") func pinch() throws {
    let person = HeadlessDesk(HeadlessDesk.tablet)
    person.focus()
    try FormTests().pinch(person, isIn: false)
    #expect(person.desk.placement.form == .split)
    let parts = try halves(person)
    person.finger(.began, at: Point(x: 60, y: parts[0].midY), 1)
    person.finger(.began, at: Point(x: 740, y: parts[1].midY), 2)
    for step in 1...10 {
      person.wait(10)
      person.finger(.moved, at: Point(x: 60 + 12 * Double(step), y: parts[0].midY), 1)
      person.finger(.moved, at: Point(x: 740 - 12 * Double(step), y: parts[1].midY), 2)
    }
    #expect(person.desk.placement.form == .docked && person.text.isEmpty)
  }

  @Test("VK-15 the key that hides it drags it up and down, and at the bottom it is put together") func drag() throws {
    let person = split()
    let before = person.desk.placement.frame
    let key = try #require(person.place(of: "dismiss"))
    person.finger(.began, at: key)
    for step in 1...10 {
      person.wait(10)
      person.finger(.moved, at: key - Point(x: 0, y: 8 * Double(step)))
    }
    #expect(person.screen.frames.last?.screenHearsTouches == true)
    person.finger(.ended, at: key - Point(x: 0, y: 80))
    #expect(person.desk.placement.frame == before.offset(by: Point(x: 0, y: -80)))
    #expect(person.services.kept == [HeldForm(.split, elevation: 230)] && person.isShown)
    person.type("ap")
    #expect(person.text == "ap")
    let lifted = try #require(person.place(of: "dismiss"))
    person.drag(from: lifted, to: lifted + Point(x: 0, y: 215))
    #expect(person.desk.placement.form == .docked && person.services.kept.last == HeldForm(.docked))
    person.desk.hold(as: .split)
    person.desk.update()
    person.tap("dismiss")
    #expect(!person.isShown, "a tap hides it")
  }

  @Test("VK-15 where there is no room for halves it is at the bottom, and split again where there is") func room() {
    let person = split()
    person.screen.output?.size = Size(width: 620, height: 1024)
    person.desk.followScreen()
    #expect(person.desk.placement.form == .docked)
    person.screen.output?.size = Size(width: 800, height: 1280)
    // The second time the surface is as wide as the screen.
    person.desk.followScreen()
    person.desk.followScreen()
    #expect(person.desk.placement.form == .split && person.desk.halves?.gap == 140)
    #expect(person.services.kept.isEmpty)
  }

  @Test("VK-15 VK-9 a custom keyboard is at the bottom in one piece, and no list offers to split it") func guest() {
    let person = split()
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.desk.choose(morse.identifier)
    morse.draw()
    #expect(person.desk.shownGuest != nil && person.desk.placement.form == .docked)
    #expect(person.desk.placement.frame.maxY == 768)
    #expect(person.desk.keys?.formChoices.map(\.label) == ["Floating"])
    person.desk.choose("en-US")
    #expect(person.desk.placement.form == .split, "with our own keys it is split again")
  }

  @Test("VK-15 number pads are on both halves, for either thumb") func pads() throws {
    let person = HeadlessDesk(Size(width: 1024, height: 768), held: held)
    person.focus(FieldTraits(purpose: .pin))
    let plane = try #require(person.desk.keys?.plane)
    let fives = plane.keys.filter { $0.role == .character("5") }
    #expect(plane.size.width == 1024 && fives.count == 2)
    for five in fives {
      let place = Point(x: five.frame.midX, y: five.frame.midY) + person.desk.placement.frame.origin
      #expect(try halves(person).contains { $0.contains(place) })
      person.finger(.began, at: place)
      person.wait(30)
      person.finger(.ended, at: place)
      person.wait(200)
    }
    #expect(person.text == "55")
  }

  @Test("VK-15 emoji are on both halves, and their page moves as one") func emoji() throws {
    let person = split(emoji: PlayedEmoji())
    let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
    person.hold("globe", choose: try #require(globe.variants.firstIndex { $0.role == .emoji }))
    let keys = try #require(person.desk.keys), parts = try halves(person)
    let origin = person.desk.placement.frame.origin
    #expect(keys.plane.id == PlaneName.emoji)
    for key in keys.plane.keys.indices.map({ keys.plane.keys[$0] }) {
      let middle = Point(x: key.frame.midX, y: key.frame.midY) + origin
      #expect(parts.filter { $0.minX <= middle.x && middle.x <= $0.maxX }.count == 1, "\(key.id) is on one half")
    }
    let page = try #require(keys.plane.regions.first { $0.axis == .vertical })
    #expect(page.area.width == 1024)
    person.drag(from: Point(x: 900, y: parts[1].maxY - 90), to: Point(x: 900, y: parts[1].minY + 60))
    #expect(try #require(keys.plane.regions.first { $0.axis == .vertical }).offset > 50)
    #expect(person.text.isEmpty)
  }
}

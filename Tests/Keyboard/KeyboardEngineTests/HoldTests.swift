// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TextModel
import Testing

@Suite struct HoldTests {
  @Test("TY-6 hold a key for variants: the finger slides among them and lifts on one")
  func variants() throws {
    var typist = Typist()
    typist.down("e")
    typist.wait(399)
    #expect(typist.interpreter.pressState.popup == nil)
    typist.wait(1)
    let popup = try #require(typist.interpreter.pressState.popup)
    #expect(popup.selected == 0)
    #expect(popup.cells.count == 5)
    typist.slide(by: Point(x: popup.cells[2].midX - popup.cells[0].midX, y: 0))
    #expect(typist.interpreter.pressState.popup?.selected == 2)
    typist.up()
    #expect(typist.text == "è")
    #expect(typist.actions.map(\.cause) == [.variant(2)])
    typist.checkInvariants()
  }

  @Test func `a held key that is let go where it is types its own letter`() {
    var typist = Typist()
    typist.down("e")
    typist.wait(1000)
    typist.up()
    #expect(typist.text == "e")
    typist.checkInvariants()
  }

  @Test func `a finger that leaves the variants chooses nothing`() {
    var typist = Typist()
    typist.down("e")
    typist.wait(400)
    typist.slide(by: Point(x: 0, y: 150))
    #expect(typist.interpreter.pressState.popup?.selected == nil)
    typist.up()
    #expect(typist.text == "")
    #expect(typist.actions.map(\.kind) == [.nothing])
    typist.checkInvariants()
  }

  @Test func `the next finger takes the selected variant`() {
    var typist = Typist()
    typist.down("e", finger: 1)
    typist.wait(400)
    typist.down("t", finger: 2)
    typist.up(finger: 2)
    typist.up(finger: 1)
    #expect(typist.text == "et")
    typist.checkInvariants()
  }

  @Test func `a key without variants types once however long it is held`() {
    var typist = Typist()
    typist.down("t")
    #expect(typist.interpreter.nextDeadline == nil)
    typist.wait(3000)
    typist.up()
    #expect(typist.text == "t")
    typist.checkInvariants()
  }

  @Test("TY-6 holding delete repeats, then deletes by words")
  func delete() {
    var typist = Typist(text: "one two three four five sixty seventeen!")
    typist.down(.delete)
    #expect(typist.text.hasSuffix("seventeen"))
    typist.wait(499)
    #expect(typist.text.hasSuffix("seventeen"))
    typist.wait(1)
    #expect(typist.text.hasSuffix("seventee"))
    typist.wait(200)
    #expect(typist.text.hasSuffix("sevent"))
    typist.wait(1299)
    #expect(typist.text == "one two three four five ")
    typist.wait(1)
    #expect(typist.text == "one two three four ")
    typist.wait(250)
    #expect(typist.text == "one two three ")
    typist.up()
    typist.wait(1000)
    #expect(typist.text == "one two three ")
    typist.checkInvariants()
  }

  @Test func `sliding off delete stops it`() {
    var typist = Typist(text: "abcdef")
    typist.down(.delete)
    typist.wait(600)
    typist.slide(to: "m")
    typist.wait(2000)
    typist.slide(to: .delete)
    typist.wait(2000)
    typist.up()
    #expect(typist.text == "abc")
    typist.checkInvariants()
  }

  @Test func `a late host does not make up for repeats that it missed`() {
    var interpreter = TouchInterpreter(plane: KeyPlane(row: .delete))
    interpreter.handle(TouchEvent(.began, finger: 0, location: .zero, time: EventTime(milliseconds: 0)))
    interpreter.advance(to: EventTime(milliseconds: 60_000))
    var count = 0
    while interpreter.nextAction() != nil { count += 1 }
    #expect(count == 2)
    #expect(interpreter.nextDeadline == EventTime(milliseconds: 60_250))
  }

  @Test("TY-6 hold space and slide: the caret follows the finger by characters and no space is typed")
  func caret() {
    var typist = Typist(text: "한글 text 👍🏽e\u{301}")
    typist.down(.space)
    typist.wait(400)
    #expect(typist.interpreter.pressState.isMovingCaret)
    for _ in 0..<45 { typist.slide(by: Point(x: -1, y: 0.5)) }
    #expect(typist.caretFromEnd == 5)
    typist.slide(by: Point(x: 18, y: 0))
    #expect(typist.caretFromEnd == 3)
    typist.up()
    #expect(typist.text == "한글 text 👍🏽e\u{301}")
    #expect(typist.actions.last?.kind == .nothing)
    typist.checkInvariants()
  }

  @Test("TY-6 the caret follows the finger up and down by lines, also beyond the keyboard")
  func caretLines() {
    var typist = Typist(text: "abc")
    typist.down(.space)
    typist.wait(400)
    for _ in 0..<330 { typist.slide(by: Point(x: 0, y: -1)) }
    #expect(typist.linesMoved == -13)
    for _ in 0..<330 { typist.slide(by: Point(x: 0, y: 1)) }
    #expect(typist.linesMoved == 0)
    typist.slide(by: Point(x: -9, y: 23))
    #expect(typist.linesMoved == 0 && typist.caretFromEnd == 1)
    typist.up()
    #expect(typist.text == "abc")
    typist.checkInvariants()
  }

  @Test func `a finger on the border of a caret step does not flutter`() {
    var typist = Typist(text: "abc")
    typist.down(.space)
    typist.wait(400)
    typist.slide(by: Point(x: -9, y: 0))
    for _ in 0..<20 {
      typist.slide(by: Point(x: 1, y: 0))
      typist.slide(by: Point(x: -1, y: 0))
    }
    #expect(typist.actions.map(\.kind) == [.moveCaret(graphemes: -1)])
  }

  @Test func `a held arrow repeats and a tapped one acts once`() {
    let left = KeyRole.stroke(KeyStroke(.left))
    var interpreter = TouchInterpreter(plane: KeyPlane(row: left))
    func take() -> [KeyAction.Kind] { [] + sequence(state: ()) { _ in interpreter.nextAction()?.kind } }
    interpreter.handle(TouchEvent(.began, finger: 0, location: .zero, time: EventTime(milliseconds: 0)))
    interpreter.handle(TouchEvent(.ended, finger: 0, location: .zero, time: EventTime(milliseconds: 100)))
    #expect(take() == [.press(left)])
    interpreter.handle(TouchEvent(.began, finger: 0, location: .zero, time: EventTime(milliseconds: 200)))
    for time in [700, 800, 900] as [Int64] { interpreter.advance(to: EventTime(milliseconds: time)) }
    interpreter.handle(TouchEvent(.ended, finger: 0, location: .zero, time: EventTime(milliseconds: 950)))
    #expect(take() == [.press(left), .pressAgain(left), .pressAgain(left)])
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct SlideTests {
  @Test func `sliding to another letter before lifting moves the press`() {
    var typist = Typist()
    typist.down("a")
    #expect(typist.pressed == [.character("a")])
    typist.slide(to: "s")
    #expect(typist.pressed == [.character("s")])
    typist.slide(to: "d")
    typist.up()
    #expect(typist.text == "d")
    typist.checkInvariants()
  }

  @Test func `a finger that drifts over an edge by a little stays on its key`() {
    var interpreter = TouchInterpreter(plane: KeyPlane(row: .character("a"), .character("b")))
    interpreter.handle(TouchEvent(.began, finger: 0, location: Point(x: 46, y: 25), time: EventTime(milliseconds: 0)))
    interpreter.handle(TouchEvent(.ended, finger: 0, location: Point(x: 54, y: 25), time: EventTime(milliseconds: 50)))
    #expect(interpreter.nextAction()?.kind == .press(.character("a")))
    #expect(interpreter.nextAction() == nil)
  }

  @Test func `sliding onto a special key keeps the last letter`() {
    var typist = Typist()
    typist.down("m")
    typist.slide(to: .delete)
    typist.up()
    #expect(typist.text == "m")
    typist.checkInvariants()
  }

  @Test func `resting after a slide opens the variants of the key that was reached`() {
    var typist = Typist()
    typist.down("w")
    typist.wait(300)
    typist.slide(to: "e")
    typist.wait(300)
    #expect(typist.interpreter.pressState.popup == nil)
    typist.wait(100)
    #expect(typist.interpreter.pressState.popup?.cells.count == 5)
    typist.up()
    #expect(typist.text == "e")
  }

  @Test func `sliding onto the space bar and resting there does not move the caret`() {
    var typist = Typist()
    typist.down("b")
    typist.slide(to: .space)
    typist.wait(1000)
    typist.up()
    #expect(typist.text == " ")
    typist.checkInvariants()
  }

  @Test func `a drag from 123 to a symbol types it and brings the letters back`() {
    var typist = Typist()
    typist.down(.plane("numbers"))
    #expect(typist.interpreter.plane.id == "numbers")
    typist.slide(to: "@")
    #expect(typist.interpreter.pressState.previews.count == 1)
    typist.up()
    #expect(typist.text == "@")
    #expect(typist.interpreter.plane.id == "letters")
    #expect(typist.actions.filter(\.concludes).map(\.kind) == [.press(.plane("numbers"))])
    typist.checkInvariants()
  }

  @Test func `a drag from 123 that comes back types nothing and keeps the plane`() {
    var typist = Typist()
    typist.down(.plane("numbers"))
    typist.slide(to: "@")
    typist.slide(to: .plane("letters"))
    typist.up()
    #expect(typist.text == "")
    #expect(typist.interpreter.plane.id == "numbers")
    typist.checkInvariants()
  }

  @Test func `a drag from 123 can rest on a symbol for its variants`() throws {
    var typist = Typist()
    typist.down(.plane("numbers"))
    typist.slide(to: "'")
    typist.wait(400)
    let popup = try #require(typist.interpreter.pressState.popup)
    typist.slide(by: Point(x: popup.cells[1].midX - popup.cells[0].midX, y: 0))
    typist.up()
    #expect(typist.text == "\u{2019}")
    #expect(typist.interpreter.plane.id == "letters")
    typist.checkInvariants()
  }

  @Test("TY-6 a slide from shift to a letter types the capital and returns to small letters")
  func slideFromShift() {
    var typist = Typist()
    typist.down(.shift)
    typist.slide(to: "D")
    #expect(typist.pressed == [.character("D")])
    #expect(typist.interpreter.pressState.previews.count == 1)
    typist.up()
    #expect(typist.text == "D")
    #expect(typist.shift.state == .off)
    typist.tap("d")
    #expect(typist.text == "Dd")
    #expect(typist.actions.filter(\.concludes).map(\.kind) == [.press(.shift), .press(.character("d"))])
    typist.checkInvariants()
  }

  @Test("TY-6 a slide from shift that was on, or was to be locked, types the capital too", arguments: [1, 2])
  func slideFromShiftThatIsOn(taps: Int) {
    var typist = Typist()
    for _ in 0..<taps { typist.tap(.shift) }
    typist.down(.shift)
    typist.slide(to: "D")
    typist.up()
    #expect(typist.text == "D")
    #expect(typist.shift.state != .on)
    typist.checkInvariants()
  }

  @Test func `a slide from shift that comes back only presses shift`() {
    var typist = Typist()
    typist.down(.shift)
    typist.slide(to: "D")
    typist.slide(to: .shift)
    typist.up()
    #expect(typist.text == "")
    #expect(typist.shift.state == .on)
    typist.checkInvariants()
  }

  @Test func `a slide from shift can rest on a letter for its variants`() {
    var typist = Typist()
    typist.down(.shift)
    typist.slide(to: "E")
    typist.wait(400)
    #expect(typist.interpreter.pressState.popup?.cells.count == 5)
    typist.up()
    #expect(typist.text == "E")
    #expect(typist.shift.state == .off)
    typist.checkInvariants()
  }

  @Test func `a thumb that holds shift for other fingers may roll onto a letter`() {
    var typist = Typist()
    typist.down(.shift, finger: 1)
    typist.down("Q", finger: 2)
    typist.up(finger: 2)
    typist.slide(to: "Z", finger: 1)
    typist.up(finger: 1)
    #expect(typist.text == "Q")
    #expect(typist.shift.state == .off)
    typist.checkInvariants()
  }

  @Test("TY-6 a finger that leaves the keyboard upwards types nothing", arguments: ["t", "g", "c", " "])
  func leavesUpwards(text: String) {
    var typist = Typist()
    typist.down(text)
    for _ in 0..<12 { typist.slide(by: Point(x: 0, y: -20)) }
    #expect(typist.pressed == [])
    #expect(typist.interpreter.pressState.previews == [])
    typist.wait(2000)
    #expect(typist.interpreter.pressState == PressState())
    typist.up()
    #expect(typist.text == "")
    typist.checkInvariants()
  }

  @Test func `a finger that leaves the keyboard and comes back presses the key where it is`() {
    var typist = Typist()
    typist.down("t")
    typist.slide(by: Point(x: 0, y: -100))
    typist.slide(to: "y")
    #expect(typist.pressed == [.character("y")])
    typist.up()
    #expect(typist.text == "y")
    typist.checkInvariants()
  }

  @Test func `a finger that strays a little above the keys still types`() {
    var typist = Typist()
    typist.down("t")
    typist.slide(by: Point(x: 0, y: -45))
    typist.up()
    #expect(typist.text == "t")
    typist.checkInvariants()
  }

  @Test func `a slide from 123 or shift off the keyboard types nothing`() {
    for role in [KeyRole.plane("numbers"), .shift] {
      var typist = Typist()
      typist.down(role)
      typist.slide(by: Point(x: 0, y: -400))
      typist.up()
      #expect(typist.text == "")
      typist.checkInvariants()
    }
  }

  @Test func `a finger that is down when the plane changes keeps its key`() {
    var interpreter = TouchInterpreter(plane: TestPlanes.letters)
    let place = TestPlanes.letters.place(of: .character("q")) ?? .zero
    interpreter.handle(TouchEvent(.began, finger: 0, location: place, time: EventTime(milliseconds: 0)))
    #expect(interpreter.nextAction() == nil)
    interpreter.setPlane(TestPlanes.numbers)
    #expect(interpreter.pressState.pressed == [0])
    interpreter.handle(TouchEvent(.ended, finger: 0, location: place, time: EventTime(milliseconds: 50)))
    let action = interpreter.nextAction()
    #expect(action?.kind == .press(.character("q")))
    #expect(action?.plane.id == "letters")
    #expect(interpreter.nextAction() == nil)
  }

  @Test func `losing focus ends touches without an action and lets held keys go`() {
    var typist = Typist()
    typist.down(.shift, finger: 1)
    typist.down("A", finger: 2)
    typist.loseFocus()
    #expect(typist.text == "")
    #expect(typist.actions.map(\.kind) == [.press(.shift), .release(.shift)])
    typist.up(finger: 2)
    #expect(typist.text == "")
    typist.checkInvariants(cancelled: 1)
  }

  @Test func `a cancelled finger types nothing`() {
    var typist = Typist()
    typist.down("a")
    typist.cancel()
    typist.up()
    #expect(typist.text == "")
    typist.checkInvariants(cancelled: 1)
  }
}

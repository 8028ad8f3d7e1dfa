// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import Testing

@Suite struct PlaneSwitcherTests {
  @Test func `a tap on 123 keeps the numbers for as many signs as are typed`() {
    var typist = Typist()
    typist.tap(.plane("numbers"))
    typist.type("42")
    #expect(typist.interpreter.plane.id == "numbers")
    #expect(typist.text == "42")
  }

  @Test func `space leaves the numbers once something was typed there`() {
    var typist = Typist()
    typist.tap(.plane("numbers"))
    typist.tap(.space)
    #expect(typist.interpreter.plane.id == "numbers")
    typist.type("7 up")
    #expect(typist.text == " 7 up")
  }

  @Test func `the apostrophe leaves the numbers at once`() {
    var typist = Typist()
    typist.type("it")
    typist.tap(.plane("numbers"))
    typist.type("'s")
    #expect(typist.text == "it's")
  }

  @Test func `a quick finger after 123 does not leave the numbers when 123 is let go`() {
    var typist = Typist()
    typist.down(.plane("numbers"), finger: 1)
    typist.down("4", finger: 2)
    typist.wait(60)
    typist.up(finger: 1)
    typist.up(finger: 2)
    typist.tap("2")
    #expect(typist.text == "42")
  }

  @Test func `123 held while others type is a chord`() {
    var typist = Typist()
    typist.down(.plane("numbers"), finger: 1)
    typist.wait(300)
    typist.down("4", finger: 2)
    typist.up(finger: 2)
    typist.wait(300)
    typist.up(finger: 1)
    typist.tap("t")
    #expect(typist.text == "4t")
  }

  @Test func `a plane that is not temporary stays`() {
    var planes = PlaneSwitcher(letters: "letters", temporary: [], shown: "numbers")
    planes.follow(.test(.press(.character("1"))))
    planes.follow(.test(.press(.space)))
    planes.follow(.test(.press(.character("'"))))
    #expect(planes.shown == "numbers")
  }

  @Test func `a drag from the symbols key goes back to the numbers`() {
    var planes = PlaneSwitcher(letters: "letters", temporary: ["numbers", "symbols"])
    planes.follow(.test(.press(.plane("numbers"))))
    planes.follow(.test(.press(.plane("symbols"))))
    planes.follow(.test(.press(.character("#")), isDragged: true))
    #expect(planes.shown == "numbers")
  }
}

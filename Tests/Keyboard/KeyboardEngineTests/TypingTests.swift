// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct TypingTests {
  @Test("TY-5 English: a sentence with a number")
  func english() {
    var typist = Typist(capitals: .sentences)
    typist.type("M")
    typist.type("eet at ")
    typist.tap(.plane("numbers"))
    typist.type("7")
    typist.type(" it")
    typist.tap(.plane("numbers"))
    typist.type("'s fine  O")
    typist.type("k")
    #expect(typist.text == "Meet at 7 it's fine. Ok")
    typist.checkInvariants()
  }

  @Test("TY-5 Korean two-set: sentences with doubled letters, a number and a correction")
  func korean() {
    var typist = Typist(korean: true)
    typist.type("ㅂㅏㅂ ")
    typist.tap(.shift)
    typist.type("ㄲㅡㅌ")
    #expect(typist.text == "밥 끝")
    typist.tap(.delete)
    #expect(typist.text == "밥 끄")
    typist.type("ㄴ")
    typist.tap(.plane("numbers"))
    typist.type("3 ㄱㅐ")
    #expect(typist.text == "밥 끈3 개")
    typist.checkInvariants()
  }

  @Test func `preview balloons show for characters only, and only when wanted`() {
    var typist = Typist()
    typist.down("a")
    #expect(typist.interpreter.pressState.previews == typist.interpreter.pressState.pressed)
    typist.up()
    typist.down(.space)
    #expect(typist.interpreter.pressState.previews == [])
    #expect(typist.pressed == [.space])
    typist.up()

    var interpreter = TouchInterpreter(plane: TestPlanes.letters)
    interpreter.settings.showsPreviews = false
    interpreter.handle(TouchEvent(.began, finger: 0, location: .zero, time: EventTime(milliseconds: 0)))
    #expect(interpreter.nextAction() == nil)
    #expect(interpreter.pressState == PressState(pressed: [0]))
  }

  @Test func `the key that a finger is on is known from touch-down, for clicks`() {
    var typist = Typist()
    #expect(typist.interpreter.key(of: 1) == nil)
    typist.down("a")
    #expect(typist.interpreter.key(of: 1)?.role == .character("a"))
    typist.down(.delete, finger: 2)
    #expect(typist.interpreter.key(of: 2)?.role == .delete)
    typist.up(finger: 1)
    #expect(typist.interpreter.key(of: 1) == nil)
  }
}

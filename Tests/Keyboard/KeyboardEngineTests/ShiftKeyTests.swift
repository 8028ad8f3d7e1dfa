// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct ShiftKeyTests {
  @Test("TY-3 shift makes one capital")
  func oneCapital() {
    var typist = Typist()
    typist.tap(.shift)
    #expect(typist.shift.state == .on)
    typist.tap("A")
    #expect(typist.shift.state == .off)
    typist.tap("b")
    #expect(typist.text == "Ab")
  }

  @Test("TY-3 shift tapped twice is caps lock until it is tapped again")
  func capsLock() {
    var typist = Typist()
    typist.tap(.shift)
    typist.tap(.shift)
    #expect(typist.shift.state == .locked)
    typist.type("ABC")
    typist.tap(.shift)
    typist.type("d")
    #expect(typist.text == "ABCd")
  }

  @Test func `two slow taps put shift on and off`() {
    var typist = Typist()
    typist.tap(.shift)
    typist.wait(300)
    typist.tap(.shift)
    #expect(typist.shift.state == .off)
  }

  @Test("TY-3 shift held while other fingers type is a chord")
  func chord() {
    var typist = Typist()
    typist.down(.shift, finger: 1)
    for letter in ["A", "B"] {
      typist.down(letter, finger: 2)
      typist.up(finger: 2)
    }
    typist.up(finger: 1)
    #expect(typist.shift.state == .off)
    typist.tap("c")
    #expect(typist.text == "ABc")
  }

  @Test func `a chord works from an automatic capital too`() {
    var typist = Typist(capitals: .sentences)
    #expect(typist.shift.state == .on)
    typist.down(.shift, finger: 1)
    for letter in ["U", "N"] {
      typist.down(letter, finger: 2)
      typist.up(finger: 2)
    }
    typist.up(finger: 1)
    #expect(typist.text == "UN")
    #expect(typist.shift.state == .off)
  }

  @Test func `a double tap locks even when the next letter overlaps the second tap`() {
    var typist = Typist()
    typist.tap(.shift)
    typist.down(.shift, finger: 1)
    typist.down("A", finger: 2)
    typist.up(finger: 2)
    typist.up(finger: 1)
    #expect(typist.shift.state == .locked)
  }

  @Test func `the person's choice goes before the automatic capital until a letter is typed`() {
    var typist = Typist(capitals: .sentences)
    typist.tap(.shift)
    #expect(typist.shift.state == .off)
    typist.tap("i")
    typist.tap(.shift)
    typist.tap("P")
    typist.type("hone")
    typist.tap(.plane("numbers"))
    typist.type(". ")
    #expect(typist.text == "iPhone. ")
    #expect(typist.shift.state == .on)
  }

  @Test func `caps lock outlasts what the text asks for`() {
    var shift = ShiftKey()
    let times = [0, 100].map { EventTime(milliseconds: $0) }
    for time in times {
      shift.follow(.test(.press(.shift), time))
      shift.follow(.test(.release(.shift), time))
    }
    shift.typed()
    shift.suggest(.off)
    #expect(shift.state == .locked)
    shift.reset()
    #expect(shift.state == .off)
  }
}

extension KeyAction {
  /// An action with only the parts that the states of keys look at.
  static func test(
    _ kind: Kind, _ time: EventTime = EventTime(milliseconds: 0), began: EventTime? = nil, isDragged: Bool = false
  ) -> KeyAction {
    KeyAction(
      kind: kind, cause: .tap, draggedFrom: isDragged ? .plane("numbers") : nil, plane: KeyPlane(row: .space), key: 0,
      finger: 0, path: TouchPath(start: .init(location: .zero, time: began ?? time)), time: time)
  }
}

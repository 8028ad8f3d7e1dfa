// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import SystemKeyboard
import TextModel
import Testing

@testable import Desk

/// Ground below the keys.
@Suite struct BottomGapTests {
  @Test("SY-3 SY-4 the ground below the keys belongs to the keyboard: apps make room, and touches there type nothing")
  func ground() throws {
    let plain = HeadlessDesk()
    plain.focus()
    let person = HeadlessDesk { $0.bottomGap = 40 }
    person.focus(FieldTraits(hints: [.lowercase]))
    let (frame, usual) = (person.desk.placement.frame, plain.desk.placement.frame)
    #expect(frame.height == usual.height + 40 && frame.maxY == 720 && person.screen.request?.height == frame.height)
    let space = try #require(person.place(of: "space"))
    #expect(try #require(plain.place(of: "space")).y - space.y == 40)
    for place in [Point(x: 180, y: 719), Point(x: 180, y: 690), Point(x: 1, y: 719)] {
      person.finger(.began, at: place)
      person.wait(30)
      person.finger(.ended, at: place)
      person.wait(120)
    }
    #expect(person.text.isEmpty)
    person.finger(.began, at: Point(x: 180, y: 682))
    person.finger(.ended, at: Point(x: 180, y: 682))
    #expect(person.text == " ", "right below the space bar a finger hits it")
  }

  @Test("SY-4 a finger that comes down on a key goes on over the ground below") func slides() throws {
    let person = HeadlessDesk { $0.bottomGap = 40 }
    person.focus(FieldTraits(hints: [.lowercase]))
    let space = try #require(person.place(of: "space"))
    person.finger(.began, at: space)
    person.wait(30)
    person.finger(.moved, at: space + Point(x: 0, y: 45))
    person.finger(.ended, at: space + Point(x: 0, y: 45))
    #expect(person.text == " ")
  }

  @Test("VK-15 SY-4 there is none below cards and halves, and no more than a sixth of the screen")
  func elsewhere() {
    for form in [KeyboardForm.floating, .split] {
      let person = HeadlessDesk(Size(width: 1024, height: 768), held: HeldForm(form, elevation: 150)) {
        $0.bottomGap = 40
      }
      person.focus()
      #expect(person.desk.placement.form == form && person.desk.bottomGap == 0)
    }
    let person = HeadlessDesk(Size(width: 720, height: 360)) { $0.bottomGap = 160 }
    person.focus()
    #expect(person.desk.bottomGap == 60)
    person.desk.situation.bottomGap = 0
    #expect(person.desk.bottomGap == 0 && person.desk.placement.frame.maxY == 360)
  }

  @Test("SY-4 VK-9 below a custom keyboard, and below a question, there is the same ground") func guests() {
    let person = HeadlessDesk { $0.bottomGap = 40 }
    person.focus()
    let height = person.desk.placement.frame.height
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.desk.choose(morse.identifier)
    morse.draw()
    #expect(person.desk.shownGuest != nil && person.desk.placement.frame.height == height)
    #expect(person.desk.shownGuest?.presentation.strip == 40)
    #expect(morse.scene?.surroundings.greatestHeight == 720 * 0.6 - 40, "together they cover no more than without")
    let question = PendingQuestion("location") { _, _ in
      SystemQuestion(title: "location", paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
    person.desk.enable([morse], first: nil, questions: [question])
    #expect(person.desk.shownQuestion?.presentation.strip == 40 && person.desk.placement.frame.maxY == 720)
  }

  @Test("SY-4 the first frame of a start has the ground, too") func firstFrame() {
    let store = FrameStore()
    let person = HeadlessDesk(store: store) { $0.bottomGap = 40 }
    person.focus()
    let frame = person.desk.placement.frame
    person.blur()
    person.wait(5000)
    let again = HeadlessDesk(store: store, isWarm: false) { $0.bottomGap = 40 }
    again.focus()
    #expect(again.desk.keys == nil && again.desk.placement.frame == frame)
  }
}

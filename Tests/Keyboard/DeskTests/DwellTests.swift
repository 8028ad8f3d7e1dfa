// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// A pointer that presses what it rests on.
@Suite struct DwellTests {
  private func person(_ traits: FieldTraits = FieldTraits(hints: [.lowercase])) -> HeadlessDesk {
    let person = HeadlessDesk {
      $0.preferences.dwellMilliseconds = 600
      $0.preferences.autoCorrection = false
    }
    person.focus(traits)
    return person
  }

  /// What the key shows that the pointer rests on.
  private func filled(_ person: HeadlessDesk) -> (id: String, step: UInt8)? {
    guard let shown = person.desk.shown?.presentation, let dwell = shown.dwell else { return nil }
    return (shown.plane.keys[dwell.key].id, dwell.step)
  }

  @Test("SY-9 a pointer types by resting on keys, with no button, and each key once") func typing() {
    let person = person()
    person.point(at: "h")
    person.wait(599)
    #expect(person.text == "" && filled(person)?.step == 11)
    person.wait(1)
    #expect(person.text == "h" && filled(person) == nil && person.services.clicks == [.character])
    person.wait(5000)
    #expect(person.text == "h" && person.services.deadline == nil)
    person.point(at: "i")
    person.wait(600)
    person.point(at: "h")
    person.wait(600)
    #expect(person.text == "hih")
  }

  @Test("SY-9 a pointer on its way over keys types nothing, and they show nothing") func onTheWay() {
    let person = person()
    for key in ["q", "w", "e", "r", "t"] {
      person.point(at: key)
      person.wait(40)
      #expect(filled(person) == nil)
    }
    person.point(at: nil)
    person.wait(5000)
    #expect(person.text == "" && person.services.deadline == nil)
  }

  @Test("SY-9 the key for digits is pressed once, also where the one back to letters comes up under the pointer")
  func planes() {
    let person = person()
    person.point(at: "123")
    person.wait(600)
    let plane = person.desk.keys?.plane.id
    #expect(plane != PlaneName.letters)
    person.movePointer(by: Point(x: 1, y: 1))
    person.wait(5000)
    #expect(person.desk.keys?.plane.id == plane)
  }

  @Test("SY-9 a click types one letter, and the pointer that stays there types no second one") func click() throws {
    let person = person()
    person.point(at: "a")
    person.wait(300)
    let place = try #require(person.place(of: "a"))
    person.finger(.began, at: place, -1)
    person.movePointer(by: Point(x: 1, y: 0))
    person.finger(.moved, at: place + Point(x: 1, y: 0), -1)
    person.finger(.ended, at: place + Point(x: 1, y: 0), -1)
    for step in [2.0, -1, 1] { person.movePointer(by: Point(x: step, y: 0)) }
    person.wait(5000)
    #expect(person.text == "a")
  }

  @Test("SY-9 a keyboard that comes up under the pointer types nothing before that moves") func found() throws {
    let person = person()
    let place = try #require(person.place(of: "a"))
    person.blur()
    person.wait(1000)
    person.focus(FieldTraits(hints: [.lowercase]))
    person.findPointer(at: place)
    person.wait(5000)
    #expect(person.text == "" && person.services.deadline == nil)
    for step in [10.0, -10] { person.movePointer(by: Point(x: step, y: 0)) }
    person.wait(600)
    #expect(person.text == "a")
    // A gaze that jumps onto keys which have been there is no such pointer.
    person.point(at: nil)
    person.wait(2000)
    try person.findPointer(at: #require(person.place(of: "g")))
    person.wait(600)
    #expect(person.text == "ag")
  }

  @Test("SY-9 a pointer presses what it rests on in the line of a remote, too") func line() throws {
    let person = HeadlessDesk(Size(width: 1280, height: 720)) {
      $0.preferences.dwellMilliseconds = 600
      $0.remoteKeys = .line
    }
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.desk.press(HardwareKey(.arrow(.left))))
    #expect(person.desk.keys?.isLine == true)
    person.point(at: "g")
    person.wait(600)
    #expect(person.text == "g" && person.desk.keys?.isLine == false)
  }

  @Test("SY-9 a keyboard that goes takes the key along that the pointer has not pressed yet") func gone() {
    let person = person()
    person.point(at: "a")
    person.wait(300)
    person.blur()
    person.wait(5000)
    person.focus(FieldTraits(hints: [.lowercase]))
    person.wait(5000)
    #expect(person.text == "")
  }

  @Test("SY-9 VK-4 Korean is composed of what a pointer rests on") func korean() {
    let person = HeadlessDesk(firstKeyboard: "ko-KR") { $0.preferences.dwellMilliseconds = 600 }
    person.focus()
    for key in ["ㅎ", "ㅏ", "ㄴ"] {
      person.point(at: key)
      person.wait(600)
    }
    #expect(person.text == "한")
  }

  @Test("SY-9 what the person is asked is not answered by a pointer that rests") func question() {
    let person = person()
    person.point(at: "a")
    person.wait(300)
    let question = PendingQuestion("location") { _, _ in
      SystemQuestion(title: "location", paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
    person.desk.enable([], first: nil, questions: [question])
    #expect(person.desk.shownQuestion != nil)
    person.wait(600)
    person.point(at: "Allow")
    person.wait(5000)
    #expect(person.services.answers.isEmpty && person.text == "")
  }

  @Test("SY-9 nothing is pressed while the setting is off, and what rests when it is switched off is let go") func off()
  {
    let person = person()
    person.point(at: "a")
    person.wait(300)
    person.desk.situation.preferences.dwellMilliseconds = 0
    person.wait(5000)
    person.point(at: "b")
    person.wait(5000)
    #expect(person.text == "" && filled(person) == nil)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import Geometry
import KeyboardEngine
@testable import SystemKeyboard
import Testing
import TextModel

@MainActor
@Suite struct ControllerTypingTests {
  @Test("TY-5 an English sentence arrives, whatever the app tells", arguments: ModelField.Reports.allCases)
  func sentence(reports: ModelField.Reports) {
    let person = Person(field: ModelField(reports: reports))
    person.write("Hello, World! It's 7:45 (or 20%) [a] {b} #1 ~x")
    person.hear()
    person.write(" yes")
    #expect(person.text == "Hello, World! It's 7:45 (or 20%) [a] {b} #1 ~x yes")
  }

  @Test("TY-5 every sign on every plane of both languages types itself", arguments: ["en-US", "ko-KR"])
  func everyKey(mode: String) {
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      for plane in [PlaneName.letters, PlaneName.numbers, PlaneName.symbols] {
        let person = Person(modes: [mode], screen: screen)
        let texts = person.texts(on: plane)
        #expect(!texts.isEmpty)
        for text in texts {
          let person = Person(modes: [mode], screen: screen)
          person.show(plane)
          person.tap(text)
          #expect(person.text == text)
        }
      }
    }
  }

  @Test func `Return presses the key, so that each app does what it does for Return`() {
    let person = Person()
    person.type("a")
    person.tap("return")
    person.type("b")
    #expect(person.text == "a\nb")
    #expect(person.field.strokes == [KeyStroke(.enter)])
  }

  @Test func `typing replaces what is selected, and delete deletes it`() {
    let person = Person(field: ModelField("one two"))
    person.field.select(last: 3)
    person.type("x")
    #expect(person.text == "one x")
    person.field.select(last: 1)
    person.tap("delete")
    #expect(person.text == "one ")
  }

  @Test func `delete takes whole characters and stops at the start`() {
    let person = Person(field: ModelField("a👩‍👩‍👧e\u{301}"))
    person.tap("delete")
    #expect(person.text == "a👩‍👩‍👧")
    person.tap("delete")
    person.tap("delete")
    person.tap("delete")
    #expect(person.text == "")
  }

  @Test func `numbers give way to letters after a space and after an apostrophe`() {
    let person = Person()
    person.write("5 ")
    #expect(person.controller.plane.id == PlaneName.letters)
    person.tap("numbers")
    person.tap("'")
    #expect(person.controller.plane.id == PlaneName.letters)
  }

  @Test func `each edit is sent before anything is drawn for it`() {
    let person = Person()
    person.down("k")
    #expect(person.text == "")
    person.up()
    #expect(person.text == "k")
  }

  @Test func `a touch that the compositor cancels types nothing`() {
    let person = Person()
    person.down("k")
    person.cancel()
    #expect(person.text == "")
    #expect(person.isAtRest())
  }

  @Test func `fingers that are down when the keyboard leaves the screen do nothing more`() {
    let person = Person()
    person.down("k")
    person.down("delete", finger: 1)
    person.controller.hide()
    person.wait(5000)
    person.up()
    person.up(finger: 1)
    #expect(person.text == "")
    #expect(person.isAtRest())
  }

  @Test("ED-3 a secure field shows nobody what is typed, and nothing is made of it") func secureField() {
    for traits in [
      FieldTraits(purpose: .password), FieldTraits(purpose: .pin), FieldTraits(hints: .hiddenText),
      FieldTraits(hints: [.sensitiveData, .autoCapitalization]),
    ] {
      let person = Person(traits, field: ModelField(reports: .never, isSecure: true))
      person.down(traits.purpose == .pin ? "1" : "a")
      #expect(person.previewsOnScreen == 0)
      person.up()
      #expect(person.previewsOnScreen == 0)
      #expect(person.controller.shiftState == .off)
      #expect(person.field.context == nil)
      if person.key("space") != nil {
        person.tap("space")
        person.tap("space")
        #expect(person.text.hasSuffix("  "))
      }
      person.controller.blur(at: person.time)
      #expect(person.controller.typist.lastOutput.isEmpty)
      #expect(person.controller.typist.composer?.open ?? "" == "")
    }
  }

  @Test("VK-8 a click tells characters, delete and the keys that change keys apart") func feedback() {
    let person = Person()
    for key in ["a", "space", "delete", "shift", "shift", "numbers", "letters", "return", "globe"] {
      person.tap(key, pause: 700)
    }
    #expect(
      person.feedback == [
        .character, .character, .delete, .modifier, .modifier, .modifier, .modifier, .modifier, .modifier,
      ])
  }

  @Test("VK-8 the click is that of the key which the finger is on") func feedbackOfTheNewPlane() {
    // The space of the first finger brings the letters back under the second.
    let person = Person()
    person.tap("numbers")
    person.tap("1")
    person.down("space")
    guard let shift = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.phone)).key("shift") else {
      Issue.record("no shift")
      return
    }
    person.down(at: shift.frame.center, finger: 1)
    #expect(person.feedback.last == .modifier)
    person.up()
    person.up(finger: 1)
  }
}

extension Person {
  func show(_ plane: String) {
    if plane == PlaneName.symbols { tap(PlaneName.numbers) }
    if controller.plane.id != plane { tap(plane) }
  }

  fileprivate func texts(on plane: String) -> [String] {
    show(plane)
    return controller.plane.keys.compactMap { key in
      if case .character(let text) = key.role, !text.isEmpty { text } else { nil }
    }
  }
}

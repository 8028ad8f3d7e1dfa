// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// What the person is asked on the keyboard's own surface.
@Suite struct QuestionTests {
  private let person = HeadlessDesk()

  private func question(_ name: String) -> PendingQuestion {
    PendingQuestion(name) { _, _ in
      SystemQuestion(title: name, paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
  }

  private func ask(_ names: String...) { person.desk.enable([], first: nil, questions: names.map(question)) }

  @Test("CK-9 it comes on screen for a question, is answered by a tap, and goes") func answered() {
    ask("location")
    #expect(person.isShown && person.desk.shownQuestion?.question.title == "location")
    person.tap("Allow")
    #expect(person.services.answers.isEmpty, "whoever was typing does not answer")
    person.wait(600)
    person.tap("Allow")
    #expect(person.services.answers == [true] && !person.isShown)
  }

  @Test("CK-9 ED-3 a secret is typed first, and what unlocks the screen") func deferred() {
    person.focus(FieldTraits(purpose: .password))
    ask("location")
    #expect(person.desk.shownQuestion == nil)
    person.tap("a")
    #expect(person.text == "a")
    person.focus()
    #expect(person.desk.shownQuestion != nil)
    person.focus(FieldTraits(purpose: .pin))
    #expect(person.desk.shownQuestion == nil && person.isShown)
  }

  @Test("CK-9 a finger that is down when the question goes answers nothing") func withdrawn() {
    ask("location")
    person.wait(600)
    person.down("Allow")
    ask()
    person.up()
    #expect(person.services.answers.isEmpty)
  }

  @Test("CK-9 one question after the other, each as wide as the screen is now") func several() {
    person.focus()
    ask("first", "second")
    #expect(person.desk.shownQuestion?.question.title == "first")
    person.screen.output?.size = Size(width: 720, height: 360)
    person.screen.configure()
    person.desk.followScreen()
    #expect(person.desk.shownQuestion?.width == 720)
    person.wait(600)
    person.tap("Don’t Allow")
    #expect(person.services.answers == [false])
    #expect(person.desk.shownQuestion?.question.title == "second")
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Text that a finger lifts and drops.
@MainActor @Suite(.serialized) struct TextDragTests {
  private let page = FieldPage()
  private let app: TestApp

  init() throws {
    app = TestApp { [page] in page }
    page.first.text = "one two three"
    page.second.text = "four"
    try app.tap("first")
    app.settle()
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(5))
    app.advance(by: 1)
    _ = page.news()
  }

  @Test("TF-8 selected text is moved within its text, in one change that is taken back at once")
  func moving() throws {
    app.drag(from: page.first.middle(5), to: page.first.spot(0), after: 0.8)
    #expect(page.first.text == "twoone  three" && page.first.chosen == NSRange(location: 0, length: 3))
    #expect(page.news().first == "first: change 0+7 “twoone ”?")
    app.advance(by: 1)
    app.drag(from: page.first.middle(1), to: page.first.spot(13), after: 0.8)
    #expect(page.first.text == "one  threetwo" && page.first.chosen == NSRange(location: 10, length: 3))
    app.press("z", modifiers: .control)
    #expect(page.first.text == "twoone  three")
  }

  @Test("TF-8 selected text is copied to another text, if its delegate lets it")
  func copying() throws {
    page.refused = ["change"]
    app.drag(from: page.first.middle(5), to: page.second.spot(4), after: 0.8)
    #expect(page.first.text == "one two three" && page.second.text == "four")
    page.refused = []
    try app.tap("first")
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(5))
    app.advance(by: 1)
    app.drag(from: page.first.middle(5), to: page.second.spot(4), after: 0.8)
    app.settle()
    #expect(page.first.text == "one two three" && page.second.text == "fourtwo")
    #expect(page.second.isFirstResponder && page.second.chosen == NSRange(location: 4, length: 3))
  }

  @Test("TF-8 ED-6 what a finger has lifted and not dragged has nothing to do with what is dropped there later")
  func liftedOnly() throws {
    app.drag(from: page.first.middle(5), to: page.first.middle(5), after: 0.8)
    app.advance(by: 1)
    #expect(page.first.text == "one two three")
    try app.tap("second")
    app.advance(by: 1)
    app.doubleTap(at: page.second.middle(2))
    app.advance(by: 1)
    app.drag(from: page.second.middle(2), to: page.first.spot(0), after: 0.8)
    app.settle()
    #expect(page.first.text == "fourone two three" && page.second.text == "four")
  }

  @Test("TF-8 a pointer drags what is selected, and a click there puts the caret")
  func pointer() {
    let pointer = app.screen.pointer
    pointer.move(to: page.first.middle(5))
    pointer.press()
    app.settle()
    #expect(page.first.chosen == NSRange(location: 4, length: 3), "it may be dragged yet")
    for step in 1...8 {
      pointer.move(
        to: CGPoint(x: page.first.middle(5).x - CGFloat(step) * 4, y: page.first.middle(5).y))
      app.advance(by: 0.02)
    }
    pointer.move(to: page.first.spot(0))
    app.settle()
    pointer.release()
    app.settle()
    #expect(page.first.text == "twoone  three" && page.first.chosen == NSRange(location: 0, length: 3))
    app.advance(by: 1)
    pointer.move(to: page.first.middle(1))
    pointer.press()
    pointer.release()
    app.settle()
    #expect(page.first.text == "twoone  three" && page.first.chosen.length == 0)
  }

  @Test("TF-8 a fast pointer drags what it was pressed on, however far it is by then")
  func fastPointer() {
    let pointer = app.screen.pointer
    pointer.move(to: page.first.middle(5))
    pointer.press()
    pointer.move(to: page.second.spot(4))
    app.settle()
    pointer.release()
    app.settle()
    #expect(page.first.text == "one two three" && page.second.text == "fourtwo")
  }

  @Test func `a secret is not dragged, and what is dropped where it was stays`() throws {
    app.drag(from: page.first.middle(5), to: page.first.middle(6), after: 0.8)
    #expect(page.first.text == "one two three" && page.news() == [])
    page.first.isSecureTextEntry = true
    app.settle()
    app.doubleTap(at: page.first.middle(5))
    app.advance(by: 1)
    app.drag(from: page.first.middle(5), to: page.second.spot(2), after: 0.8)
    #expect(page.second.text == "four")
  }
}

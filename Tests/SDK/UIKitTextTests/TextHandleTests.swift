// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Fingers that take hold of the ends of a selection, or of the caret.
@MainActor @Suite(.serialized) struct TextHandleTests {
  private func field(_ text: String) throws -> (TestApp, UITextField) {
    let page = FieldPage()
    let app = TestApp { page }
    page.first.text = text
    try app.tap("first")
    app.settle()
    return (app, page.first)
  }

  private func textView(_ text: String) throws -> (TestApp, UITextView) {
    let page = TextPage()
    let app = TestApp { page }
    page.text.text = text
    try app.tap("text")
    app.settle()
    return (app, page.text)
  }

  private func drag(_ app: TestApp, from start: CGPoint, to end: CGPoint, rest: TimeInterval = 0) {
    let finger = app.putFinger(at: start)
    finger.move(to: end, over: 0.3)
    finger.rest(for: rest)
    finger.lift()
    app.settle()
  }

  @Test("TF-8 handles are dragged, and never pass each other")
  func handles() throws {
    let (app, field) = try field("one two three four")
    app.doubleTap(at: field.middle(5))
    #expect(field.chosen == NSRange(location: 4, length: 3))
    let knob = field.endKnob
    drag(app, from: knob, to: CGPoint(x: field.spot(13).x, y: knob.y))
    #expect(field.chosen == NSRange(location: 4, length: 9))
    drag(app, from: field.startKnob, to: field.spot(2))
    #expect(field.chosen == NSRange(location: 2, length: 11))
    drag(app, from: field.endKnob, to: field.spot(0))
    #expect(field.chosen == NSRange(location: 2, length: 1))
    drag(app, from: CGPoint(x: field.startKnob.x - 6, y: field.startKnob.y - 10), to: field.spot(15))
    #expect(field.chosen == NSRange(location: 2, length: 1))
  }

  @Test("TF-8 a handle goes from line to line, and counts whole characters")
  func lines() throws {
    let (app, text) = try textView("one two\n👨‍👩‍👧 family\nthree")
    app.doubleTap(at: text.middle(1))
    let length = text.text.utf16.count
    // As far as the finger is below the text, it stays below it.
    let way = text.endKnob.y - text.spot(text.chosen.upperBound).y
    drag(app, from: text.endKnob, to: CGPoint(x: text.spot(length - 3).x, y: text.spot(length - 3).y + way))
    #expect(text.chosen == NSRange(location: 0, length: length - 3))
    drag(app, from: text.startKnob, to: CGPoint(x: text.spot(8).x + 4, y: text.spot(8).y - way))
    #expect(text.chosen == NSRange(location: 8, length: length - 11))
  }

  @Test("TF-8 handles follow the finger through text that runs both ways")
  func bidirectional() throws {
    let (app, field) = try field("abc שלום xyz")
    app.doubleTap(at: field.middle(1))
    #expect(field.chosen == NSRange(location: 0, length: 3))
    drag(app, from: field.endKnob, to: field.middle(10))
    #expect(field.chosen.location == 0 && field.chosen.length >= 10)
    drag(app, from: field.endKnob, to: field.middle(5))
    #expect(field.chosen.location == 0 && (5...6).contains(field.chosen.length))
  }

  @Test("TF-8 a handle at the edge scrolls on, in a field and in a text view")
  func edges() throws {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    let (app, field) = try field(words)
    field.choose(0, 0)
    app.settle()
    app.doubleTap(at: field.middle(2))
    let knob = field.endKnob
    let end = CGPoint(x: field.convert(field.bounds, to: nil).maxX - 4, y: knob.y)
    drag(app, from: knob, to: end, rest: 1)
    #expect(field.chosen.location == 0 && field.chosen.length > 60)

    let (app2, text) = try textView((1...80).map { "line \($0)" }.joined(separator: "\n"))
    text.choose(0, 0)
    text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    app2.settle()
    app2.doubleTap(at: text.middle(1))
    let bottom = text.convert(text.bounds, to: nil).maxY
    drag(app2, from: text.endKnob, to: CGPoint(x: text.endKnob.x, y: bottom - 4), rest: 1.5)
    #expect(text.contentOffset.y > 100 && text.chosen.location == 0)
  }

  @Test("TF-8 the caret is carried by a finger that comes down on it, and the text does not scroll")
  func caret() throws {
    let (app, text) = try textView((1...80).map { "line \($0)" }.joined(separator: "\n"))
    text.choose(3, 3)
    text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    app.settle()
    let offset = text.contentOffset
    let finger = app.putFinger(at: text.spot(3))
    finger.move(to: text.spot(17), over: 0.3)
    #expect(text.chosen == NSRange(location: 17, length: 0) && text.contentOffset == offset)
    finger.lift()
    app.settle()
    #expect(text.chosen == NSRange(location: 17, length: 0))
    #expect(!app.exists("Paste") && !app.exists("Select All"))
  }
}

/// What a pointer does in a text.
@MainActor @Suite(.serialized) struct TextPointerTests {
  private let page = FieldPage()
  private let app: TestApp

  init() {
    app = TestApp { [page] in page }
    page.first.text = "one two three four"
    app.settle()
  }

  private var pointer: HeadlessPointer { app.screen.pointer }

  private func click(_ place: CGPoint) {
    pointer.move(to: place)
    pointer.press()
    app.advance(by: 0.05)
    pointer.release()
    app.advance(by: 0.05)
  }

  private func drag(to place: CGPoint) {
    pointer.press()
    app.advance(by: 0.05)
    pointer.move(to: place)
    app.advance(by: 0.05)
    pointer.release()
    app.advance(by: 1)
  }

  @Test("TF-8 a pointer's press puts the caret, a drag selects, and further clicks select by words and all")
  func pointing() {
    let field = page.first
    pointer.move(to: field.spot(2))
    drag(to: field.spot(9))
    #expect(field.isFirstResponder && field.chosen == NSRange(location: 2, length: 7))
    click(field.spot(5))
    #expect(field.chosen == NSRange(location: 5, length: 0))
    drag(to: field.spot(9))
    #expect(field.chosen == NSRange(location: 4, length: 9))
    click(field.spot(9))
    click(field.spot(9))
    #expect(field.chosen == NSRange(location: 8, length: 5))
    click(field.spot(9))
    #expect(field.chosen == NSRange(location: 0, length: 18))
  }

  @Test("TF-8 a click with the shift key selects up to there")
  func extending() {
    let field = page.first
    click(field.spot(4))
    app.advance(by: 1)
    app.platform.keyboard.keyDown(.keyboardLeftShift)
    click(field.spot(11))
    #expect(field.chosen == NSRange(location: 4, length: 7))
    app.advance(by: 1)
    click(field.spot(1))
    app.platform.keyboard.keyUp(.keyboardLeftShift)
    #expect(field.chosen == NSRange(location: 1, length: 3))
    app.advance(by: 1)
    click(field.spot(7))
    #expect(field.chosen == NSRange(location: 7, length: 0))
  }
}

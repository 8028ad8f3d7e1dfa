// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// The menu beside selected text.
@MainActor @Suite(.serialized) struct EditMenuTests {
  private let page = FieldPage()
  private let app: TestApp

  init() {
    UIPasteboard.general.string = nil
    app = TestApp { [page] in page }
    app.settle()
  }

  private func start(_ text: String) throws {
    // Other tests may have run since this one was made.
    UIPasteboard.general.string = nil
    page.first.text = text
    try app.tap("first")
    app.settle()
    app.advance(by: 1)
  }

  /// What the menu offers, in the order of these words.
  private var offers: [String] {
    ["Cut", "Copy", "Paste", "Select", "Select All"].filter { app.exists(.label($0)) }
  }

  @Test("TF-8 a tap on the caret that is there opens the menu, another one closes it")
  func caret() throws {
    try start("one two")
    #expect(offers == [])
    app.tap(at: page.first.spot(5))
    #expect(offers == [] && page.first.chosen.location == 5)
    app.advance(by: 1)
    app.tap(at: page.first.spot(5))
    #expect(offers == ["Select", "Select All"])
    app.advance(by: 1)
    app.tap(at: page.first.spot(5))
    #expect(offers == [])
    app.advance(by: 1)
    app.tap(at: page.first.spot(5))
    try app.tap(.label("Select"))
    #expect(page.first.chosen == NSRange(location: 4, length: 3) && offers == ["Cut", "Copy", "Select All"])
    try app.tap(.label("Select All"))
    #expect(page.first.chosen == NSRange(location: 0, length: 7) && offers == ["Cut", "Copy"])
  }

  @Test("TF-8 two taps of a word with another one elsewhere between them select nothing, so that nothing is typed over")
  func interruptedTaps() throws {
    try start("one two")
    for place in [page.first.middle(5), CGPoint(x: 195, y: 500), page.first.middle(5)] {
      let finger = app.putFinger(at: place)
      finger.rest(for: 0.02)
      finger.lift()
      app.advance(by: 0.05)
    }
    app.settle()
    #expect(page.first.isFirstResponder && page.first.chosen.length == 0)
  }

  @Test("TF-8 what is selected is cut, copied and pasted by the menu, if the delegate lets it")
  func editing() throws {
    try start("one two")
    app.doubleTap(at: page.first.middle(5))
    #expect(offers == ["Cut", "Copy", "Select All"])
    try app.tap(.label("Copy"))
    #expect(UIPasteboard.general.string == "two" && offers == [])
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(1))
    page.refused = ["change"]
    _ = page.news()
    try app.tap(.label("Paste"))
    #expect(page.first.text == "one two" && page.news().contains("first: change 0+3 “two”?"))
    page.refused = []
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(1))
    try app.tap(.label("Paste"))
    #expect(page.first.text == "two two" && offers == [])
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(5))
    try app.tap(.label("Cut"))
    #expect(page.first.text == "two")
  }

  @Test func `a secret is neither cut nor copied`() throws {
    page.first.isSecureTextEntry = true
    try start("secret")
    UIPasteboard.general.string = "other"
    app.doubleTap(at: page.first.middle(2))
    #expect(offers == ["Paste"])
  }

  @Test func `the menu comes when a held finger is lifted, and goes when somebody types or taps elsewhere`() throws {
    try start("one two three")
    let finger = app.putFinger(at: page.first.spot(6))
    finger.rest(for: 0.8)
    #expect(offers == [] && page.first.chosen == NSRange(location: 6, length: 0))
    finger.move(to: page.first.spot(9))
    #expect(page.first.chosen == NSRange(location: 9, length: 0))
    finger.lift()
    app.settle()
    #expect(offers == ["Select", "Select All"])
    try app.tap(.label("x"))
    #expect(page.first.text == "one two txhree" && offers == [])
    app.doubleTap(at: page.first.middle(1))
    #expect(offers == ["Cut", "Copy", "Select All"])
    app.tap(at: CGPoint(x: 200, y: 300))
    #expect(offers == [])
  }

  @Test func `the menu goes while a handle is dragged, and comes back then`() throws {
    try start("one two three")
    app.doubleTap(at: page.first.middle(1))
    let finger = app.putFinger(at: page.first.endKnob)
    finger.move(to: page.first.spot(7))
    app.advance(by: 0.3)
    #expect(offers == [])
    finger.lift()
    app.settle()
    #expect(offers == ["Cut", "Copy", "Select All"])
  }

  @Test func `the second button of a pointer selects the word and opens the menu as a list`() throws {
    try start("one two three")
    let place = page.first.middle(5)
    for phase in [UITouch.Phase.began, .ended] {
      app.advance(by: 0.1)
      UIApplication.shared.receive(
        [EventDispatcher.Contact(finger: -1, phase: phase, type: .indirectPointer, place: place, buttons: .secondary)],
        in: try #require(page.view.window?.windowScene))
    }
    app.settle()
    #expect(page.first.chosen == NSRange(location: 4, length: 3) && offers == ["Cut", "Copy", "Select All"])
    try app.tap(.label("Cut"))
    #expect(page.first.text == "one three" && offers == [])
  }
}

/// Where the menu of a long text stands, and what a delegate makes of it.
@MainActor @Suite(.serialized) struct EditMenuPlaceTests {
  private func start(_ text: String, top: CGFloat = 100) throws -> (TestApp, TextPage) {
    UIPasteboard.general.string = nil
    let page = TextPage()
    page.top = top
    let app = TestApp { page }
    page.text.text = text
    try app.tap("text")
    app.settle()
    page.text.choose(0, 0)
    page.text.scrollRangeToVisible(NSRange(location: 0, length: 0))
    app.settle()
    app.advance(by: 1)
    return (app, page)
  }

  private func frame(_ app: TestApp, _ label: String) throws -> CGRect {
    try app.find(.label(label)).accessibilityFrame
  }

  @Test("TF-8 the menu stands above what is selected, or below where there is no room, and never under the keyboard")
  func places() throws {
    let words = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let (app, page) = try start(words)
    app.doubleTap(at: page.text.middle(10))
    #expect(try frame(app, "Copy").maxY < page.text.spot(10).y - 10)
    let (low, lowPage) = try start(words, top: 4)
    low.doubleTap(at: lowPage.text.middle(1))
    #expect(try frame(low, "Copy").minY > lowPage.text.spot(1).y + 10)
    low.advance(by: 1)
    try low.tap(.label("Select All"))
    let keyboard = try #require(low.screen.screen.keyboard.placement?.frame.minY)
    #expect(try frame(low, "Copy").maxY < keyboard)
  }

  @Test func `the menu keeps away while the text scrolls, and comes back to where its text is`() throws {
    let (app, page) = try start((1...60).map { "line \($0)" }.joined(separator: "\n"))
    app.doubleTap(at: page.text.middle(50))
    let before = try frame(app, "Copy")
    let start = CGPoint(x: 300, y: page.text.spot(50).y + 80)
    let finger = app.putFinger(at: start)
    finger.move(to: CGPoint(x: 300, y: start.y - 60))
    app.advance(by: 0.2)
    #expect(!app.exists(.label("Copy")))
    finger.rest(for: 0.3)
    finger.lift()
    app.advance(by: 1)
    app.settle()
    let after = try frame(app, "Copy")
    #expect(after.minY < before.minY - 20 && page.text.chosen.length > 0)
  }

  @Test func `a delegate adds to the menu, turns its pages, or shows none`() throws {
    let (app, page) = try start("one two three")
    var added = ""
    page.makeMenu = { suggested in
      UIMenu(
        children: suggested
          + ["Look Up in Dictionary", "Translate Everything", "Share with Others"].map { title in
            UIAction(title: title) { _ in added = title }
          })
    }
    app.doubleTap(at: page.text.middle(5))
    #expect(app.exists(.label("Cut")) && !app.exists(.label("Share with Others")))
    while !app.exists(.label("Share with Others")) { try app.tap(.label("Next page")) }
    #expect(!app.exists(.label("Cut")) && app.exists(.label("Previous page")))
    try app.tap(.label("Share with Others"))
    #expect(added == "Share with Others" && !app.exists(.label("Previous page")))
    #expect(page.menuNews == ["menu 4+3?", "comes", "is there", "goes"])
    app.advance(by: 1)
    page.makeMenu = { _ in UIMenu(children: []) }
    app.doubleTap(at: page.text.middle(1))
    #expect(page.text.chosen.length == 3 && !app.exists(.label("Copy")))
  }
}

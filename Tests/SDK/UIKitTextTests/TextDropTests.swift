// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Text on its way between this app and others, as a desktop moves it.
@MainActor @Suite(.serialized) final class TextDropTests {
  /// What another app drags here.
  private final class Offer: DragOffer {
    let types = ["text/plain;charset=utf-8"]
    let allowsMove = true
    private let text: String

    init(_ text: String) { self.text = text }

    func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) { completion(Data(text.utf8)) }
  }

  private final class Desktop: DragHost {
    private(set) var drags: [Drag] = []

    func start(_ drag: Drag, from scene: UIWindowScene) -> Bool {
      drags.append(drag)
      return true
    }
  }

  private let page = FieldPage()
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var app = TestApp { [page] in page }

  private func start() {
    app.settle()
    page.first.text = "one three"
    app.settle()
    _ = page.news()
  }

  /// Drags text of another app to a place, and lets go there.
  ///
  /// - Returns: What a drop does there.
  @discardableResult
  private func drop(_ text: String, at place: CGPoint) throws -> UIDropOperation {
    let drag = IncomingDrag(Offer(text))
    let operation = drag.move(to: place, in: try #require(page.view.window?.windowScene))
    _ = drag.drop()
    app.settle()
    return operation
  }

  /// The carets that show in a field, where they are in the window.
  private func carets(of field: UITextField) -> [CGRect] {
    field.subviews.filter { !$0.isHidden && $0.frame.width <= 3 }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("ED-6 another app's text is dropped at a caret that shows under the finger, and its field is typed into then")
  func dropping() throws {
    start()
    let scene = try #require(page.view.window?.windowScene)
    let drag = IncomingDrag(Offer("two "))
    let spot = page.first.spot(4)
    #expect(carets(of: page.first) == [])
    for x in [spot.x + 40, spot.x] {
      #expect(drag.move(to: CGPoint(x: x, y: spot.y), in: scene) == .copy)
    }
    let caret = try #require(carets(of: page.first).first)
    #expect(abs(caret.midX - spot.x) < 2 && abs(caret.midY - spot.y) < 2)
    #expect(page.first.text == "one three" && page.news() == [])
    #expect(drag.drop() == .copy)
    app.settle()
    #expect(page.first.text == "one two three" && page.first.isFirstResponder)
    #expect(page.first.chosen == NSRange(location: 4, length: 4))
    #expect(page.news().contains("first: change 4+0 “two ”?") && carets(of: page.first).isEmpty)
    app.press("z", modifiers: .control)
    #expect(page.first.text == "one three")
  }

  @Test("ED-6 a drop is asked about, formatted and checked as what is typed")
  func refusing() throws {
    start()
    page.refused = ["change"]
    try drop("two ", at: page.first.spot(4))
    #expect(page.first.text == "one three")
    page.refused = []
    page.first.text = ""
    page.first.entryFormatter = CardNumberEntryFormatter()
    try drop("4111-1111", at: page.first.spot(0))
    #expect(page.first.text == "4111 1111")
    try drop("22", at: page.first.spot(4))
    #expect(page.first.text == "4111 2211 11")
    try drop("letters", at: page.first.spot(0))
    #expect(page.first.text == "4111 2211 11")
    page.first.isEnabled = false
    #expect(try drop("33", at: page.first.spot(0)) == .cancel)
    #expect(page.first.text == "4111 2211 11")
  }

  @Test("ED-6 a text view takes lines, and a field one line")
  func lines() throws {
    start()
    try drop("a\nb", at: page.second.spot(0))
    #expect(page.second.text == "a b")
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 280, height: 100))
    page.view.addSubview(text)
    text.text = "end"
    app.settle()
    try drop("a\nb\n", at: text.spot(0))
    #expect(text.text == "a\nb\nend" && text.isFirstResponder)
  }

  @Test("ED-6 what is selected goes to other apps by the desktop, from a field and a text view; a secret stays")
  func leaving() throws {
    start()
    let desktop = Desktop()
    app.platform.dragHost = desktop
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 280, height: 100))
    page.view.addSubview(view)
    view.text = "four five"
    try give("three", of: page.first, to: desktop)
    try give("five", of: view, to: desktop)
    #expect(page.first.text == "one three" && view.text == "four five" && desktop.drags.count == 2)
    page.first.isSecureTextEntry = true
    app.settle()
    app.tap(at: page.first.middle(6))
    app.advance(by: 1)
    page.first.selectAll(nil)
    app.drag(from: page.first.middle(6), to: CGPoint(x: 200, y: 260), after: 0.8)
    #expect(desktop.drags.count == 2)
    try drop("new", at: page.first.spot(0))
    #expect(page.first.text?.contains("new") == true, "it takes, and gives nothing")
  }

  /// Selects the word at the 7th character of a text, drags it away, and checks that the desktop has it.
  private func give<Text: UIView & UITextInput>(_ word: String, of text: Text, to desktop: Desktop) throws {
    app.settle()
    app.tap(at: text.middle(6))
    app.advance(by: 1)
    app.doubleTap(at: text.middle(6))
    app.advance(by: 1)
    app.drag(from: text.middle(6), to: CGPoint(x: 200, y: 260), after: 0.8)
    let drag = try #require(desktop.drags.last)
    #expect(drag.mimeTypes.contains("text/plain;charset=utf-8"))
    var given: Data?
    drag.data(ofType: "text/plain;charset=utf-8") { given = $0 }
    #expect(given == Data(word.utf8))
    drag.endedByDesktop(with: .copy)
    app.settle()
  }
}

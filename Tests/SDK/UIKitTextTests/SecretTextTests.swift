// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What somebody types in secret is kept nowhere but in its field.
@MainActor @Suite(.serialized) struct SecretTextTests {
  private let page = FieldPage()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  @Test("TF-4 what is typed into a secret field is not remembered for undoing")
  func undo() throws {
    page.first.isSecureTextEntry = true
    try app.tap(.label("first"))
    app.type("abc")
    #expect(page.first.text == "abc" && page.first.undoManager?.canUndo == false)
  }

  @Test("TF-4 a field that becomes secret forgets what was done to it, and another field does not")
  func becomesSecret() throws {
    try app.tap(.label("second"))
    app.type("kept")
    try app.tap(.label("first"))
    app.type("gone")
    page.first.isSecureTextEntry = true
    let manager = try #require(page.first.undoManager)
    while manager.canUndo { manager.undo() }
    #expect(page.first.text == "gone" && page.second.text == "")
  }

  @Test("ED-3 a secret field shows dots, as many as there are characters") func drawnField() throws {
    page.first.isSecureTextEntry = true
    page.second.isSecureTextEntry = false
    func pictures(_ text: String) throws -> (secret: [UInt32], open: [UInt32]) {
      (page.first.text, page.second.text) = (text, text)
      return (try picture(of: page.first), try picture(of: page.second))
    }
    let (abc, xyz, none, longer) = (
      try pictures("abc"), try pictures("xyz"), try pictures(""), try pictures("abcd")
    )
    #expect(abc.secret == xyz.secret && abc.open != xyz.open)
    #expect(abc.secret != none.secret && abc.secret != longer.secret)
  }

  @Test("ED-3 a secret text view shows dots, and tells screen readers and nobody else more") func textView() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
    view.accessibilityLabel = "secret"
    page.view.addSubview(view)
    func pictures(_ text: String, isSecure: Bool) throws -> [UInt32] {
      (view.text, view.isSecureTextEntry) = (text, isSecure)
      return try picture(of: view)
    }
    let (abc, xyz) = (try pictures("abc", isSecure: true), try pictures("xyz", isSecure: true))
    #expect(try abc == xyz && abc != pictures("", isSecure: true) && abc != pictures("abc", isSecure: false))
    view.isSecureTextEntry = true
    try app.tap(.label("secret"))
    app.press("a", modifiers: .control)
    app.type("a값👍🏽")
    #expect(view.text == "a값👍🏽" && view.accessibilityValue == "•••")
    #expect(!app.outline.contains("값"))
    UIPasteboard.general.string = "before"
    app.press("a", modifiers: .control)
    app.press("c", modifiers: .control)
    app.press("x", modifiers: .control)
    #expect(view.text == "a값👍🏽" && UIPasteboard.general.string == "before")
    #expect(view.undoManager?.canUndo == false)
  }

  @Test("ED-3 screen readers are told a dot for each character of a secret field, until it is secret no more")
  func readField() throws {
    page.first.isSecureTextEntry = true
    try app.tap(.label("first"))
    app.type("abc")
    #expect(page.first.accessibilityValue == "•••" && !app.outline.contains("abc"))
    page.first.isSecureTextEntry = false
    #expect(page.first.accessibilityValue == "abc")
  }

  @Test("ED-3 a finger that stays on a secret's selected dots drags nothing", arguments: [true, false])
  func drag(isSecret: Bool) throws {
    page.first.isSecureTextEntry = isSecret
    page.first.text = "abc"
    try app.tap(.label("first"))
    app.settle()
    app.advance(by: 1)
    app.doubleTap(at: page.first.middle(1))
    app.advance(by: 1)
    #expect(page.first.chosen.length == 3)
    app.drag(from: page.first.middle(1), to: page.second.spot(0), after: 0.8)
    app.settle()
    #expect(page.second.text == (isSecret ? "" : "abc"))
  }

  @Test("ED-3 the platform hears of a secret whatever types it, and when it is left")
  func watched() throws {
    let platform = app.platform
    page.first.isSecureTextEntry = true
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    for view in [nil, pad] {
      page.first.inputView = view
      try app.tap(.label("second"))
      #expect(!platform.isTypingSecret)
      try app.tap(.label("first"))
      #expect(platform.isTypingSecret)
      page.first.resignFirstResponder()
      #expect(!platform.isTypingSecret)
    }
    try app.tap(.label("second"))
    page.second.isSecureTextEntry = true
    #expect(platform.isTypingSecret)
    page.second.isSecureTextEntry = false
    #expect(platform.isTypingSecret, "what shows is the secret still")
    page.second.removeFromSuperview()
    #expect(!platform.isTypingSecret)
  }

  /// What a view shows, without a caret.
  private func picture(of view: UIView) throws -> [UInt32] {
    app.settle()
    let area = view.convert(view.bounds, to: nil)
    let image = try #require(app.screenshot().image.cgImage)
    return (Int(area.minY * 2)..<Int(area.maxY * 2)).flatMap { y in
      image.pixels[(y * image.width + Int(area.minX * 2))..<(y * image.width + Int(area.maxX * 2))]
    }
  }
}

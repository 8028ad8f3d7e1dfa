// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Keyboards of an app's own that have a controller.
@MainActor @Suite(.serialized) struct InputControllerTests {
  private func start(_ set: (TestApp, OwnKeyboardPage) -> Void = { _, _ in }) -> (TestApp, OwnKeyboardPage) {
    let page = OwnKeyboardPage()
    page.loadViewIfNeeded()
    let app = TestApp { page }
    set(app, page)
    return (app, page)
  }

  private func shows(_ app: TestApp, _ label: String) -> Bool { app.exists(.label(label)) }

  @Test func `a keyboard with a controller types into the field, which asks its delegate`() throws {
    let (app, page) = start()
    try app.tap("field")
    #expect(shows(app, "x") && !shows(app, "space"))
    for key in ["x", "x", "back", "enter"] { try app.tap(.label(key)) }
    #expect(page.field.text == "x")
    #expect(page.asked == ["0+0 “x”", "1+0 “x”", "1+1 “”", "return"])
    page.refused = ["x"]
    try app.tap("x")
    #expect(page.field.text == "x")
    try app.tap("away")
    #expect(!page.field.isFirstResponder && !shows(app, "x"))
  }

  @Test func `the controller is told when it comes and goes, as a child is`() throws {
    let (app, page) = start()
    try app.tap("field")
    #expect(
      page.keyboard.news() == ["will appear", "text will change", "text did change", "is appearing", "did appear"])
    #expect(page.keyboard.parent != nil)
    try app.tap("plain")
    #expect(page.keyboard.news() == ["will disappear", "did disappear"] && page.keyboard.parent == nil)
    try app.tap("field")
    _ = page.keyboard.news()
    try app.tap("text")
    #expect(page.keyboard.news() == ["text will change", "text did change"], "the same keyboard for another field")
    try app.tap("away")
    #expect(page.keyboard.news() == ["will disappear", "did disappear"])
  }

  @Test func `it is gone when it has left the screen, also below a bar that stays`() throws {
    let outer = BarPage()
    let app = TestApp { outer }
    outer.becomeFirstResponder()
    try app.tap("field")
    let keyboard = outer.page.keyboard
    _ = keyboard.news()
    outer.page.field.resignFirstResponder()
    #expect(outer.isFirstResponder && keyboard.view.window != nil && keyboard.news() == ["will disappear"])
    app.settle()
    #expect(app.exists("bar") && keyboard.view.window == nil && keyboard.news() == ["did disappear"])
    #expect(keyboard.parent == nil)
  }

  @Test func `it hears of what others change, and not of what it types itself`() throws {
    let (app, page) = start()
    try app.tap("text")
    _ = page.keyboard.news()
    for key in ["x", "x", "x", "left", "back"] { try app.tap(.label(key)) }
    #expect(page.text.text == "xx" && page.text.selectedRange == NSRange(location: 1, length: 0))
    #expect(page.keyboard.news().isEmpty)
    page.text.text = "by code"
    app.settle()
    #expect(page.keyboard.news() == ["text will change", "text did change"])
    page.text.selectedRange = NSRange(location: 0, length: 2)
    app.settle()
    #expect(page.keyboard.news() == ["selection will change", "selection did change"])
  }

  @Test func `it hears of what the app makes of its typing`() throws {
    let (app, page) = start()
    try app.tap("field")
    try app.tap("x")
    _ = page.keyboard.news()
    page.react = { $0.text = "" }
    try app.tap("enter")
    #expect(page.field.text == "" && page.keyboard.news() == ["text will change", "text did change"])
    page.refused = ["x"]
    page.react = { $0.text = "12-" }
    try app.tap("x")
    #expect(page.field.text == "12-" && page.keyboard.news() == ["text will change", "text did change"])
    #expect(page.keyboard.textDocumentProxy.documentContextBeforeInput == "12-")
  }

  @Test func `it stays as high as the system's keyboard when the screen is turned`() throws {
    let (app, page) = start()
    try app.tap("field")
    let upright = page.keyboard.view.bounds.height
    app.screen.change(size: CGSize(width: 844, height: 390))
    app.settle()
    let turned = page.keyboard.view.bounds
    #expect(turned.width == 844)
    try app.tap("plain")
    let usual = try #require(app.all(.identifier("Keyboard").type(UIView.self)).first).bounds.height
    #expect(turned.height == usual && usual < upright)
  }

  @Test func `it knows the text of the paragraph, not too far from the caret`() throws {
    let (app, page) = start()
    let proxy = page.keyboard.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
    try app.tap("text")
    page.text.text = "one\ntwo three\nfour"
    page.text.selectedRange = NSRange(location: 8, length: 0)
    #expect(proxy.documentContextBeforeInput == "two " && proxy.documentContextAfterInput == "three")
    page.text.selectedRange = NSRange(location: 4, length: 3)
    #expect(proxy.documentContextBeforeInput == "" && proxy.selectedText == "two")
    page.text.selectedRange = NSRange(location: 0, length: 0)
    #expect(proxy.documentContextBeforeInput == nil && proxy.documentContextAfterInput == "one")
    page.text.selectedRange = NSRange(location: 18, length: 0)
    #expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
    page.text.text = String(repeating: "a👍🏽", count: 500)
    page.text.selectedRange = NSRange(location: 1000, length: 0)
    let before = try #require(proxy.documentContextBeforeInput)
    let after = try #require(proxy.documentContextAfterInput)
    #expect((200...300).contains(before.utf16.count) && (200...300).contains(after.utf16.count))
    #expect(Set(before + after) == ["a", "👍🏽"], "characters are not cut")
  }

  @Test func `it moves the caret by UTF-16 units, to the edges of characters, and composes`() throws {
    let (app, page) = start()
    try app.tap("text")
    let proxy = page.keyboard.textDocumentProxy
    page.text.text = "a👍🏽b"
    for (offset, place) in [(-1, 5), (-1, 1), (1, 5), (-4, 1), (-9, 0), (99, 6)] {
      proxy.adjustTextPosition(byCharacterOffset: offset)
      #expect(page.text.selectedRange == NSRange(location: place, length: 0), "\(offset)")
    }
    proxy.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
    proxy.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
    #expect(page.text.text == "a👍🏽b하" && page.text.markedTextRange != nil)
    proxy.unmarkText()
    proxy.insertText("!")
    #expect(page.text.text == "a👍🏽b하!" && page.text.markedTextRange == nil)
  }

  @Test func `it reads what the field wants typed, and which field it is`() throws {
    let (app, page) = start()
    page.field.keyboardType = .emailAddress
    page.field.returnKeyType = .send
    try app.tap("field")
    let proxy = page.keyboard.textDocumentProxy
    let first = proxy.documentIdentifier
    #expect(proxy.keyboardType == .emailAddress && proxy.returnKeyType == .send)
    try app.tap("x")
    #expect(proxy.documentIdentifier == first)
    try app.tap("text")
    #expect(proxy.documentIdentifier != first && proxy.keyboardType == .default)
  }

  @Test func `a constraint of its own says how high it is; without one it is as high as the system's keyboard`() throws
  {
    let (app, page) = start()
    try app.tap("plain")
    let usual = try #require(app.all(.identifier("Keyboard").type(UIView.self)).first).bounds.height
    try app.tap("field")
    #expect(page.keyboard.view.bounds.height == usual)
    let height = page.keyboard.view.heightAnchor.constraint(equalToConstant: 300)
    height.isActive = true
    page.field.reloadInputViews()
    app.settle()
    #expect(page.keyboard.view.bounds.height == 300)
    height.constant = 180
    app.settle()
    #expect(page.keyboard.view.bounds.height == 180)
  }

  @Test func `its own globe leads to the system's keyboards, and theirs back to it`() throws {
    let (app, page) = start()
    try app.tap("field")
    try app.tap("my globe")
    #expect(shows(app, "space") && !shows(app, "back"))
    try app.tap("Q")
    try app.tap("next keyboard")
    try app.tap("ㅂ")
    try app.tap("next keyboard")
    #expect(shows(app, "back") && !shows(app, "space"))
    #expect(page.field.text == "Qㅂ")
  }

  @Test func `a hold of its own globe lists all keyboards, and the finger chooses`() throws {
    let (app, _) = start()
    try app.tap("field")
    try app.hold("my globe")
    #expect(shows(app, "Mine") && shows(app, "English (US)"))
    try app.tap("한국어")
    #expect(shows(app, "ㅂ") && !shows(app, "back"))
    try app.tap("plain")
    try app.tap("field")
    #expect(shows(app, "ㅂ"), "what the person chose stays")
  }

  @Test func `an accessory view has a controller as well, and types above any keyboard`() throws {
    let bar = OwnKeyboard()
    bar.loadViewIfNeeded()
    bar.view.frame.size.height = 60
    let (app, page) = start { _, page in page.setBar(bar) }
    try app.tap("field")
    try app.tap(.label("x").inside(bar.view))
    #expect(page.field.text == "x")
    #expect(bar.news().contains("did appear"))
    #expect(bar.view.convert(bar.view.bounds, to: nil).maxY <= page.keyboard.view.convert(CGPoint.zero, to: nil).y)
  }

  // MARK: The device's own strip

  @Test("VK-11 a device that shows Globe below the keyboard tells a keyboard of the app's own, which shows neither")
  func strip() throws {
    let (app, page) = start { app, _ in app.screen.screen.inAppKeyboard.showsGlobeBelow = true }
    try app.tap("field")
    #expect(!page.keyboard.needsInputModeSwitchKey && page.keyboard.hasDictationKey)
    #expect(!shows(app, "my globe") && !shows(app, "speak"))
    let globe = try app.place(on: "next keyboard")
    #expect(globe.y > page.keyboard.view.convert(page.keyboard.view.bounds, to: nil).maxY, "below the keyboard")
    try app.tap("next keyboard")
    #expect(app.all(.label("next keyboard")).count == 1, "the system's keys show no other one")
    try app.tap("Q")
    try app.tap("next keyboard")
    try app.tap("ㅂ")
    try app.tap("next keyboard")
    #expect(shows(app, "back") && !shows(app, "ㅂ"))
    try app.hold("next keyboard")
    try app.tap("English (US)")
    #expect(shows(app, "shift") && page.field.text == "Qㅂ")
  }

  @Test("VK-11 other devices leave the key for the next keyboard to the keyboard")
  func noStrip() throws {
    let (app, page) = start()
    try app.tap("field")
    #expect(page.keyboard.needsInputModeSwitchKey && !page.keyboard.hasDictationKey)
    #expect(shows(app, "my globe") && shows(app, "speak") && !shows(app, "next keyboard"))
    app.screen.screen.inAppKeyboard.showsGlobeBelow = true
    app.settle()
    #expect(!shows(app, "my globe") && !shows(app, "speak") && shows(app, "next keyboard"))
  }
}

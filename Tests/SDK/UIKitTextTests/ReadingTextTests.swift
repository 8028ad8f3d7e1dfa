// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Texts that a person reads, and copies from.
@MainActor @Suite(.serialized) struct ReadingTextTests {
  private let page = TextPage()
  private let app: TestApp

  init() {
    page.text.text = "one two three"
    page.text.isEditable = false
    app = TestApp { [page] in page }
  }

  private var offers: [String] {
    ["Cut", "Copy", "Paste", "Select All"].filter { app.exists(.label($0)) }
  }

  @Test("TF-9 a text that is not edited is selected and copied, without a keyboard or a caret")
  func copying() throws {
    UIPasteboard.general.string = "old"
    app.tap(at: page.text.middle(5))
    #expect(!page.text.isFirstResponder)
    app.advance(by: 1)
    app.doubleTap(at: page.text.middle(5))
    #expect(page.text.chosen == NSRange(location: 4, length: 3) && offers == ["Copy", "Select All"])
    #expect(!app.exists(.label("space")))
    try app.tap(.label("Copy"))
    #expect(UIPasteboard.general.string == "two" && page.text.text == "one two three")
  }

  @Test("TF-9 a held finger selects words of it, as far as it goes")
  func holding() {
    let finger = app.putFinger(at: page.text.middle(1))
    finger.rest(for: 0.8)
    #expect(page.text.chosen == NSRange(location: 0, length: 3))
    finger.move(to: page.text.middle(5))
    #expect(page.text.chosen == NSRange(location: 0, length: 7))
    finger.lift()
    app.settle()
    #expect(offers == ["Copy", "Select All"])
  }

  @Test("TF-9 keys of a hardware keyboard copy from it and change nothing")
  func keys() {
    app.doubleTap(at: page.text.middle(5))
    for key: Character in ["x", "v", "z"] { app.press(key, modifiers: .control) }
    app.press(.keyboardDeleteOrBackspace)
    app.press(.keyboardReturnOrEnter)
    #expect(page.text.text == "one two three")
    app.press("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "two")
  }

  @Test("TF-9 one that is neither edited nor selected leaves fingers alone")
  func untouched() {
    page.text.isSelectable = false
    app.doubleTap(at: page.text.middle(5))
    #expect(!page.text.isFirstResponder && offers == [])
  }
}

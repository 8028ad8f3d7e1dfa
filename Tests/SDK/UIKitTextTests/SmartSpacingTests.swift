// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Spaces around words that are cut and pasted.
@MainActor @Suite(.serialized) struct SmartSpacingTests {
  private let page = FieldPage()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  private func start(_ text: String, _ type: UITextSmartInsertDeleteType = .default) throws {
    page.first.smartInsertDeleteType = type
    page.first.text = text
    try app.tap(.label("first"))
    app.advance(by: 1)
  }

  @Test(
    "TF-4 by default a word that is cut takes its space along",
    arguments: [
      ("one two three", 5, "one three"), ("one two three", 1, "two three"), ("one two three", 9, "one two"),
      ("one, two, three", 6, "one,, three"), ("(one)", 2, "()"), ("둘 셋 넷", 2, "둘 넷"),
    ])
  func cutting(_ text: String, _ place: Int, _ rest: String) throws {
    try start(text)
    app.doubleTap(at: page.first.middle(place))
    try app.tap(.label("Cut"))
    #expect(page.first.text == rest)
  }

  @Test("TF-4 by default a pasted word stands apart from its neighbours")
  func pasting() throws {
    try start("onethree ")
    for (range, result) in [((3, 3), "one two three "), ((14, 14), "one two three two"), ((0, 3), "two two three two")]
    {
      UIPasteboard.general.string = "two"
      page.first.choose(range.0, range.1)
      page.first.paste(nil)
      #expect(page.first.text == result)
    }
    UIPasteboard.general.string = ", "
    page.first.choose(3, 4)
    page.first.paste(nil)
    #expect(page.first.text == "two, two three two")
  }

  @Test("TF-4 a word that is selected takes its space along when it is deleted by a key, and that is one change")
  func deleting() throws {
    try start("one two three")
    page.first.choose(4, 7)
    try app.tap(.label("Delete"))
    #expect(page.first.text == "one three" && page.first.chosen == NSRange(location: 3, length: 0))
    #expect(page.news().filter { $0.contains("change") && $0.contains("?") } == ["first: change 3+4 “”?"])
    page.first.undoManager?.undo()
    #expect(page.first.text == "one two three")
    page.first.choose(4, 7)
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.first.text == "one three")
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.first.text == "on three", "without a selection one character goes")
  }

  @Test func `a part of a word is cut alone`() throws {
    try start("one two three")
    page.first.choose(4, 6)
    page.first.cut(nil)
    #expect(page.first.text == "one o three")
  }

  /// Cuts a word, and puts one in behind another.
  private func cutAndPaste() {
    page.first.choose(4, 7)
    page.first.cut(nil)
    UIPasteboard.general.string = "x"
    page.first.choose(3, 3)
    page.first.paste(nil)
  }

  @Test(
    "TF-4 spaces are left alone where no sentences are written, and where the field says so",
    arguments: [
      { $0.smartInsertDeleteType = .no }, { $0.keyboardType = .URL }, { $0.keyboardType = .asciiCapable },
      { $0.textContentType = .username }, { $0.textContentType = .oneTimeCode }, { $0.autocorrectionType = .no },
    ] as [@MainActor @Sendable (UITextField) -> Void])
  func alone(_ set: @MainActor @Sendable (UITextField) -> Void) throws {
    set(page.first)
    try start("one two three", page.first.smartInsertDeleteType)
    cutAndPaste()
    #expect(page.first.text == "onex  three")
    guard page.first.smartInsertDeleteType == .default else { return }
    try start("one two three", .yes)
    cutAndPaste()
    #expect(page.first.text == "one x three", "a field can ask for it all the same")
  }

  @Test("ED-3 a word that is pasted into a secret brings no space, whatever the field asks for")
  func secrets() throws {
    page.first.isSecureTextEntry = true
    try start("", .yes)
    app.type("onethree")
    UIPasteboard.general.string = "two"
    page.first.choose(3, 3)
    page.first.paste(nil)
    #expect(page.first.text == "onetwothree")
  }
}

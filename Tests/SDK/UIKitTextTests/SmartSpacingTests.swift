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

  private func start(_ text: String, _ type: UITextSmartInsertDeleteType = .yes) throws {
    page.first.smartInsertDeleteType = type
    page.first.text = text
    try app.tap(.label("first"))
    app.advance(by: 1)
  }

  @Test(
    "TF-4 with smart deletion a word takes its space along",
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

  @Test("TF-4 with smart insertion a pasted word stands apart from its neighbours")
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

  @Test func `a part of a word, and any word by default, is cut and pasted alone`() throws {
    try start("one two three")
    page.first.choose(4, 6)
    page.first.cut(nil)
    #expect(page.first.text == "one o three")
    try start("one two three", .default)
    page.first.choose(4, 7)
    page.first.cut(nil)
    #expect(page.first.text == "one  three")
    UIPasteboard.general.string = "x"
    page.first.choose(3, 3)
    page.first.paste(nil)
    #expect(page.first.text == "onex  three")
  }
}

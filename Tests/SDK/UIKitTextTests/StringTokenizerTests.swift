// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// The tokenizer of texts of an app's own.
@MainActor @Suite(.serialized) struct StringTokenizerTests {
  private func unit(
    _ text: OwnText, _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection
  ) -> String? {
    text.position(from: text.beginningOfDocument, offset: offset)
      .flatMap { text.tokenizer.rangeEnclosingPosition($0, with: granularity, inDirection: .storage(direction)) }
      .flatMap { text.text(in: $0) }
  }

  @Test func `units of a text are found, each in the direction in which it lies`() {
    let text = OwnText(frame: .zero)
    text.text = "Good day. Is it?\nYes 👍🏽!"
    #expect(unit(text, 0, .word, .forward) == "Good" && unit(text, 0, .word, .backward) == nil)
    #expect(unit(text, 4, .word, .backward) == "Good" && unit(text, 4, .word, .forward) == nil)
    #expect(unit(text, 6, .word, .forward) == "day")
    #expect(unit(text, 11, .sentence, .forward) == "Is it?\n" || unit(text, 11, .sentence, .forward) == "Is it?")
    #expect(unit(text, 20, .paragraph, .forward) == "Yes 👍🏽!" && unit(text, 20, .line, .forward) == "Yes 👍🏽!")
    #expect(unit(text, 21, .character, .forward) == "👍🏽" && unit(text, 25, .character, .backward) == "👍🏽")
    #expect(unit(text, 3, .document, .forward) == text.text)
    let tokenizer = text.tokenizer
    let start = text.beginningOfDocument
    #expect(tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(tokenizer.isPosition(start, withinTextUnit: .word, inDirection: .storage(.forward)))
    let end = tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { text.offset(from: start, to: $0) } == 4)
    text.text = "other"
    #expect(unit(text, 0, .word, .forward) == "other", "the text is another one")
  }

  @Test func `the keyboard types into a text of an app's own, and deletes whole characters`() throws {
    let page = UIViewController()
    let text = OwnText(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
    text.accessibilityIdentifier = "own"
    page.view.addSubview(text)
    let app = TestApp { page }
    try app.tap(.identifier("own"))
    text.text = "a👍🏽"
    try app.tap("Delete")
    #expect(text.text == "a")
    try app.tap("b")
    #expect(text.text == "ab" && !app.exists("B"))
    text.text = "Done. "
    app.settle()
    #expect(app.exists("B"), "the keyboard sees that a sentence begins")
  }
}

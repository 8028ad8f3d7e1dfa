// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import TextModel
import UIKitCore

/// Fields with formatters, by every way that text comes into them.
@MainActor @Suite(.serialized) struct EntryFieldTests {
  private let page = FieldPage()
  private let app: TestApp
  private var field: UITextField { page.first }

  init() {
    app = TestApp { [page] in page }
    app.settle()
  }

  private func start(_ formatter: any EntryFormatter) throws {
    field.keyboardType = .numberPad
    field.entryFormatter = formatter
    try app.tap("first")
    app.settle()
    _ = page.news()
  }

  private var whole: NumberEntryFormatter { NumberEntryFormatter(.whole, locale: Locale(identifier: "en_US")) }

  @Test("ED-4 keys of the keyboard in the app are formatted, asked about first and told of once")
  func keys() throws {
    try start(whole)
    for key in ["1", "2", "3"] { try app.tap(.label(key)) }
    _ = page.news()
    try app.tap(.label("4"))
    #expect(field.text == "1,234" && field.chosen == NSRange(location: 5, length: 0))
    #expect(page.news() == ["first: change 3+0 “4”?", "first: event changed", "first: selection"])
    try app.tap("Delete")
    #expect(field.text == "123")
    page.refused = ["change"]
    try app.tap(.label("5"))
    #expect(field.text == "123")
  }

  @Test("ED-4 Delete behind a separator takes the digit before it")
  func separator() throws {
    try start(whole)
    field.text = "1234"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 2).flatMap {
      field.textRange(from: $0, to: $0)
    }
    try app.tap("Delete")
    #expect(field.text == "234" && field.chosen == NSRange(location: 0, length: 0))
  }

  @Test("ED-4 what is pasted or set is formatted, and undo brings back the text before")
  func pasteAndUndo() throws {
    try start(CardNumberEntryFormatter())
    UIPasteboard.general.string = "4111-1111-1111-1111"
    defer { UIPasteboard.general.string = nil }
    field.paste(nil)
    #expect(field.text == "4111 1111 1111 1111")
    #expect(page.news().filter { $0.contains("event changed") }.count == 1)
    field.undoManager?.undo()
    #expect(field.text == "")
    field.undoManager?.redo()
    #expect(field.text == "4111 1111 1111 1111")
    field.text = "378282246310005"
    #expect(field.text == "3782 822463 10005")
    UIPasteboard.general.string = "none"
    _ = page.news()
    field.paste(nil)
    #expect(field.text == "3782 822463 10005" && !page.news().contains("first: event changed"))
  }

  @Test("ED-4 what is composed is formatted when that ends, and what is not taken goes")
  func composing() throws {
    try start(whole)
    field.text = "12"
    field.setMarkedText("34a", selectedRange: NSRange(location: 3, length: 0))
    #expect(field.text == "1234a")
    field.unmarkText()
    #expect(field.text == "1,234" && field.chosen == NSRange(location: 5, length: 0))
    field.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))
    field.insertText("ab")
    #expect(field.text == "1,234")
    field.setMarkedText("5", selectedRange: NSRange(location: 1, length: 0))
    field.insertText("56")
    #expect(field.text == "123,456")
  }

  @Test("ED-4 a correction goes through the formatter, and the caret stays where it puts it")
  func correction() throws {
    try start(whole)
    field.text = "12"
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.replace(all, withText: "98765")
    #expect(field.text == "98,765" && field.chosen == NSRange(location: 6, length: 0))
  }

  @Test("ED-4 a formatter that is set formats what stands there, and plain fields keep their text")
  func setting() {
    field.text = "1234567"
    #expect(field.text == "1234567")
    field.entryFormatter = whole
    #expect(field.text == "1,234,567")
    page.second.text = "1234567"
    #expect(page.second.text == "1234567")
  }

  /// A desktop's keyboard.
  private final class Host: KeyboardHost {
    private(set) var field: TypedField?

    func focus(_ field: TypedField?) { self.field = field }
    func fieldChanged() {}

    func type(_ text: String, before: Int = 0) {
      var change = FieldChange()
      (change.text, change.deletedBefore) = (text, before)
      field?.apply(change)
    }

    func compose(_ text: String) {
      var change = FieldChange()
      change.composed = text
      field?.apply(change)
    }
  }

  @Test("ED-4 what a keyboard outside the app types, deletes and corrects is formatted, and it is told so")
  func outside() throws {
    let host = Host()
    app.platform.keyboardHost = host
    try start(whole)
    for key in ["1", "2", "3", "4"] { host.type(key) }
    #expect(field.text == "1,234" && field.chosen == NSRange(location: 5, length: 0))
    #expect(host.field?.surroundings?.text == "1,234")
    host.type("", before: 1)
    #expect(field.text == "123")
    host.type("9876", before: 3)
    #expect(field.text == "9,876" && field.chosen == NSRange(location: 5, length: 0))
    host.type("x")
    #expect(field.text == "9,876")
  }

  @Test("ED-4 what was selected stays where what is composed over it is not taken, and goes where it is")
  func composedOverSelection() throws {
    let host = Host()
    app.platform.keyboardHost = host
    try start(CardNumberEntryFormatter())
    field.text = "4111 1"
    field.selectAll(nil)
    for composed in ["\u{1100}", "\u{AC00}"] { host.compose(composed) }
    host.type("\u{AC00}")
    #expect(field.text == "4111 1" && field.chosen == NSRange(location: 0, length: 6))
    host.compose("5")
    host.type("5")
    #expect(field.text == "5")
    field.selectAll(nil)
    host.compose("x")
    field.unmarkText()
    #expect(field.text == "5")
  }

  @Test("ED-4 undo does not bring back what was composed and not taken")
  func undoOfComposing() throws {
    let host = Host()
    app.platform.keyboardHost = host
    try start(CardNumberEntryFormatter())
    field.text = "4111 1"
    for composed in ["\u{1100}", "\u{AC00}"] {
      host.compose(composed)
      app.settle()
    }
    host.type("\u{AC00}")
    app.settle()
    #expect(field.text == "4111 1")
    field.undoManager?.undo()
    #expect(field.text == "4111 1")
    field.insertText("2")
    app.settle()
    field.undoManager?.undo()
    #expect(field.text == "4111 1")
  }

  @Test("ED-4 a deletion behind what is composed takes what stands there")
  func deletionBehindComposed() throws {
    try start(whole)
    field.text = "1234"
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 3).flatMap {
      field.textRange(from: $0, to: $0)
    }
    field.setMarkedText("9", selectedRange: NSRange(location: 1, length: 0))
    app.press(.keyboardDeleteForward)
    #expect(field.text == "1,294")
  }
}

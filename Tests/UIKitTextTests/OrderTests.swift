// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What a field asks and tells in twenty situations, with what is told of the keyboard, in order.
///
/// Source of what is expected: the overview of `UITextFieldDelegate`, and of `UIResponder`'s notifications, in Apple's
/// documentation. Where they are silent (the order of control events beside delegate calls; the selection after a
/// change), what is written here is what this module does.
@MainActor @Suite(.serialized) struct OrderTests {
  private let page = FieldPage()
  private let app: TestApp
  private let listener: Listener

  /// Hears the notifications of fields and of the keyboard, and puts them among what the page is told.
  @MainActor private final class Listener {
    private var tokens: [any NSObjectProtocol] = []

    init(_ page: FieldPage) {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "keyboard will show"),
        (UIResponder.keyboardDidShowNotification, "keyboard did show"),
        (UIResponder.keyboardWillHideNotification, "keyboard will hide"),
        (UIResponder.keyboardDidHideNotification, "keyboard did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "keyboard will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "keyboard did change"),
        (UITextField.textDidBeginEditingNotification, "note: began"),
        (UITextField.textDidChangeNotification, "note: changed"),
        (UITextField.textDidEndEditingNotification, "note: ended"),
      ]
      for (name, words) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak page] _ in
            MainActor.assumeIsolated { page?.tell(words) }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  init() {
    app = TestApp { [page] in page }
    listener = Listener(page)
  }

  /// Other tests may have run since this one was made.
  private func hearNothingOfOthers() { _ = page.news() }

  private func begin(_ text: String = "") throws {
    page.first.text = text
    try app.tap("first")
    app.settle()
    _ = page.news()
  }

  private func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    app.settle()
    #expect(page.news() == lines, sourceLocation: sourceLocation)
  }

  private static let shows = ["keyboard will change", "keyboard will show"]
  private static let hides = ["keyboard will change", "keyboard will hide"]

  @Test("TF-1 a tap in, keys, and a tap into the next field")
  func typing() throws {
    hearNothingOfOthers()
    try app.tap("first")
    expect(
      ["first: begin?"] + Self.shows + [
        "first: began", "note: began", "first: event begin", "keyboard did change", "keyboard did show",
      ])
    try app.tap("A")
    expect(["first: change 0+0 “A”?", "first: event changed", "note: changed", "first: selection"])
    try app.tap("Delete")
    expect(["first: change 0+1 “”?", "first: event changed", "note: changed", "first: selection"])
    try app.tap("second")
    expect([
      "second: begin?", "first: end?", "first: ended", "note: ended", "first: event end", "second: began",
      "note: began", "second: event begin",
    ])
  }

  @Test("TF-1 Return, with an action for the end of typing and without")
  func returning() throws {
    try begin()
    try app.tap("return")
    expect(["first: return?", "first: event primary"])
    page.first.addAction(UIAction { [page] _ in page.tell("exit") }, for: .editingDidEndOnExit)
    try app.tap("return")
    expect(
      ["first: return?", "exit", "first: event primary", "first: end?"] + Self.hides + [
        "first: ended", "note: ended", "first: event end", "keyboard did change", "keyboard did hide",
      ])
  }

  @Test("TF-1 the clear button, paste, cut and undo")
  func editing() throws {
    page.first.clearButtonMode = .always
    try begin("ab")
    try app.tap("Clear text")
    expect(["first: clear?", "first: event changed", "note: changed", "first: selection"])
    UIPasteboard.general.string = "xy"
    page.first.paste(nil)
    expect(["first: change 0+0 “xy”?", "first: event changed", "note: changed", "first: selection"])
    page.first.selectAll(nil)
    expect(["first: selection"])
    page.first.cut(nil)
    expect(["first: change 0+2 “”?", "first: event changed", "note: changed", "first: selection"])
    page.first.undoManager?.undo()
    expect(["first: event changed", "note: changed", "first: selection"])
    #expect(page.first.text == "xy")
  }

  @Test("TF-1 a no at each gate")
  func refusals() throws {
    hearNothingOfOthers()
    page.refused = ["begin"]
    try app.tap("first")
    expect(["first: begin?"])
    page.refused = []
    try begin("ab")
    page.first.clearButtonMode = .always
    page.refused = ["change", "end", "clear", "return"]
    try app.tap("x")
    expect(["first: change 2+0 “x”?"])
    try app.tap("Clear text")
    expect(["first: clear?"])
    try app.tap("return")
    expect(["first: return?"])
    try app.tap("second")
    expect(["second: begin?", "first: end?"])
    page.view.endEditing(true)
    expect(
      Self.hides + ["first: ended", "note: ended", "first: event end", "keyboard did change", "keyboard did hide"])
  }

  @Test("TF-1 what code does: text, inserted text, and taking the field away")
  func code() throws {
    try begin()
    page.first.text = "new"
    expect(["first: selection"])
    page.first.insertText("!")
    expect(["first: event changed", "note: changed", "first: selection"])
    page.first.removeFromSuperview()
    expect(
      Self.hides + ["first: ended", "note: ended", "first: event end", "keyboard did change", "keyboard did hide"])
  }

  @Test("TF-1 another window of the app takes the keys, and gives them back")
  func switching() throws {
    try begin()
    let scene = app.openWindow(.full) { UIViewController() }
    expect(Self.hides + ["keyboard did change", "keyboard did hide"])
    #expect(page.first.isFirstResponder && page.first.isEditing)
    scene.close()
    expect(Self.shows + ["keyboard did change", "keyboard did show"])
  }
}

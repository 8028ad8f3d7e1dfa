// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What a field asks and tells in more than twenty situations, with what is told of the keyboard, in order.
///
/// Each expectation names what it rests on: a page of Apple's documentation, with what our collection of facts makes of it,
/// or, where these are silent, what this module has decided.
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
  private func hearNothingOfOthers() {
    app.platform.takeTurn()
    _ = page.news()
  }

  private func begin(_ text: String = "") throws {
    page.first.text = text
    try app.tap("first")
    app.settle()
    _ = page.news()
  }

  /// Where an expectation is from.
  private enum Source: String {
    /// The numbered steps of the overview.
    case order = "UITextFieldDelegate, overview: order of calls (facts: text field, call order, 1–7)"
    /// Which method a "no" is an answer to, and what does not happen then.
    case gates = "UITextFieldDelegate, the should… methods (facts: text field, call order, details)"
    case keyboard = "UIResponder, keyboard notifications (facts: keyboard notifications)"
    case removal = "UITextFieldDelegate, textFieldDidEndEditing: forced ends (facts: text field, call order, details)"
    case code = "reports on text set by code (facts: text field, behaviour, third parties)"
    case selection = "UITextFieldDelegate, textFieldDidChangeSelection (facts: text field, call order, details)"
    case primary = "reports on Return (facts: text field, call order, textFieldShouldReturn)"
    /// Documentation is silent.
    case ours = "decision 16: text and keyboard of the SDK"
  }

  private func expect(_ lines: [String], by source: Source, sourceLocation: SourceLocation = #_sourceLocation) {
    app.settle()
    #expect(page.news() == lines, "\(source.rawValue)", sourceLocation: sourceLocation)
  }

  private static let shows = ["keyboard will change", "keyboard will show"]
  private static let hides = ["keyboard will change", "keyboard will hide"]

  private static let comes = ["keyboard did change", "keyboard did show"]
  private static let goes = ["keyboard did change", "keyboard did hide"]
  /// How typing ends.
  private static let ends = ["first: ended", "note: ended", "first: event end"]

  @Test("TF-1 a tap in, keys, and a tap into the next field")
  func typing() throws {
    hearNothingOfOthers()
    try app.tap("first")
    expect(
      ["first: begin?"] + Self.shows + ["first: began", "note: began", "first: event begin"] + Self.comes, by: .order)
    try app.tap("A")
    expect(["first: change 0+0 “A”?", "first: event changed", "note: changed", "first: selection"], by: .order)
    try app.tap("Delete")
    expect(["first: change 0+1 “”?", "first: event changed", "note: changed", "first: selection"], by: .order)
    try app.tap("second")
    expect(
      ["second: begin?", "first: end?"] + Self.ends + ["second: began", "note: began", "second: event begin"],
      by: .order)
  }

  @Test("TF-1 Return, with an action for the end of typing and without")
  func returning() throws {
    try begin()
    try app.tap("return")
    expect(["first: return?", "first: event primary"], by: .primary)
    page.first.addAction(UIAction { [page] _ in page.tell("exit") }, for: .editingDidEndOnExit)
    try app.tap("return")
    expect(
      ["first: return?", "exit", "first: event primary", "first: end?"] + Self.hides + Self.ends + Self.goes,
      by: .primary)
  }

  @Test("TF-1 the clear button, paste, cut and undo")
  func editing() throws {
    page.first.clearButtonMode = .always
    try begin("ab")
    try app.tap("Clear text")
    expect(["first: clear?", "first: event changed", "note: changed", "first: selection"], by: .order)
    UIPasteboard.general.string = "xy"
    page.first.paste(nil)
    expect(["first: change 0+0 “xy”?", "first: event changed", "note: changed", "first: selection"], by: .gates)
    page.first.selectAll(nil)
    expect(["first: selection"], by: .selection)
    page.first.cut(nil)
    expect(["first: change 0+2 “”?", "first: event changed", "note: changed", "first: selection"], by: .gates)
    page.first.undoManager?.undo()
    expect(["first: event changed", "note: changed", "first: selection"], by: .ours)
    #expect(page.first.text == "xy")
  }

  @Test("TF-1 a no at each gate")
  func refusals() throws {
    hearNothingOfOthers()
    page.first.smartInsertDeleteType = .no
    page.refused = ["begin"]
    try app.tap("first")
    expect(["first: begin?"], by: .order)
    page.refused = []
    try begin("ab")
    page.first.clearButtonMode = .always
    page.refused = ["change", "end", "clear", "return"]
    try app.tap("x")
    expect(["first: change 2+0 “x”?"], by: .gates)
    UIPasteboard.general.string = "xy"
    page.first.paste(nil)
    expect(["first: change 2+0 “xy”?"], by: .gates)
    page.first.selectAll(nil)
    expect(["first: selection"], by: .selection)
    page.first.cut(nil)
    expect(["first: change 0+2 “”?"], by: .gates)
    try app.tap("Clear text")
    expect(["first: clear?"], by: .gates)
    try app.tap("return")
    expect(["first: return?"], by: .gates)
    try app.tap("second")
    expect(["second: begin?", "first: end?"], by: .order)
    #expect(page.first.text == "ab" && page.first.isFirstResponder)
    page.view.endEditing(true)
    expect(Self.hides + Self.ends + Self.goes, by: .removal)
  }

  @Test("TF-1 what code does: text, inserted text, and taking the field away")
  func code() throws {
    try begin()
    page.first.text = "new"
    expect(["first: selection"], by: .code)
    page.first.insertText("!")
    expect(["first: event changed", "note: changed", "first: selection"], by: .code)
    page.first.removeFromSuperview()
    expect(Self.hides + Self.ends + Self.goes, by: .removal)
  }

  @Test("TF-1 a field that empties itself when typing begins, and a no to that")
  func clearingAtTheBeginning() throws {
    page.first.clearsOnBeginEditing = true
    page.first.text = "old"
    hearNothingOfOthers()
    try app.tap("first")
    expect(
      ["first: begin?"] + Self.shows + [
        "first: clear?", "first: event changed", "note: changed", "first: selection", "first: began", "note: began",
        "first: event begin",
      ] + Self.comes, by: .gates)
    page.first.text = "old"
    page.first.resignFirstResponder()
    app.settle()
    _ = page.news()
    page.refused = ["clear"]
    page.first.becomeFirstResponder()
    expect(
      ["first: begin?"] + Self.shows + ["first: clear?", "first: began", "note: began", "first: event begin"]
        + Self.comes, by: .gates)
    #expect(page.first.text == "old")
  }

  @Test("TF-1 code begins and ends typing, and so does a tap on a switch, but none on a button")
  func endings() throws {
    let button = UIButton(type: .system)
    button.setTitle("ok", for: .normal)
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
    let toggle = UISwitch()
    toggle.accessibilityLabel = "toggle"
    toggle.frame.origin = CGPoint(x: 200, y: 300)
    for view in [button, toggle] { page.view.addSubview(view) }
    hearNothingOfOthers()
    page.first.becomeFirstResponder()
    expect(
      ["first: begin?"] + Self.shows + ["first: began", "note: began", "first: event begin"] + Self.comes, by: .order)
    page.first.resignFirstResponder()
    expect(["first: end?"] + Self.hides + Self.ends + Self.goes, by: .order)
    try begin()
    try app.tap("ok")
    expect([], by: .order)
    try app.tap("toggle")
    expect(["first: end?"] + Self.hides + Self.ends + Self.goes, by: .ours)
  }

  @Test("TF-1 input views: from keys to a lower view, and an accessory view above it")
  func inputViews() throws {
    page.second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    try begin()
    try app.tap("second")
    expect(
      ["second: begin?", "first: end?"] + Self.ends + [
        "keyboard will change", "second: began", "note: began",
        "second: event begin", "keyboard did change",
      ], by: .keyboard)
    page.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    page.second.reloadInputViews()
    expect(["keyboard will change", "keyboard did change"], by: .keyboard)
  }

  @Test("TF-1 another window of the app takes the keys, and gives them back")
  func switching() throws {
    try begin()
    let scene = app.openWindow(.full) { UIViewController() }
    expect(Self.hides + Self.goes, by: .ours)
    #expect(page.first.isFirstResponder && page.first.isEditing)
    scene.close()
    expect(Self.shows + Self.comes, by: .ours)
  }

  @Test("TF-1 the app goes to the background while a field is typed into, and comes back")
  func background() throws {
    try begin("a")
    let scene = try #require(page.view.window?.windowScene)
    UIApplication.shared.change(scene, to: .foregroundInactive)
    UIApplication.shared.change(scene, to: .background)
    expect(Self.hides + Self.goes, by: .ours)
    #expect(page.first.isFirstResponder && page.first.isEditing, "nobody was asked whether typing may end")
    UIApplication.shared.change(scene, to: .foregroundInactive)
    expect([], by: .ours)
    UIApplication.shared.change(scene, to: .foregroundActive)
    expect(Self.shows + Self.comes, by: .ours)
    try app.tap("b")
    expect(["first: change 1+0 “b”?", "first: event changed", "note: changed", "first: selection"], by: .order)
  }
}

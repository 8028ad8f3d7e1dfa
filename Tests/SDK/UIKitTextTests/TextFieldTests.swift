// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Fields that a person types into by touch, with the system's keyboard in the app.
@MainActor @Suite(.serialized) struct TextFieldTests {
  private func start(_ set: (FieldPage) -> Void = { _ in }) -> (TestApp, FieldPage) {
    let page = FieldPage()
    let app = TestApp { page }
    set(page)
    app.settle()
    return (app, page)
  }

  /// Taps keys, which may show small letters or capitals.
  private func tapKeys(_ app: TestApp, _ keys: [String]) throws {
    for key in keys { try app.tap(.label(app.exists(.label(key)) ? key : key.uppercased())) }
  }

  @Test("TF-2 a tap on a field brings the keyboard, and its keys type into the field")
  func typing() throws {
    let (app, page) = start()
    #expect(!app.exists("space"))
    try app.tap("first")
    app.settle()
    #expect(page.first.isFirstResponder && page.first.isEditing)
    try tapKeys(app, ["h", "i", "space", "y", "o"])
    #expect(page.first.text == "Hi yo")
    try app.tap("Delete")
    #expect(page.first.text == "Hi y")
    page.first.resignFirstResponder()
    app.settle()
    #expect(!app.exists("space") && !page.first.isEditing)
  }

  @Test("TF-1 what a field asks and tells, from the tap that begins to the one that ends")
  func order() throws {
    let (app, page) = start()
    try app.tap("first")
    #expect(page.news() == ["first: begin?", "first: began", "first: event begin"])
    app.settle()
    try app.tap("A")
    #expect(page.news() == ["first: change 0+0 “A”?", "first: event changed", "first: selection"])
    try app.tap("Delete")
    #expect(page.news() == ["first: change 0+1 “”?", "first: event changed", "first: selection"])
    try app.tap("second")
    #expect(
      page.news() == [
        "second: begin?", "first: end?", "first: ended", "first: event end", "second: began", "second: event begin",
      ])
    app.settle()
    try app.tap("return")
    #expect(page.news() == ["second: return?", "second: event primary"])
    page.second.text = "by the app"
    #expect(page.news() == ["second: selection"])
    app.settle()
    page.view.endEditing(true)
    #expect(page.news() == ["second: ended", "second: event end"])
  }

  @Test("TF-1 a no at each gate leaves things as they are")
  func refusals() throws {
    let (app, page) = start()
    page.refused = ["begin"]
    try app.tap("first")
    #expect(!page.first.isFirstResponder && page.news() == ["first: begin?"])
    page.refused = ["change"]
    try app.tap("first")
    app.settle()
    try tapKeys(app, ["a", "b"])
    #expect(page.first.text == "")
    page.refused = ["end"]
    try app.tap("second")
    #expect(page.first.isFirstResponder && !page.second.isFirstResponder)
    #expect(!page.view.endEditing(false) && page.first.isEditing)
    #expect(page.view.endEditing(true) && !page.first.isEditing)
  }

  @Test("TF-3 the clear button empties the field, if the delegate lets it")
  func clearing() throws {
    let (app, page) = start {
      $0.first.clearButtonMode = .whileEditing
      $0.first.text = "some text"
    }
    #expect(!app.exists("Clear text"))
    try app.tap("first")
    app.settle()
    page.refused = ["clear"]
    try app.tap("Clear text")
    #expect(page.first.text == "some text")
    page.refused = []
    _ = page.news()
    try app.tap("Clear text")
    #expect(page.first.text == "" && page.news() == ["first: clear?", "first: event changed", "first: selection"])
    app.settle()
    #expect(!app.exists("Clear text"))
  }

  @Test("TF-4 the Return key waits for a text where the field wants it")
  func returnKey() throws {
    let (app, page) = start {
      $0.first.enablesReturnKeyAutomatically = true
      $0.first.returnKeyType = .send
    }
    try app.tap("first")
    app.settle()
    _ = page.news()
    try app.tap("send")
    #expect(page.news() == [])
    try tapKeys(app, ["a", "send"])
    #expect(page.news().contains("first: return?"))
  }

  @Test("TF-4 fields get the keys that their traits ask for")
  func keyboards() throws {
    let (app, page) = start {
      $0.first.keyboardType = .emailAddress
      $0.second.keyboardType = .numberPad
    }
    try app.tap("first")
    app.settle()
    #expect(app.exists("@") && app.exists("q"))
    try app.tap("second")
    app.settle()
    #expect(app.exists("7") && !app.exists("q"))
    try tapKeys(app, ["4", "2"])
    #expect(page.second.text == "42")
  }

  @Test("TF-4 other keys that a field asks for in mid-text show as soon as it has its input views loaded again")
  func reloading() throws {
    let (app, page) = start { _ in }
    try app.tap("first")
    app.settle()
    page.first.keyboardType = .numberPad
    page.first.reloadInputViews()
    app.settle()
    #expect(app.exists("7") && !app.exists("q"))
  }

  @Test("TF-1 a field has a selection while it is typed into, and neither before nor after, as on iOS")
  func selectionOutside() throws {
    let (app, page) = start { $0.first.text = "one" }
    #expect(page.first.selectedTextRange == nil)
    try app.tap("first")
    app.settle()
    #expect(page.first.selectedTextRange?.isEmpty == true)
    page.second.becomeFirstResponder()
    #expect(page.first.selectedTextRange == nil && page.second.selectedTextRange != nil)
  }

  @Test("TF-8 a finger puts the caret, selects words and everything, and typing replaces what is selected")
  func selecting() throws {
    let (app, page) = start { $0.first.text = "one two three" }
    try app.tap("first")
    app.settle()
    let word = page.first.convert(
      page.first.firstRect(for: try #require(range(page.first, 4, 7))), to: nil)
    app.tap(at: CGPoint(x: word.midX, y: word.midY))
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: word.midX, y: word.midY))
    #expect(page.first.selectedTextRange.flatMap { page.first.text(in: $0) } == "two")
    try app.tap("x")
    #expect(page.first.text == "one x three")
    app.advance(by: 1)
    app.tap(at: CGPoint(x: word.minX, y: word.midY))
    try app.tap("y")
    #expect(page.first.text == "one yx three")
  }

  private func range(_ field: UITextField, _ from: Int, _ to: Int) -> UITextRange? {
    guard let a = field.position(from: field.beginningOfDocument, offset: from),
      let b = field.position(from: field.beginningOfDocument, offset: to)
    else { return nil }
    return field.textRange(from: a, to: b)
  }
}

/// Fields that a person types into with a hardware keyboard.
@MainActor @Suite(.serialized) struct FieldKeyTests {
  private let page = FieldPage()
  private let app: TestApp

  init() throws {
    app = TestApp { [page] in page }
    try app.tap("first")
    app.settle()
  }

  private var selected: String? { page.first.selectedTextRange.flatMap { page.first.text(in: $0) } }

  private var caret: Int? {
    page.first.selectedTextRange.map { page.first.offset(from: page.first.beginningOfDocument, to: $0.end) }
  }

  @Test func `keys type, move the caret and delete, by characters and by words`() {
    app.type("one two 한글")
    #expect(page.first.text == "one two 한글")
    app.press(.keyboardLeftArrow)
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.first.text == "one two 글")
    app.press(.keyboardLeftArrow, modifiers: .control)
    app.type("x")
    #expect(page.first.text == "one xtwo 글")
    app.press(.keyboardEnd)
    app.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(page.first.text == "one xtwo ")
    app.press(.keyboardHome)
    app.press(.keyboardDeleteForward)
    #expect(page.first.text == "ne xtwo " && caret == 0)
  }

  @Test func `shift selects, and what is selected is replaced, cut, copied and pasted`() {
    app.type("one two")
    app.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    #expect(selected == "two")
    app.press("c", modifiers: .control)
    app.type("1")
    #expect(page.first.text == "one 1")
    app.press("v", modifiers: .control)
    #expect(page.first.text == "one 1 two")
    app.press("a", modifiers: .control)
    #expect(selected == "one 1 two")
    app.press("x", modifiers: .control)
    #expect(page.first.text == "" && UIPasteboard.general.string == "one 1 two")
  }

  @Test("TF-8 what was typed is taken back and comes again")
  func undo() {
    app.type("one")
    app.press("a", modifiers: .control)
    app.type("2")
    app.press("z", modifiers: .control)
    #expect(page.first.text == "one" && selected == "one")
    app.press("z", modifiers: .control)
    #expect(page.first.text == "")
    app.press("z", modifiers: [.control, .shift])
    app.press("y", modifiers: .control)
    #expect(page.first.text == "2")
  }

  @Test func `a secret cannot be copied`() {
    UIPasteboard.general.string = "before"
    page.first.isSecureTextEntry = true
    app.type("secret")
    app.press("a", modifiers: .control)
    app.press("c", modifiers: .control)
    app.press("x", modifiers: .control)
    #expect(page.first.text == "secret" && UIPasteboard.general.string == "before")
  }

  @Test func `the delegate is asked of what keys do`() {
    app.type("a")
    page.refused = ["change"]
    app.type("b")
    app.press(.keyboardDeleteOrBackspace)
    app.press("a", modifiers: .control)
    app.press("x", modifiers: .control)
    #expect(page.first.text == "a")
  }
}

/// What fields do with the page around them.
@MainActor @Suite(.serialized) struct FieldSurroundingsTests {
  private final class Form: UIViewController {
    let scroll = UIScrollView()
    let fields = (0..<12).map { _ in UITextField() }
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 390, height: 900)
      view.addSubview(scroll)
      for (index, field) in fields.enumerated() {
        field.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 68, width: 350, height: 34)
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "field \(index)"
        scroll.addSubview(field)
      }
      button.setTitle("Push", for: .normal)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 30)
      scroll.addSubview(button)
    }
  }

  @Test("a field without a box has no background but the app's") func background() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.backgroundColor == .systemBackground)
    field.borderStyle = .none
    #expect(field.backgroundColor == nil)
    field.backgroundColor = .red
    field.borderStyle = .roundedRect
    field.borderStyle = .line
    #expect(field.backgroundColor == .red)
  }

  @Test("TF-7 a scroll view takes the field above the keyboard, and has its old end when the keyboard goes")
  func scrolling() throws {
    let form = Form()
    let app = TestApp { form }
    let field = form.fields[10]
    try app.tap("field 10")
    app.settle()
    let keyboardTop = try #require(form.view.window?.screen.bounds.maxY) - form.scroll.adjustedContentInset.bottom
    #expect(form.scroll.adjustedContentInset.bottom > 200)
    #expect(field.convert(field.bounds, to: nil).maxY <= keyboardTop - 8)
    field.resignFirstResponder()
    app.settle()
    #expect(form.scroll.adjustedContentInset.bottom == 0)
  }

  @Test("TF-2 no button ends typing, be it in the field or elsewhere") func buttons() throws {
    let form = Form()
    form.loadViewIfNeeded()
    form.fields[0].clearButtonMode = .always
    form.fields[0].text = "x"
    let app = TestApp { form }
    try app.tap("field 0")
    app.settle()
    try app.tap("Clear text")
    #expect(form.fields[0].isEditing && form.fields[0].text == "")
    try app.tap("Push")
    app.settle()
    #expect(form.fields[0].isEditing && app.exists("space"))
  }

  @Test("TF-2 a control that sets a value ends typing, unless the app says otherwise", arguments: [true, false])
  func values(keeps: Bool) throws {
    let form = Form()
    form.loadViewIfNeeded()
    let segments = UISegmentedControl(items: ["one", "two"])
    for (index, control) in [UISwitch(), UISlider(), UIStepper(), segments].enumerated() {
      control.accessibilityLabel = "control \(index)"
      control.frame = CGRect(x: 20 + 90 * index, y: 55, width: 80, height: 32)
      if keeps { control.endsEditing = false }
      form.scroll.addSubview(control)
    }
    let app = TestApp { form }
    for name in ["control 0", "control 1", "control 2", "two"] {
      try app.tap("field 0")
      app.settle()
      #expect(form.fields[0].isEditing)
      try app.tap(.label(name))
      app.settle()
      #expect(form.fields[0].isEditing == keeps, "\(name)")
    }
  }

  @Test("TF-2 a date picker that is turned ends typing, unless the app says otherwise", arguments: [true, false])
  func datePicker(keeps: Bool) throws {
    let form = Form()
    form.loadViewIfNeeded()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 60, width: 390, height: 216))
    picker.datePickerMode = .date
    picker.backgroundColor = .systemBackground
    if keeps { picker.endsEditing = false }
    form.scroll.addSubview(picker)
    let app = TestApp { form }
    try app.tap("field 0")
    app.settle()
    let date = picker.date
    app.tap(at: picker.convert(CGPoint(x: 90, y: 108 + 32), to: nil))
    app.settle()
    #expect(picker.date != date && form.fields[0].isEditing == keeps)
  }

  @Test func `quotation marks and dashes become those of the language, where sentences are written`() throws {
    let form = Form()
    let app = TestApp { form }
    let field = form.fields[0]
    try app.tap("field 0")
    app.settle()
    func type(_ keys: [String]) throws {
      for key in keys { try app.tap(.label(app.exists(.label(key)) ? key : key.uppercased())) }
    }
    try type(["123", "\"", "1", "\"", "-", "-", "2"])
    #expect(field.text == "“1”—2")
    field.text = ""
    field.smartQuotesType = .no
    field.smartDashesType = .no
    try type(["\"", "-", "-"])
    #expect(field.text == "\"--")
    field.insertText("\"")
    #expect(field.text == "\"--\"")
  }

  @Test("TY-3 keys of a hardware keyboard type quotation marks and dashes of the language, too")
  func hardwareKeys() throws {
    let form = Form()
    let app = TestApp { form }
    let field = form.fields[0]
    try app.tap("field 0")
    app.settle()
    app.type("\"it's\" 1--2")
    #expect(field.text == "“it’s” 1—2")
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.text = ""
    app.type("\"it's\" 1--2")
    #expect(field.text == "\"it's\" 1--2")
  }
}

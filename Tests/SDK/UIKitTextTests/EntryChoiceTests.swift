// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Graphics
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Fields that are filled by choosing.
@MainActor @Suite(.serialized) struct EntryChoiceTests {
  /// A typed field, one of each kind that is chosen, and a button.
  private final class Page: UIViewController {
    let name = EntryFieldView(title: "Name")
    let size = EntryPickerField(["Small", "Medium", "Large", "Enormous"]) { $0 }
    let day = EntryDateField(.date)
    let button = UIButton(type: .system)
    private(set) var form: EntryForm?
    private(set) var told: [String] = []
    var sent = 0

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      button.setTitle("Continue", for: .normal)
      day.datePicker.locale = Locale(identifier: "en_US")
      day.datePicker.timeZone = TimeZone(secondsFromGMT: 0)
      let rows = [name, EntryFieldView(title: "Size", textField: size), EntryFieldView(title: "Day", textField: day)]
      for row in rows { row.textField.entryValidators = [.required] }
      for field in [size, day] as [EntryChoiceField] {
        field.addAction(UIAction { [weak self] _ in self?.told.append(field.text ?? "") }, for: .editingChanged)
      }
      view.showBelowEachOther(rows + [button], spacing: 8, top: 20)
      form = EntryForm(rows, control: button) { [weak self] in self?.sent += 1 }
    }
  }

  private let page = Page()
  private let app: TestApp

  init() {
    app = TestApp { [page] in page }
    app.settle()
  }

  /// Taps a row of a wheel, counted from the one in the middle.
  private func turn(_ picker: UIView, by rows: Int, at x: CGFloat = 0.5) {
    let middle = CGPoint(x: picker.bounds.width * x, y: picker.bounds.midY)
    app.tap(at: picker.convert(CGPoint(x: middle.x, y: middle.y + 32 * CGFloat(rows)), to: nil))
    app.settle()
  }

  private func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text + "T00:00:00Z"))
  }

  @Test("ED-5 a wheel in place of the keyboard fills a field, which shows what the wheel stands on")
  func picker() throws {
    #expect(page.size.value == nil && page.size.text == "")
    try app.tap("Size")
    app.settle()
    #expect(page.size.value == "Small" && page.size.text == "Small" && page.told == ["Small"])
    let wheel = try #require(page.size.pickerView)
    turn(wheel, by: 1)
    #expect(page.size.text == "Medium" && page.size.selectedIndex == 1)
    turn(wheel, by: 2)
    #expect(page.size.value == "Enormous" && page.told == ["Small", "Medium", "Enormous"])
    try app.tap("Done")
    app.settle()
    #expect(!page.size.isFirstResponder && wheel.window == nil && page.size.text == "Enormous")
  }

  @Test("ED-5 wheels for a date fill a field with the date as people write it in their language")
  func dates() throws {
    page.day.date = try date("2024-01-31")
    #expect(page.day.text == "Jan 31, 2024" && page.told.isEmpty)
    try app.tap("Day")
    app.settle()
    turn(page.day.datePicker, by: 1, at: 0.2)
    #expect(page.day.text == "Feb 29, 2024" && page.told == ["Feb 29, 2024"])
    #expect(page.day.date == (try date("2024-02-29")))
    page.day.datePicker.locale = Locale(identifier: "de_DE")
    page.day.date = page.day.date
    #expect(page.day.text == "29.02.2024")
  }

  @Test("ED-5 a month in place of the keyboard fills a field at a tap on a day, and is wheels where there is no room")
  func month() throws {
    page.day.date = try date("2024-02-10")
    page.day.datePicker.maximumDate = try date("2024-03-20")
    page.day.preferredDatePickerStyle = .inline
    try app.tap("Day")
    app.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 380)
    try app.tap("Thursday, February 29, 2024")
    #expect(page.day.text == "Feb 29, 2024" && page.told == ["Feb 29, 2024"])
    try app.tap("March 2024")
    #expect(page.day.text == "Feb 29, 2024")
    let late = try app.find(UIControl.self, "Thursday, March 21, 2024")
    #expect(!late.isEnabled)
    try app.tap("Wednesday, March 20, 2024")
    #expect(page.day.date == (try date("2024-03-20")))
    app.screen.change(size: CGSize(width: 844, height: 390))
    app.settle()
    #expect(page.day.datePicker.datePickerStyle == .wheels)
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 206)
  }

  @Test("ED-5 keys, paste, composing and corrections do not garble a field that is chosen; arrows and letters choose")
  func keys() throws {
    try app.tap("Size")
    app.settle()
    UIPasteboard.general.string = "pasted"
    defer { UIPasteboard.general.string = nil }
    app.type("xyz 1")
    app.press("v", modifiers: .control)
    app.press("a", modifiers: .control)
    app.press(.keyboardDeleteOrBackspace)
    page.size.insertText("typed")
    page.size.deleteBackward()
    page.size.paste(nil)
    page.size.setMarkedText("composed", selectedRange: NSRange(location: 0, length: 0))
    page.size.unmarkText()
    let all = try #require(page.size.textRange(from: page.size.beginningOfDocument, to: page.size.endOfDocument))
    page.size.replace(all, withText: "corrected")
    #expect(page.size.text == "Small" && page.told == ["Small"])
    app.press(.keyboardDownArrow)
    #expect(page.size.text == "Medium")
    app.type("l")
    #expect(page.size.text == "Large" && page.size.pickerView?.selectedRow(inComponent: 0) == 2)
    for _ in 0..<9 { app.press(.keyboardUpArrow) }
    #expect(page.size.selectedIndex == 0)
    app.press(.keyboardReturnOrEnter)
    app.settle()
    #expect(page.day.isFirstResponder)
    let day = try #require(page.day.date)
    app.type("7")
    app.press(.keyboardDownArrow)
    #expect(page.day.date == day.addingTimeInterval(86_400))
  }

  @Test("ED-5 ED-7 the bar leads into wheels and out of them, and a form is right when all is chosen")
  func form() throws {
    try app.tap("Name")
    app.settle()
    page.name.textField.insertText("Kim")
    #expect(!page.button.isEnabled)
    for field in [page.size, page.day] as [UITextField] {
      try app.tap("Next")
      app.settle()
      #expect(field.isFirstResponder && field.hasText)
    }
    #expect(page.button.isEnabled)
    page.size.text = "none of them"
    #expect(page.size.value == nil && page.size.text == "" && !page.button.isEnabled)
    page.size.text = "large"
    #expect(page.size.value == "Large" && page.size.text == "Large")
    try app.tap("Previous")
    app.settle()
    #expect(page.size.pickerView?.selectedRow(inComponent: 0) == 2 && page.size.value == "Large")
    try app.tap("Continue")
    #expect(page.sent == 1)
  }

  @Test("ED-5 the keyboard guide follows the wheels, which are lower on a phone that lies on its side")
  func guide() throws {
    try app.tap("Size")
    app.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 844 - 260, width: 390, height: 260))
    app.screen.change(size: CGSize(width: 844, height: 390))
    app.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 390 - 206, width: 844, height: 206))
    #expect(page.size.pickerView?.bounds.height == 162)
    try app.tap("Done")
    app.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test("ED-5 a picker of the app's own that has no colour stands on that of the keyboard")
  func backdrop() throws {
    let picker = UIPickerView()
    page.name.textField.inputView = picker
    try app.tap("Name")
    app.settle()
    let corner = picker.convert(CGPoint(x: 4, y: 4), to: nil)
    let picture = try #require(app.screenshot().image.cgImage)
    #expect(picture.pixels[Int(corner.y) * 2 * picture.width + Int(corner.x) * 2] & 0xFF_FFFF == 0xD1_D3D9)
  }

  @Test("ED-5 a time that is chosen as the field begins, or by an arrow, is one that the wheel has")
  func interval() throws {
    let field = EntryDateField(.time)
    field.datePicker.timeZone = TimeZone(secondsFromGMT: 0)
    field.datePicker.minuteInterval = 15
    let start = try date("2024-01-31").addingTimeInterval(10 * 3600)
    field.datePicker.date = start.addingTimeInterval(7 * 60)
    page.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.date == start)
    app.press(.keyboardDownArrow)
    #expect(field.date == start.addingTimeInterval(15 * 60))
  }
}

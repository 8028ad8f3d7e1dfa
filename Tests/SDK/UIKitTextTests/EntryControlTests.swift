// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Rows of a form that are filled with segmented controls, menus and other controls.
@MainActor @Suite(.serialized) final class EntryControlTests {
  /// Fields with controls between them.
  private final class Page: UIViewController {
    let name = EntryFieldView(title: "Name")
    let size: EntryControlView
    let speed: EntryControlView
    let terms = EntryControlView(title: "Terms", control: UISwitch())
    let city = EntryFieldView(title: "City")
    let button = UIButton(type: .system)
    private(set) var form: EntryForm?
    var sent = 0
    var chosen: [String] = []

    let segments = UISegmentedControl(items: ["Small", "Medium", "Large"])
    let menuButton = UIButton(type: .system)

    init() {
      size = EntryControlView(title: "Size", control: segments)
      menuButton.showsMenuAsPrimaryAction = true
      menuButton.changesSelectionAsPrimaryAction = true
      speed = EntryControlView(title: "Speed", control: menuButton)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      button.setTitle("Continue", for: .normal)
      let invitation = UIAction(title: "Choose", attributes: .disabled, state: .on) { _ in }
      menuButton.menu = UIMenu(
        children: [invitation]
          + ["Standard", "Express"].map { title in
            UIAction(title: title) { [weak self] _ in self?.chosen.append(title) }
          })
      for row in [size, speed, terms] { row.entryValidators = [.required] }
      for row in [name, city] { row.textField.entryValidators = [.required] }
      let rows: [EntryRowView] = [name, size, speed, terms, city]
      view.showBelowEachOther(rows + [button], spacing: 12, top: 20)
      form = EntryForm(rows, control: button) { [weak self] in self?.sent += 1 }
    }
  }

  @MainActor private struct Fixture {
    let page = Page()
    let app: TestApp
    let listener = AnnouncementListener()

    init() {
      app = TestApp { [page] in page }
      app.settle()
      UIApplication.shared.accessibility.client = listener
    }
  }

  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var page: Page { fixture.page }
  private var app: TestApp { fixture.app }
  private var listener: AnnouncementListener { fixture.listener }

  private func tap(_ query: ViewQuery) throws {
    try app.tap(query)
    app.settle()
  }

  private func choose(_ title: String) throws {
    try tap(.view(page.menuButton))
    try tap(.label(title))
  }

  @Test("ED-5 ED-7 a form with segments, a menu and a switch is right once something is chosen in each of them")
  func validity() throws {
    page.name.textField.text = "Kim"
    page.city.textField.text = "Seoul"
    #expect(page.form?.isValid == false && !page.button.isEnabled)
    try tap("Medium")
    #expect(!page.button.isEnabled)
    try choose("Express")
    #expect(page.chosen == ["Express"] && !page.button.isEnabled)
    try tap(.view(page.terms.control))
    #expect(page.button.isEnabled)
    try tap("Continue")
    #expect(page.sent == 1)
    try tap(.view(page.terms.control))
    #expect(!page.button.isEnabled)
  }

  @Test("ED-5 ED-7 Return, Next and Previous stop at controls, which have a ring and the bar then, and no keyboard")
  func stops() throws {
    try tap("Name")
    let high = page.view.keyboardLayoutGuide.layoutFrame.height
    try tap("next")
    #expect(page.size.isFirstResponder && page.form?.accessoryBar.window != nil)
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height < high - 100)
    #expect(!app.exists(.label("next")))
    let ring = try #require(page.size.subviews.last)
    #expect(!ring.isHidden && ring.frame.contains(page.segments.convert(page.segments.bounds, to: page.size)))
    for row in [page.speed, page.terms] {
      try tap("Next")
      #expect(row.isFirstResponder)
    }
    #expect(ring.isHidden)
    try tap("Next")
    #expect(page.city.textField.isFirstResponder && app.exists(.label("done")))
    try tap("Previous")
    #expect(page.terms.isFirstResponder)
    try tap("Done")
    #expect(!page.terms.isFirstResponder && page.form?.accessoryBar.window == nil)
    // A switch that cannot be used is passed over.
    page.terms.control.isEnabled = false
    page.city.textField.becomeFirstResponder()
    app.settle()
    try tap("Previous")
    #expect(page.speed.isFirstResponder)
  }

  @Test("ED-4 a control that is left without a choice says so below, to screen readers too, until something is chosen")
  func problem() throws {
    try tap("Name")
    let words = PhraseLanguage.current(.entryRequired)
    page.name.textField.insertText("Kim")
    try tap("Next")
    #expect(page.size.problemLabel.isHidden)
    try tap("Next")
    #expect(!page.size.problemLabel.isHidden && page.size.problemLabel.text == words)
    #expect(listener.said == ["Size: " + words] && page.segments.accessibilityHint == words)
    #expect(page.segments.accessibilityLabel == "Size" && page.menuButton.accessibilityLabel == "Speed")
    try tap("Large")
    #expect(page.size.problemLabel.isHidden && page.segments.accessibilityHint == nil)
    try choose("Standard")
    #expect(page.menuButton.accessibilityValue == "Standard")
    // Sent too early, the form goes to the first that is missing.
    page.form?.submit()
    #expect(page.terms.isFirstResponder && page.terms.problemLabel.text == words && page.sent == 0)
  }

  @Test("ED-5 ED-7 a hardware keyboard chooses by arrows, letters and Space, and goes on by Return")
  func keys() throws {
    try tap("Name")
    app.type("Kim")
    app.press(.keyboardReturnOrEnter)
    app.settle()
    #expect(page.size.isFirstResponder)
    app.press(.keyboardRightArrow)
    #expect(page.segments.selectedSegmentIndex == 0)
    app.type("l")
    #expect(page.segments.selectedSegmentIndex == 2)
    page.segments.setEnabled(false, forSegmentAt: 1)
    app.press(.keyboardLeftArrow)
    #expect(page.segments.selectedSegmentIndex == 0)
    app.press(.keyboardLeftArrow)
    #expect(page.segments.selectedSegmentIndex == 0)
    app.press(.keyboardReturnOrEnter)
    app.settle()
    app.press(.keyboardDownArrow)
    app.type("e")
    #expect(page.chosen == ["Standard", "Express"] && page.menuButton.accessibilityValue == "Express")
    app.type(" ")
    app.settle()
    app.press(.keyboardDownArrow)
    app.press(.keyboardReturnOrEnter)
    app.settle()
    #expect(page.chosen.last == "Standard" && page.speed.isFirstResponder)
    app.press(.keyboardReturnOrEnter)
    app.type(" ")
    #expect((page.terms.control as? UISwitch)?.isOn == true)
    app.press(.keyboardReturnOrEnter)
    app.settle()
    app.type("Seoul")
    app.press(.keyboardReturnOrEnter)
    #expect(page.sent == 1 && page.city.textField.text == "Seoul")
  }

  @Test("ED-5 where lines begin at the right, the arrows choose what lies there")
  func mirrored() throws {
    let page = Page()
    let app = TestApp(screen: HeadlessScreen(layoutDirection: .rightToLeft)) { page }
    app.settle()
    page.size.becomeFirstResponder()
    app.settle()
    page.segments.selectedSegmentIndex = 1
    app.press(.keyboardLeftArrow)
    #expect(page.segments.selectedSegmentIndex == 2)
    app.press(.keyboardRightArrow)
    #expect(page.segments.selectedSegmentIndex == 1)
  }

  @Test(
    "ED-5 segments and lists take the place of the keyboard under the bar, and fill a field", arguments: [false, true])
  func inPlaceOfKeys(_ isList: Bool) throws {
    // The app comes first: another suite's may speak another language.
    let controller = UIViewController()
    let app = TestApp { controller }
    let colors = ["Red", "Green", "Blue"]
    let field = EntryPickerField(colors, style: isList ? .menu : .segmented) { $0 }
    let name = EntryFieldView(title: "Name")
    let rows = [EntryFieldView(title: "Color", textField: field), name]
    for row in rows { row.textField.entryValidators = [.required] }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 40, width: 350, height: 160)
    controller.view.addSubview(stack)
    let form = EntryForm(rows) {}
    app.settle()
    var told: [String] = []
    field.addAction(UIAction { _ in told.append(field.text ?? "") }, for: .editingChanged)
    try app.tap("Color")
    app.settle()
    // Nothing is chosen before a tap, unlike with a wheel.
    #expect(field.isFirstResponder && field.value == nil && field.pickerView == nil)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == (isList ? 260 : 128))
    try app.tap("Green")
    app.settle()
    #expect(field.value == "Green" && field.text == "Green" && told == ["Green"])
    field.text = "blue"
    #expect(told == ["Green"])
    app.press(.keyboardUpArrow)
    #expect(field.value == "Green")
    try app.tap("Next")
    app.settle()
    #expect(name.textField.isFirstResponder && !app.exists("Red"))
    name.textField.text = "Kim"
    #expect(form.isValid)
  }

  @Test("ED-7 a button that is on or off counts in a form, by touch and by Space")
  func toggle() throws {
    _ = fixture
    let (box, send) = (UIButton(type: .system), UIButton(type: .system))
    box.setTitle("I agree", for: .normal)
    box.changesSelectionAsPrimaryAction = true
    let row = EntryControlView(title: "Terms of the shop", control: box)
    row.entryValidators = [.required]
    row.frame = CGRect(x: 0, y: 500, width: 390, height: 60)
    page.view.addSubview(row)
    let form = EntryForm([row], control: send) {}
    app.settle()
    try tap(.view(box))
    #expect(box.isSelected && form.isValid && send.isEnabled)
    row.becomeFirstResponder()
    app.type(" ")
    #expect(!box.isSelected && !form.isValid && !send.isEnabled)
  }
}

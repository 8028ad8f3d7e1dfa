// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Choices that nobody has to make, and how people take them back.
@MainActor @Suite(.serialized) struct EntryClearingTests {
  private final class Page: UIViewController {
    let size = EntryPickerField(["Small", "Medium", "Large"]) { $0 }
    let color = EntryPickerField(["Red", "Blue"], style: .menu) { $0 }
    let day = EntryDateField(.date)
    let kind = EntryPickerField(["Home", "Work"]) { $0 }
    let segments = UISegmentedControl(items: ["Plain", "Gift"])
    private(set) lazy var wrapping = EntryControlView(title: "Wrapping", control: segments)
    private(set) var form: EntryForm?
    private(set) var told: [String] = []

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      kind.entryValidators = [.required]
      let fields: [(String, EntryChoiceField)] = [("Size", size), ("Color", color), ("Day", day), ("Kind", kind)]
      for (name, field) in fields {
        let action = UIAction { [weak self] _ in self?.told.append("\(name) \(field.text ?? "")") }
        field.addAction(action, for: .editingChanged)
      }
      segments.addAction(UIAction { [weak self] _ in self?.told.append("Wrapping") }, for: .valueChanged)
      let rows: [EntryRowView] = fields.map { EntryFieldView(title: $0, textField: $1) } + [wrapping]
      view.showBelowEachOther(rows, spacing: 8, top: 20)
      form = EntryForm(rows) {}
    }

    /// What was told since the last time.
    func news() -> [String] {
      defer { told = [] }
      return told
    }
  }

  private func open(languages: [String] = []) -> (page: Page, app: TestApp) {
    let page = Page()
    let app = TestApp(languages: languages) { page }
    app.settle()
    return (page, app)
  }

  private func tap(_ query: ViewQuery, in app: TestApp) throws {
    try app.tap(query)
    app.settle()
  }

  private func clears(_ app: TestApp) throws -> Bool {
    try app.find(UIControl.self, .type(UIControl.self).label("Clear")).isEnabled
  }

  @Test("ED-5 Clear above a wheel takes a choice back that nobody has to make, which stays so until another is made")
  func wheel() throws {
    let (page, app) = open()
    try tap("Size", in: app)
    #expect(page.size.value == "Small" && page.news() == ["Size Small"])
    #expect(try clears(app))
    try tap("Clear", in: app)
    #expect(page.size.value == nil && page.size.text == "" && page.size.isFirstResponder)
    #expect(page.news() == ["Size "])
    #expect(try !clears(app))
    try tap("Next", in: app)
    try tap("Previous", in: app)
    #expect(page.size.isFirstResponder && page.size.value == nil)
    let wheel = try #require(page.size.pickerView)
    app.tap(at: wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY + 32), to: nil))
    app.settle()
    #expect(page.size.value == "Medium")
    #expect(try clears(app))
  }

  @Test("ED-5 Clear takes a date and the mark of a list back, and the same may be chosen anew")
  func dateAndList() throws {
    let (page, app) = open()
    try tap("Day", in: app)
    #expect(page.day.date != nil)
    try tap("Clear", in: app)
    #expect(page.day.date == nil && page.day.text == "")
    try tap("Color", in: app)
    try tap("Blue", in: app)
    #expect(page.color.value == "Blue")
    try tap("Clear", in: app)
    #expect(page.color.value == nil)
    try tap("Blue", in: app)
    #expect(page.color.value == "Blue")
    page.color.selectedIndex = nil
    app.settle()
    #expect(try !clears(app))
  }

  @Test("ED-5 what has to be chosen has no Clear, and Delete does not take it back")
  func required() throws {
    let (page, app) = open()
    try tap("Kind", in: app)
    #expect(page.kind.value == "Home" && !app.exists("Clear"))
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.kind.value == "Home")
    page.kind.entryValidators = []
    page.form?.update()
    app.settle()
    #expect(try clears(app))
  }

  @Test("ED-5 Delete on a hardware keyboard takes a choice back, that of segments too, as Clear does")
  func keysAndSegments() throws {
    let (page, app) = open()
    try tap("Size", in: app)
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.size.value == nil && page.news() == ["Size Small", "Size "])
    app.press(.keyboardDownArrow)
    app.press(.keyboardDeleteForward)
    #expect(page.size.value == nil)
    try tap("Kind", in: app)
    try tap("Next", in: app)
    #expect(page.wrapping.isFirstResponder)
    #expect(try !clears(app))
    app.press(.keyboardRightArrow)
    app.settle()
    #expect(page.segments.selectedSegmentIndex == 0)
    _ = page.news()
    try tap("Clear", in: app)
    #expect(page.segments.selectedSegmentIndex == UISegmentedControl.noSegment && page.news() == ["Wrapping"])
    app.press(.keyboardRightArrow)
    app.press(.keyboardDeleteOrBackspace)
    #expect(page.segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.wrapping.entryValidators = [.required]
    page.form?.update()
    app.settle()
    #expect(!app.exists("Clear"))
  }

  @Test("ED-5 in Korean the way back to nothing has its Korean name")
  func korean() throws {
    let (page, app) = open(languages: ["ko"])
    try tap("Size", in: app)
    try tap(.label(PhraseLanguage.korean(.clearChoice)), in: app)
    #expect(page.size.value == nil)
  }

  @Test("ED-5 what is in place of the keyboard says how high it will be before it shows, at any width")
  func heights() throws {
    let (page, app) = open()
    page.day.preferredDatePickerStyle = .inline
    let fields: [(String, EntryChoiceField)] = [("Size", page.size), ("Color", page.color), ("Day", page.day)]
    for (name, field) in fields {
      let view = try #require(field.inputView)
      let heights = [320, 390, 844].map { width in
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(view.window == nil)
      let told = view.intrinsicContentSize.height
      try tap(.label(name), in: app)
      #expect(heights == Array(repeating: view.bounds.height, count: 3), "\(name)")
      #expect(told == view.bounds.height, "\(name)")
    }
  }
}

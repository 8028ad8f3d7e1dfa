// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Date pickers that open over the page, and months with a time.
@MainActor @Suite(.serialized) struct CompactDatePickerTests {
  /// A field, and a picker below it.
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let picker = UIDatePicker()
    var told = 0

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Name"
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.addAction(UIAction { [weak self] _ in self?.told += 1 }, for: .valueChanged)
      picker.translatesAutoresizingMaskIntoConstraints = false
      for view in [field, picker] { self.view.addSubview(view) }
      NSLayoutConstraint.activate([
        picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        picker.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      ])
    }
  }

  private func open(
    _ screen: HeadlessScreen = HeadlessScreen(), _ change: (UIDatePicker) throws -> Void
  ) throws -> (page: Page, app: TestApp) {
    let page = Page()
    page.picker.preferredDatePickerStyle = .compact
    page.picker.date = try date("2024-02-10T09:41:00Z")
    try change(page.picker)
    let app = TestApp(screen: screen) { page }
    app.settle()
    return (page, app)
  }

  private func date(_ text: String) throws -> Date { try #require(ISO8601DateFormatter().date(from: text)) }

  private func tap(_ query: ViewQuery, _ app: TestApp) throws {
    try app.tap(query)
    app.settle()
  }

  /// The picker of a mode that shows.
  private func picker(_ mode: UIDatePicker.Mode, _ app: TestApp) throws -> UIDatePicker {
    try #require(app.all(UIDatePicker.self).first { $0.datePickerMode == mode })
  }

  /// The button of the time, whose space is another one in each version of Unicode's data.
  private let timeButton = ViewQuery.label(containing: "9:41").traits(.button)

  @Test("ED-5 a compact date picker opens a month over the page, in which a day is chosen, and a tap beside closes it")
  func day() throws {
    let (page, app) = try open { _ in }
    #expect(page.picker.datePickerStyle == .compact && page.picker.bounds.height < 50)
    try tap("Feb 10, 2024", app)
    #expect(app.exists("February 2024") && page.told == 0)
    try tap("Thursday, February 29, 2024", app)
    #expect(page.picker.date == (try date("2024-02-29T09:41:00Z")) && page.told == 1)
    // As on iOS it stays until it is left.
    #expect(app.exists("February 2024"))
    try tap("March 2024", app)
    try tap("Friday, March 1, 2024", app)
    #expect(page.picker.date == (try date("2024-03-01T09:41:00Z")) && page.told == 2)
    app.tap(at: CGPoint(x: 195, y: 820))
    app.settle()
    #expect(!app.exists("March 2024") && app.exists("Mar 1, 2024") && page.told == 2)
  }

  @Test("ED-5 the time of a compact picker is chosen by wheels, and the day stays")
  func time() throws {
    let (page, app) = try open { _ in }
    try tap(timeButton, app)
    let wheels = try picker(.time, app)
    #expect(wheels !== page.picker)
    // The row below the middle of the wheel of hours.
    let middle = wheels.convert(CGPoint(x: wheels.bounds.midX - 69, y: wheels.bounds.midY + 32), to: nil)
    app.tap(at: middle)
    app.settle()
    #expect(page.picker.date == (try date("2024-02-10T10:41:00Z")) && page.told == 1)
  }

  @Test("ED-5 the title of a month opens wheels for month and year, which choose, and closes them")
  func months() throws {
    let (page, app) = try open { $0.datePickerMode = .date }
    try tap("Feb 10, 2024", app)
    try tap("February 2024", app)
    #expect(!app.exists("Thursday, February 29, 2024"))
    let wheels = try picker(.yearAndMonth, app)
    #expect(wheels.datePickerStyle == .wheels)
    app.tap(at: wheels.convert(CGPoint(x: wheels.bounds.width * 0.3, y: wheels.bounds.midY + 32), to: nil))
    app.settle()
    #expect(page.picker.date == (try date("2024-03-10T09:41:00Z")) && page.told == 1)
    try tap("March 2024", app)
    #expect(app.exists("Sunday, March 10, 2024"))
  }

  @Test("ED-5 a month with a time has a row for it below the days")
  func inline() throws {
    let (page, app) = try open { $0.preferredDatePickerStyle = .inline }
    #expect(page.picker.datePickerStyle == .inline)
    try tap("Thursday, February 29, 2024", app)
    #expect(page.picker.date == (try date("2024-02-29T09:41:00Z")))
    let word = PhraseLanguage.current(.time)
    try tap(.label(word).traits(.button), app)
    let wheels = try #require(app.all(UIDatePicker.self).first { $0.datePickerStyle == .inline && $0 !== page.picker })
    app.tap(at: wheels.convert(CGPoint(x: wheels.bounds.midX - 69, y: wheels.bounds.midY + 32), to: nil))
    app.settle()
    #expect(page.picker.date == (try date("2024-02-29T10:41:00Z")))
    page.picker.datePickerMode = .time
    #expect(page.picker.datePickerStyle == .inline && page.picker.intrinsicContentSize.height == 216)
  }

  @Test("ED-5 days outside of the limits cannot be chosen, and a picker that is disabled opens nothing")
  func limits() throws {
    let latest = try date("2024-02-20T00:00:00Z")
    let (page, app) = try open { $0.maximumDate = latest }
    try tap("Feb 10, 2024", app)
    #expect(try !app.find(UIControl.self, "Wednesday, February 21, 2024").isEnabled)
    page.picker.isEnabled = false
    app.settle()
    #expect(!app.exists("February 2024"))
    #expect(try !app.find(UIControl.self, "Feb 10, 2024").isEnabled)
  }

  @Test("ED-5 ED-7 opening one ends typing, keys move it on, Escape closes it, and it closes as its page goes")
  func keys() throws {
    let (page, app) = try open { $0.datePickerMode = .date }
    try tap("Name", app)
    #expect(page.field.isFirstResponder)
    try tap("Feb 10, 2024", app)
    #expect(!page.field.isFirstResponder && page.view.keyboardLayoutGuide.layoutFrame.height == 0)
    app.press(.keyboardRightArrow)
    #expect(page.picker.date == (try date("2024-02-11T09:41:00Z")))
    app.press(.keyboardDownArrow)
    app.press(.keyboardDownArrow)
    app.press(.keyboardUpArrow)
    app.press(.keyboardLeftArrow)
    #expect(page.picker.date == (try date("2024-02-17T09:41:00Z")) && page.told == 5)
    app.press(.keyboardEscape)
    app.settle()
    #expect(!app.exists("February 2024"))
    try tap("Feb 17, 2024", app)
    page.picker.removeFromSuperview()
    app.settle()
    #expect(!app.exists("February 2024"))
  }

  @Test("ED-5 where there is room neither below nor above, the month lies over the button and wholly in the window")
  func room() throws {
    let (page, app) = try open(HeadlessScreen(size: CGSize(width: 844, height: 390))) { $0.datePickerMode = .date }
    let button = try app.find(UIControl.self, "Feb 10, 2024")
    try tap("Feb 10, 2024", app)
    let month = try #require(app.all(UIDatePicker.self).first { $0.datePickerStyle == .inline })
    let frame = month.convert(month.bounds, to: nil)
    #expect(frame.height == 336 && CGRect(x: 0, y: 0, width: 844, height: 390).contains(frame))
    #expect(frame.intersects(button.convert(button.bounds, to: nil)))
    app.screen.change(size: CGSize(width: 390, height: 844))
    app.settle()
    #expect(!app.exists("February 2024") && page.told == 0)
  }

  @Test("ED-5 a picker with a name gives it to its buttons, which say what is chosen, in the order of the language")
  func names() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (_, app) = try open(HeadlessScreen(layoutDirection: direction)) { $0.accessibilityLabel = "Starts" }
      let buttons = app.all(.label("Starts").traits(.button))
      let values = buttons.sorted { $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x }
        .map { $0.accessibilityValue ?? "" }
      let isMirrored = direction == .rightToLeft
      #expect(values.count == 2 && values[isMirrored ? 1 : 0] == "Feb 10, 2024")
      #expect(values[isMirrored ? 0 : 1].hasPrefix("9:41"))
    }
  }

  @Test("ED-5 months and years are chosen by wheels, in the order of the language, within their limits")
  func yearAndMonth() throws {
    let earliest = try date("2024-02-05T00:00:00Z")
    let (page, app) = try open {
      $0.datePickerMode = .yearAndMonth
      $0.minimumDate = earliest
    }
    let picker = page.picker
    #expect(picker.datePickerStyle == .wheels)
    func tap(_ part: CGFloat, _ rows: CGFloat) {
      let place = CGPoint(x: picker.bounds.width * part, y: picker.bounds.midY + 32 * rows)
      app.tap(at: picker.convert(place, to: nil))
      app.settle()
    }
    tap(0.3, 1)
    #expect(picker.date == (try date("2024-03-10T09:41:00Z")))
    tap(0.85, 1)
    #expect(picker.date == (try date("2025-03-10T09:41:00Z")))
    tap(0.85, -1)
    tap(0.3, -2)
    #expect(picker.date == earliest && page.told == 4)
  }
}

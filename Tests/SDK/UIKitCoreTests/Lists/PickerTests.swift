// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class PickerViewTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var picker: UIPickerView { fixture.picker }
  private var fruits: Fruits { fixture.fruits }

  @MainActor private struct Fixture {
    let screen = GestureScreen(size: CGSize(width: 320, height: 300))
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let fruits = Fruits()

    init() {
      picker.dataSource = fruits
      picker.delegate = fruits
      screen.window.addSubview(picker)
      screen.platform.settle()
    }
  }

  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    let rows = [["Apple", "Banana", "Cherry", "Date", "Elder", "Fig", "Grape"], ["1", "2", "3"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(rows[component][row])
    }
  }

  @Test func `a wheel that is turned comes to rest at a row and tells its choice`() {
    screen.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 70), over: 0.5)
    screen.platform.advance(by: 0.3)
    screen.up(80, 70)
    screen.platform.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(fruits.chosen == ["Cherry"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(
      picker.view(forRow: 2, forComponent: 0)?.frame.midY
        == picker.view(forRow: 2, forComponent: 0)?.superview?.bounds.midY)
  }

  @Test func `a wheel that is thrown comes to rest at a row, too`() {
    screen.fling(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 100), over: 0.15)
    screen.platform.settle()
    #expect(fruits.chosen.count == 1)
    #expect(fruits.chosen.first == fruits.rows[0][picker.selectedRow(inComponent: 0)])
  }

  @Test func `a tap on a row turns the wheel to it`() {
    screen.tap(80, 108 + 32)
    screen.platform.settle()
    #expect(fruits.chosen == ["Banana"])
    screen.tap(240, 108 + 58)
    screen.platform.settle()
    #expect(fruits.chosen == ["Banana", "3"])
  }

  @Test func `a row that the app selects is not told`() {
    picker.selectRow(4, inComponent: 0, animated: true)
    screen.platform.settle()
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(fruits.chosen.isEmpty)
  }

  @Test func `rows lie on a wheel: lower and fainter the farther from the middle`() throws {
    picker.selectRow(3, inComponent: 0, animated: false)
    screen.platform.settle()
    let views = try (3...6).map { try #require(picker.view(forRow: $0, forComponent: 0)) }
    let steps = zip(views, views.dropFirst()).map { $1.center.y - $0.center.y }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(zip(views, views.dropFirst()).allSatisfy { $0.alpha > $1.alpha })
    #expect(zip(views, views.dropFirst()).allSatisfy { $0.frame.height > $1.frame.height })
  }
}

@MainActor @Suite(.serialized) final class DatePickerTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var picker: UIDatePicker { fixture.picker }
  private var calendar: Calendar { fixture.calendar }

  @MainActor private struct Fixture {
    let screen = GestureScreen(size: CGSize(width: 320, height: 300))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    var calendar = Calendar(identifier: .gregorian)

    init() {
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      picker.calendar = calendar
      picker.timeZone = calendar.timeZone
      picker.locale = Locale(identifier: "en_US")
      screen.window.addSubview(picker)
    }
  }

  private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
  }

  /// The texts in the middle, from left to right.
  private func middle() -> [String] {
    func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    return labels(picker).filter { abs($0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y - 108) < 2 }
      .sorted { $0.convert(CGPoint.zero, to: picker).x < $1.convert(CGPoint.zero, to: picker).x }.compactMap(\.text)
  }

  @Test func `a date is shown in the order of the language`() throws {
    picker.datePickerMode = .date
    picker.date = try day(2024, 3, 5)
    screen.platform.settle()
    #expect(middle() == ["March", "5", "2024"])
    picker.locale = Locale(identifier: "de_DE")
    screen.platform.settle()
    #expect(middle() == ["5", "März", "2024"])
    picker.locale = Locale(identifier: "ko_KR")
    screen.platform.settle()
    #expect(middle() == ["2024년", "3월", "5일"])
  }

  @Test func `hours are counted as the language does`() throws {
    picker.datePickerMode = .time
    picker.date = try day(2024, 3, 5, 15, 7)
    screen.platform.settle()
    #expect(middle() == ["3", "07", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    screen.platform.settle()
    #expect(middle() == ["15", "07"])
  }

  @Test func `a turned wheel changes the date and tells it`() throws {
    picker.datePickerMode = .date
    picker.date = try day(2024, 1, 31)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    screen.platform.settle()
    // The next month has no 31st.
    screen.tap(60, 108 + 32)
    screen.platform.settle()
    #expect(picker.date == (try day(2024, 2, 29)))
    #expect(told == 1)
    #expect(middle() == ["February", "29", "2024"])
  }

  @Test func `a date outside the limits springs back`() throws {
    picker.datePickerMode = .date
    picker.maximumDate = try day(2024, 3, 10)
    picker.date = try day(2024, 3, 10)
    screen.platform.settle()
    screen.tap(60, 108 + 32)
    screen.platform.settle()
    #expect(picker.date == (try day(2024, 3, 10)))
    #expect(middle() == ["March", "10", "2024"])
    picker.date = try day(2030, 1, 1)
    #expect(picker.date == (try day(2024, 3, 10)))
  }

  @Test func `minutes go by the interval`() throws {
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    picker.date = try day(2024, 3, 5, 9, 30)
    screen.platform.settle()
    #expect(middle() == ["9", "30", "AM"])
    screen.tap(160, 108 + 32)
    screen.platform.settle()
    #expect(picker.date == (try day(2024, 3, 5, 9, 45)))
  }

  @Test func `a length of time is shown in hours and minutes`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5430
    screen.platform.settle()
    #expect(picker.countDownDuration == 5400)
    #expect(middle() == ["1 hour", "30 min"])
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 5400)
  }

  @Test func `a day and a time are chosen together`() throws {
    picker.datePickerMode = .dateAndTime
    picker.date = try day(2024, 3, 5, 9, 30)
    screen.platform.settle()
    #expect(middle() == ["Tue, Mar 5", "9", "30", "AM"])
    screen.tap(80, 108 + 32)
    screen.platform.settle()
    #expect(picker.date == (try day(2024, 3, 6, 9, 30)))
  }
}

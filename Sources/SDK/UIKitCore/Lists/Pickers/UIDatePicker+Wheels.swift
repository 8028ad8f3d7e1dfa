// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Wheels

extension UIDatePicker {
  /// Shows what is chosen.
  ///
  /// - Parameters:
  ///   - animated: Whether wheels turn there.
  ///   - isFresh: Whether the wheels were not turned yet, so that it does not matter which way they go.
  func turn(animated: Bool, isFresh: Bool = false) {
    guard !picker.isHidden else { return showContent() }
    for (index, column) in columns.enumerated() {
      let row = column.row(
        of: value(of: column.unit, chosen), near: isFresh ? nil : picker.selectedRow(inComponent: index))
      if picker.selectedRow(inComponent: index) != row {
        picker.selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  /// The day in the middle of the wheel of days.
  private var middleDay: Date { usedCalendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 788_918_400)) }

  private static let middleRow = 20_000

  private func value(of unit: DateColumn.Unit, _ date: Date) -> Int {
    let calendar = usedCalendar
    switch unit {
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .date:
      let days = calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
      return Self.middleRow + days
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / interval
    case .dayPeriod: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) % 3600 / 60 / interval
    }
  }

  private func row(_ unit: DateColumn.Unit) -> Int? {
    guard let index = columns.firstIndex(where: { $0.unit == unit }) else { return nil }
    return columns[index].value(ofRow: picker.selectedRow(inComponent: index))
  }

  /// A wheel has been turned.
  private func turned(_ component: Int) {
    if datePickerMode == .countDownTimer {
      // The least length is that of one step.
      let minutes = (row(.hours) ?? 0) * 60 + (row(.minutes) ?? 0) * interval
      duration = TimeInterval(max(minutes, interval) * 60)
    } else {
      chosen = limited(readDate(turned: columns[component].unit))
    }
    turn(animated: true)
    picker.refresh()
    sendActions(for: .valueChanged)
    endTypingElsewhere()
  }

  private func readDate(turned unit: DateColumn.Unit) -> Date {
    let calendar = usedCalendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: chosen)
    if let row = row(.date), let day = calendar.date(byAdding: .day, value: row - Self.middleRow, to: middleDay) {
      let whole = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (whole.era, whole.year, whole.month, whole.day)
    }
    if let row = row(.year) { parts.year = row + 1 }
    if let row = row(.month) { parts.month = row + 1 }
    if let row = row(.hour) { parts.hour = row }
    if let row = row(.minute) { parts.minute = row * interval }
    if unit == .dayPeriod, let row = row(.dayPeriod), let hour = parts.hour { parts.hour = hour % 12 + row * 12 }
    let wanted = row(.day).map { $0 + 1 } ?? parts.day ?? 1
    // The 31st of a shorter month is its last day.
    parts.day = 1
    let first = calendar.date(from: parts) ?? chosen
    let last = calendar.range(of: .day, in: .month, for: first)?.upperBound ?? 32
    parts.day = min(wanted, last - 1)
    return calendar.date(from: parts) ?? chosen
  }

  /// Whether a row leads to a date that can be chosen.
  private func isAllowed(_ value: Int, _ unit: DateColumn.Unit) -> Bool {
    let calendar = usedCalendar
    let granularity: Calendar.Component
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: chosen)
    switch unit {
    case .year: (parts.year, granularity) = (value + 1, .year)
    case .month: (parts.month, granularity) = (value + 1, .month)
    case .day:
      guard let days = calendar.range(of: .day, in: .month, for: chosen), days.contains(value + 1) else { return false }
      (parts.day, granularity) = (value + 1, .day)
    case .date:
      guard let day = calendar.date(byAdding: .day, value: value - Self.middleRow, to: middleDay) else { return false }
      return settings.allows(day, .day)
    case .hour: (parts.hour, granularity) = (value, .hour)
    case .minute: (parts.minute, granularity) = (value * interval, .minute)
    case .dayPeriod, .hours, .minutes: return true
    }
    if granularity == .year || granularity == .month { parts.day = 1 }
    return calendar.date(from: parts).map { settings.allows($0, granularity) } ?? false
  }
}

// MARK: - For the wheels

extension UIDatePicker: DateWheelsSource {
  var columnCount: Int { columns.count }

  func rowCount(_ component: Int) -> Int { columns[component].rowCount }

  func width(_ component: Int) -> CGFloat {
    let whole = max(bounds.width, 1) - 40
    let hasDay = datePickerMode == .date
    switch columns[component].unit {
    case .year: return whole * (hasDay ? 0.26 : 0.4)
    case .month: return whole * (hasDay ? 0.42 : 0.5)
    case .day: return whole * 0.2
    case .date: return whole * 0.44
    case .hour, .minute, .dayPeriod: return datePickerMode == .time ? 64 : whole * 0.17
    case .hours, .minutes: return whole * 0.42
    }
  }

  func text(_ row: Int, _ component: Int) -> String {
    let column = columns[component]
    let value = column.value(ofRow: row)
    guard column.unit == .date else { return texts.text(of: value * step(column.unit), column.unit) }
    return usedCalendar.date(byAdding: .day, value: value - Self.middleRow, to: middleDay).map { texts.text(ofDay: $0) }
      ?? ""
  }

  private func step(_ unit: DateColumn.Unit) -> Int { unit == .minute || unit == .minutes ? interval : 1 }

  func isAllowed(_ row: Int, component: Int) -> Bool {
    isAllowed(columns[component].value(ofRow: row), columns[component].unit)
  }

  func alignment(_ component: Int) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch columns[component].unit {
    case .date, .day: return isMirrored ? .left : .right
    case .month where columns.first?.unit == .month: return isMirrored ? .right : .left
    case .month, .hour, .minute, .dayPeriod, .year, .hours, .minutes: return .center
    }
  }

  func didTurn(_ component: Int) { turned(component) }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a date picker stands on, and what can be chosen there.
struct DateSettings {
  var date: Date
  /// With its locale and time zone.
  var calendar: Calendar
  /// Whose names and signs dates are written with.
  var locale: Locale
  var minimumDate: Date?
  var maximumDate: Date?
  var minuteInterval = 1
  var isEnabled = true

  /// Returns whether the day, month or year that a date is in may be chosen.
  func allows(_ date: Date, _ granularity: Calendar.Component) -> Bool {
    if let minimumDate, calendar.compare(date, to: minimumDate, toGranularity: granularity) == .orderedAscending {
      return false
    }
    if let maximumDate, calendar.compare(date, to: maximumDate, toGranularity: granularity) == .orderedDescending {
      return false
    }
    return true
  }

  /// Makes a formatter for parts of a date, such as `yMMMM`.
  func formatter(_ template: String) -> DateFormatter {
    let result = formatter(date: .none, time: .none)
    result.setLocalizedDateFormatFromTemplate(template)
    return result
  }

  /// Makes a formatter for a date, a time or both.
  func formatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
    let result = DateFormatter()
    result.calendar = calendar
    result.locale = locale
    result.timeZone = calendar.timeZone
    result.dateStyle = date
    result.timeStyle = time
    return result
  }
}

/// What a date picker shows in place of wheels.
@MainActor
protocol DateContent: UIView {
  /// Shows what is chosen, and what can be.
  func show(_ settings: DateSettings)
}

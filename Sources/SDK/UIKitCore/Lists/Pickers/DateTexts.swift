// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// What the rows of a date picker say.
struct DateTexts {
  private let calendar: Calendar
  private let months: [String]
  /// What stands after the numbers of years and days, as in "2026년".
  private let suffixes: (year: String, day: String)
  private let periods: [String]
  private let isTwelveHours: Bool
  private let numbers: NumberFormatter
  private let twoDigits: NumberFormatter
  private let days: DateFormatter
  private let today: String
  private let words: PhraseLanguage

  init(calendar: Calendar, locale: Locale, isTwelveHours: Bool) {
    self.calendar = calendar
    self.isTwelveHours = isTwelveHours
    func formatter(_ template: String) -> DateFormatter {
      let result = DateFormatter()
      result.calendar = calendar
      result.locale = locale
      result.timeZone = calendar.timeZone
      result.setLocalizedDateFormatFromTemplate(template)
      return result
    }
    let names = formatter("MMMM")
    months = names.standaloneMonthSymbols
    suffixes = (Self.suffix(of: "y", locale), Self.suffix(of: "d", locale))
    periods = [names.amSymbol, names.pmSymbol]
    days = formatter("EEEMMMd")
    numbers = NumberFormatter()
    numbers.locale = locale
    numbers.usesGroupingSeparator = false
    twoDigits = NumberFormatter()
    twoDigits.locale = locale
    twoDigits.minimumIntegerDigits = 2
    let relative = DateFormatter()
    relative.locale = locale
    relative.dateStyle = .short
    relative.timeStyle = .none
    relative.doesRelativeDateFormatting = true
    let word = relative.string(from: Date())
    today = word.contains(where: \.isNumber) ? "" : word
    words = .of(locale)
  }

  /// Returns what a language writes right after a number of a date; nothing where more than that belongs to it.
  private static func suffix(of letter: Character, _ locale: Locale) -> String {
    let pattern = DateFormatter.dateFormat(fromTemplate: String(letter), options: 0, locale: locale) ?? ""
    guard pattern.first == letter else { return "" }
    return pattern.filter { $0 != letter && $0 != "'" }
  }

  func text(of value: Int, _ unit: DateColumn.Unit) -> String {
    switch unit {
    case .year: number(value + 1) + suffixes.year
    case .month: months.indices.contains(value) ? months[value] : number(value + 1)
    case .day: number(value + 1) + suffixes.day
    case .hour: number(isTwelveHours ? (value + 11) % 12 + 1 : value, pads: !isTwelveHours)
    case .minute: number(value, pads: true)
    case .dayPeriod: periods[min(value, 1)]
    case .hours: "\(number(value)) \(value == 1 ? words(.hour) : words(.hours))"
    case .minutes: "\(number(value)) \(words(.minutes))"
    case .date: ""
    }
  }

  func text(ofDay day: Date) -> String {
    if !today.isEmpty, calendar.isDateInToday(day) { return today }
    return days.string(from: day)
  }

  private func number(_ value: Int, pads: Bool = false) -> String {
    (pads ? twoDigits : numbers).string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

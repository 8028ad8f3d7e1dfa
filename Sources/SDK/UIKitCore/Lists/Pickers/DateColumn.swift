// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One wheel of a date picker.
struct DateColumn {
  enum Unit {
    case year, month, day
    /// A whole day, by its distance from a day in the middle.
    case date
    /// All 24 hours, shown as 12 where people count so.
    case hour
    case minute, dayPeriod
    /// Of a length of time.
    case hours, minutes
  }

  let unit: Unit
  /// How many different rows there are.
  let count: Int
  /// Whether the rows begin again after the last.
  let isEndless: Bool

  private static let turns = 200

  init(_ unit: Unit, minuteInterval: Int, monthCount: Int) {
    self.unit = unit
    switch unit {
    case .year: (count, isEndless) = (9999, false)
    case .month: (count, isEndless) = (monthCount, true)
    case .day: (count, isEndless) = (31, true)
    case .date: (count, isEndless) = (40_001, false)
    case .hour: (count, isEndless) = (24, true)
    case .minute: (count, isEndless) = (60 / minuteInterval, true)
    case .dayPeriod: (count, isEndless) = (2, false)
    case .hours: (count, isEndless) = (24, false)
    case .minutes: (count, isEndless) = (60 / minuteInterval, true)
    }
  }

  var rowCount: Int { isEndless ? count * Self.turns : count }

  /// What a row stands for, counted from 0.
  func value(ofRow row: Int) -> Int { count > 0 ? row % count : 0 }

  /// The row of a value that is closest to another row.
  func row(of value: Int, near row: Int?) -> Int {
    guard isEndless, count > 0 else { return min(max(value, 0), max(count - 1, 0)) }
    let start = row ?? count * Self.turns / 2
    var result = start - start % count + value
    if result - start > count / 2 { result -= count }
    if start - result > count / 2 { result += count }
    if result >= rowCount { result -= count }
    return result < 0 ? result + count : result
  }
}

/// Which wheels a date picker has, in the order of a language.
struct DateColumnOrder {
  private let locale: Locale

  init(locale: Locale) { self.locale = locale }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  var date: [DateColumn.Unit] {
    units(in: pattern("yMMMMd")) { letter in
      switch letter {
      case "y", "U", "r": .year
      case "M", "L": .month
      case "d": .day
      default: nil
      }
    }
  }

  var time: [DateColumn.Unit] {
    units(in: pattern("jmm")) { letter in
      switch letter {
      case "H", "h", "K", "k": .hour
      case "m": .minute
      case "a", "b", "B": .dayPeriod
      default: nil
      }
    }
  }

  /// Whether hours are counted from 1 to 12.
  var isTwelveHours: Bool { time.contains(.dayPeriod) }

  private func units(in pattern: String, _ unit: (Character) -> DateColumn.Unit?) -> [DateColumn.Unit] {
    var result: [DateColumn.Unit] = []
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, let unit = unit(letter), !result.contains(unit) { result.append(unit) }
    }
    return result
  }
}

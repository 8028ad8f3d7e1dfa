// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes dates and times as digits, in the order and with the separators of a locale.
///
/// Every part has a fixed number of digits: years four, all others two. A separator that is typed behind one digit of two
/// puts a zero before it. Dates are of the Gregorian calendar, hours count from 0 to 23.
///
/// Text that comes as a whole, as by paste, AutoFill or the app, is read in its own way of writing where that is certain: `2001-02-03` is
/// year, month and day in every locale, `12/2049` a month that a card is valid until, `9:05 PM` a time after noon. Of `02-03`, a birthday
/// without its year, month and day are taken, and the year is left to be typed. A date whose month could as well be its
/// day is refused, but for the locale's own order.
public struct DateEntryFormatter: EntryFormatter {
  /// What is entered.
  public enum Style: Hashable, Sendable {
    /// Day, month and year, in the locale's order.
    case date
    /// Hours and minutes.
    case time
    /// A date, and a time behind it.
    case dateAndTime
    /// The month and the last two digits of the year, as cards say until when they are valid: `MM/yy` everywhere.
    case cardExpiration
  }

  /// What is entered.
  public let style: Style
  let pattern: DateEntryPattern
  let digits: [String]
  /// What the halves of a day are called, as `DayHalf` compares them; empty where no time is entered.
  let halves: [String]

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - style: What is entered.
  ///   - locale: Whose order, separators and digits are written.
  public init(_ style: Style, locale: Locale) {
    let date = DateEntryPattern(
      DateFormatter.dateFormat(fromTemplate: "yyyyMMdd", options: 0, locale: locale) ?? "")
    let time = DateEntryPattern(DateFormatter.dateFormat(fromTemplate: "HHmm", options: 0, locale: locale) ?? "")
    let formatter = NumberFormatter()
    formatter.locale = locale
    self.init(
      style, date: date, time: time, digits: style == .cardExpiration ? [] : NumberSymbols(formatter).digits,
      halves: style == .time || style == .dateAndTime ? Self.halves(of: locale) : [])
  }

  private static func halves(of locale: Locale) -> [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    let symbols: [String?] = [formatter.amSymbol, formatter.pmSymbol]
    let words = symbols.compactMap { $0.map(DayHalf.key) }
    return words.contains("") ? [] : words
  }

  /// Makes a formatter of patterns; the one of ISO 8601 takes the place of one that no date can be written with.
  package init(
    _ style: Style, date: DateEntryPattern, time: DateEntryPattern, digits: [String], halves: [String] = []
  ) {
    self.style = style
    let date = date.has([.year, .month, .day]) ? date : DateEntryPattern("yyyy-MM-dd")
    let time = time.has([.hour, .minute]) ? time : DateEntryPattern("HH:mm")
    pattern =
      switch style {
      case .date: date
      case .time: time
      case .dateAndTime: date.followed(by: time)
      case .cardExpiration: DateEntryPattern("MM/yyyy").withShortYear()
      }
    self.digits = digits.count == 10 ? digits : (0...9).map(String.init)
    self.halves = halves
  }
}

// MARK: - Values

extension DateEntryFormatter {
  /// Returns the parts that a text stands for; `nil` while digits are missing, and for a day or an hour that there is none of.
  public func dateComponents(of text: String) -> DateComponents? {
    let content = content(of: text)
    guard content.count == pattern.digitCount else { return nil }
    let components = wholeParts(of: content)
    return Self.exists(components) ? components : nil
  }

  /// Whether a text that is no date stands at the beginning of one.
  func mayBecomeDate(_ text: String) -> Bool {
    let content = content(of: text)
    return content.count < pattern.digitCount && Self.exists(wholeParts(of: content))
  }

  /// Whether a digit behind a whole date makes another one of it: the first two of a year may stand for the year.
  func takesMore(_ text: String) -> Bool { style == .cardExpiration && dateComponents(of: text)?.year == 2020 }

  /// Returns the parts of which all digits are there.
  private func wholeParts(of content: [Character]) -> DateComponents {
    var components = DateComponents()
    var rest = content[...]
    for part in pattern.parts {
      guard rest.count >= part.digitCount, let value = Int(String(rest.prefix(part.digitCount))) else { break }
      rest = rest.dropFirst(part.digitCount)
      switch part {
      case .year: components.year = value
      case .shortYear: components.year = 2000 + value
      case .month: components.month = value
      case .day: components.day = value
      case .hour: components.hour = value
      case .minute: components.minute = value
      }
    }
    return components
  }

  /// Returns the text of parts; an empty one where one is missing or there is no such date.
  public func text(for components: DateComponents) -> String {
    var content = ""
    for part in pattern.parts {
      let value: Int? =
        switch part {
        case .year: components.year
        case .shortYear: components.year.flatMap { (2000...2099).contains($0) ? $0 - 2000 : nil }
        case .month: components.month
        case .day: components.day
        case .hour: components.hour
        case .minute: components.minute
        }
      guard let value, value >= 0, String(value).count <= part.digitCount else { return "" }
      content += String(repeating: "0", count: part.digitCount - String(value).count) + String(value)
    }
    guard Self.exists(components) else { return "" }
    return layout(Array(content)).map(\.text).joined()
  }

  private static func exists(_ components: DateComponents) -> Bool {
    if let year = components.year, year < 1 { return false }
    if let month = components.month, !(1...12).contains(month) { return false }
    if let day = components.day {
      // The longest month, and a leap year.
      let dayCount = dayCount(of: components.month ?? 1, in: components.year ?? 2000)
      guard (1...dayCount).contains(day) else { return false }
    }
    if let hour = components.hour, !(0...23).contains(hour) { return false }
    if let minute = components.minute, !(0...59).contains(minute) { return false }
    return true
  }

  private static func dayCount(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

// MARK: - Content

extension DateEntryFormatter: ContentFormatter {
  /// Dates are but in locales that write them from right to left, which put marks between the parts; times always are.
  public var isLeftToRight: Bool { !pattern.isRightToLeft }

  public func content(of formatted: Substring) -> [Character] { formatted.compactMap(\.asciiDigit) }

  public func take(_ new: String, into place: inout ContentPlace) {
    if new.count > 1, !pattern.parts.isEmpty {
      let isEmpty = place.before.isEmpty && place.after.isEmpty
      switch WrittenDate(new, halves: halves).reading(pattern.parts) {
      case .parts(let parts) where isEmpty: return place.before = content(of: parts)
      case .nothing where isEmpty: return
      // A whole date does not fit beside digits that are there.
      case .parts(let parts) where parts[.year] != nil: return
      case .parts, .nothing, .digits: break
      }
    }
    takeDigits(of: new, into: &place)
  }

  /// Returns the digits of parts in the order of the locale, up to the first one that is missing.
  private func content(of parts: [DateEntryPattern.Part: [Character]]) -> [Character] {
    Array(pattern.parts.map { parts[$0] }.prefix { $0 != nil }.compactMap(\.self).joined())
  }

  private func takeDigits(of new: String, into place: inout ContentPlace) {
    var hasTaken = false
    for character in new {
      if let digit = character.asciiDigit {
        if place.before.count + place.after.count >= pattern.digitCount {
          // A year of four digits is typed for one of two: its century gives way.
          guard style == .cardExpiration, place.after.isEmpty, place.before.suffix(2) == ["2", "0"] else { return }
          place.before.removeLast(2)
        }
        place.before.append(digit)
        hasTaken = true
      } else if hasTaken || new.count == 1, isTypedSeparator(character) {
        completePart(&place)
      }
    }
  }

  private func isTypedSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation || character.isLetter
      || pattern.separators.contains { $0.contains(character) }
  }

  /// Puts a zero before the only digit of a part of two.
  private func completePart(_ place: inout ContentPlace) {
    guard place.after.isEmpty, let (part, offset) = pattern.place(ofDigit: place.before.count), offset == 1,
      pattern.parts[part].digitCount == 2
    else { return }
    place.before.insert("0", at: place.before.count - 1)
  }

  public func layout(_ content: [Character]) -> [ContentPiece] {
    var pieces: [ContentPiece] = []
    for (index, character) in content.enumerated() {
      if let (part, offset) = pattern.place(ofDigit: index), offset == 0, !pattern.separators[part].isEmpty {
        pieces.append(.separator(pattern.separators[part]))
      }
      pieces.append(.content(character.digitValue.map { digits[$0] } ?? String(character)))
    }
    if content.count == pattern.digitCount, let last = pattern.separators.last, !last.isEmpty {
      pieces.append(.separator(last))
    }
    return pieces
  }
}

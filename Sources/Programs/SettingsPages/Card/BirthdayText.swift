// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Foundation
internal import Phrases
internal import UIKit

/// Birthdays as a field shows them: as people write dates, or by ISO 8601 where there is no year.
///
/// The value of a row is `2001-02-03`, or `02-03`; empty for none.
struct BirthdayText {
  /// `nil` for a birthday without a year, which can get one.
  let formatter: DateEntryFormatter?

  init(hasYear: Bool) {
    formatter = hasYear ? DateEntryFormatter(.date) : nil
  }

  /// What an empty field shows.
  var example: String { text(value(ContactCard.Birthday(year: 1990, month: 12, day: 31))) }

  var validators: [EntryValidator] {
    guard let formatter else {
      return [EntryValidator { Self.birthday($0) != nil || $0.isEmpty ? nil : EntryProblem(said(.entryNoDate)) }]
    }
    let today = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return [.date(formatter, from: DateComponents(year: 1850, month: 1, day: 1), to: today)]
  }

  // MARK: Values

  func value(_ birthday: ContactCard.Birthday) -> String {
    let day = Self.padded(birthday.month, 2) + "-" + Self.padded(birthday.day, 2)
    return birthday.year.map { Self.padded($0, 4) + "-" + day } ?? day
  }

  /// - Parameter value: Of the row; also what the field shows where there is no formatter.
  func birthday(_ value: String) -> ContactCard.Birthday? { Self.birthday(value) }

  private static func birthday(_ value: String) -> ContactCard.Birthday? {
    let numbers = value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard (2...3).contains(numbers.count), let month = numbers.dropLast().last, let day = numbers.last else {
      return nil
    }
    let year = numbers.count == 3 ? numbers[0] : nil
    guard (1...12).contains(month), (1...31).contains(day), (0...9999).contains(year ?? 0) else { return nil }
    return ContactCard.Birthday(year: year, month: month, day: day)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  // MARK: Fields

  /// What the field shows for a value of the row.
  func text(_ value: String) -> String {
    guard let formatter, let birthday = Self.birthday(value) else { return value }
    return formatter.text(for: DateComponents(year: birthday.year, month: birthday.month, day: birthday.day))
  }

  /// The value of the row for what the field shows.
  func value(_ text: String) -> String {
    guard let formatter else { return text.trimmingCharacters(in: .whitespaces) }
    guard let date = formatter.dateComponents(of: text), let month = date.month, let day = date.day else { return "" }
    return value(ContactCard.Birthday(year: date.year, month: month, day: day))
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Phrases

extension EntryValidator {
  /// A number of a formatter within a range; `nil` for no bound.
  public static func number(_ formatter: NumberEntryFormatter, from minimum: Decimal? = nil, to maximum: Decimal? = nil)
    -> Self
  {
    ofText { text in
      guard let value = formatter.value(of: text) else { return EntryProblem(.entryNoNumber) }
      if let minimum, value < minimum {
        let isFinal = formatter.isBelow(minimum, howeverGoesOn: text)
        return EntryProblem(.entryTooSmall, formatter.boundText(minimum), isFinal: isFinal)
      }
      if let maximum, value > maximum {
        // More digits only lead further away, but below zero.
        let isFinal = !formatter.isNegative(text)
        return EntryProblem(.entryTooLarge, formatter.boundText(maximum), isFinal: isFinal)
      }
      return nil
    }
  }

  /// The number of a payment card: 12 to 19 digits, the last of which is right by the formula of Luhn (ISO/IEC 7812-1).
  ///
  /// A wrong one is final where it is as long as those of its brand are: the rare numbers of Visa with more than 16 digits have a problem until
  /// they are whole.
  public static var cardNumber: Self {
    ofText { text in
      let digits = text.compactMap(\.digitValue)
      guard !(12...19).contains(digits.count) || !isLuhn(digits) else { return nil }
      let isFinal = digits.count >= CardNumberEntryFormatter.usualCount(text.compactMap(\.asciiDigit))
      return EntryProblem(.entryNoCardNumber, isFinal: isFinal)
    }
  }

  /// A whole date or time of a formatter that there is, in a range; `nil` for no bound.
  ///
  /// Bounds are compared part by part, from the year to the minute; parts that the formatter does not have do not count.
  public static func date(
    _ formatter: DateEntryFormatter, from earliest: DateComponents? = nil, to latest: DateComponents? = nil
  ) -> Self {
    ofText { text in
      guard let value = formatter.dateComponents(of: text) else {
        let isFinal = !formatter.mayBecomeDate(text)
        return EntryProblem(formatter.style == .time ? .entryNoTime : .entryNoDate, isFinal: isFinal)
      }
      let isFinal = !formatter.takesMore(text)
      if let earliest, formatter.sortKey(value).lexicographicallyPrecedes(formatter.sortKey(earliest)) {
        return EntryProblem(.entryTooEarly, formatter.text(for: earliest), isFinal: isFinal)
      }
      if let latest, formatter.sortKey(latest).lexicographicallyPrecedes(formatter.sortKey(value)) {
        return EntryProblem(.entryTooLate, formatter.text(for: latest), isFinal: isFinal)
      }
      return nil
    }
  }

  private static func isLuhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, next in
      let doubled = next.offset % 2 == 1 ? next.element * 2 : next.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }
}

extension NumberEntryFormatter {
  /// The text of a bound, which may be one that cannot be entered itself.
  fileprivate func boundText(_ value: Decimal) -> String {
    let text = text(for: value)
    return text.isEmpty ? "\(value)" : text
  }

  fileprivate func isNegative(_ text: String) -> Bool { content(of: text).first == "-" }

  /// Whether a number that is below a bound stays there with every digit that is typed behind it.
  fileprivate func isBelow(_ bound: Decimal, howeverGoesOn text: String) -> Bool {
    let content = content(of: text)
    if content.first == "-" { return true }
    guard let sign = content.firstIndex(of: ".") else { return false }
    let missing = max(maximumFractionDigits - (content.count - sign - 1), 0)
    let largest = layout(content + Array(repeating: "9", count: missing)).map(\.text).joined()
    return value(of: largest).map { $0 < bound } ?? false
  }
}

extension DateEntryFormatter {
  /// The parts that are entered, the largest first.
  fileprivate func sortKey(_ components: DateComponents) -> [Int] {
    var key: [Int] = []
    if style != .time { key += [components.year ?? 0, components.month ?? 0] }
    if style == .date || style == .dateAndTime { key.append(components.day ?? 0) }
    if style == .time || style == .dateAndTime { key += [components.hour ?? 0, components.minute ?? 0] }
    return key
  }
}

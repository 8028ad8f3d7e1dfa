// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Phrases

/// Finds what is wrong with the text of a field.
///
/// All validators but `required` let an empty text pass, so that a field may be left out.
public struct EntryValidator: Sendable {
  private let findProblem: @MainActor @Sendable (String) -> EntryProblem?

  /// Makes a validator of your own.
  ///
  /// - Parameter findProblem: Returns what is wrong with a text, with its separators; `nil` for nothing.
  public init(_ findProblem: @escaping @MainActor @Sendable (String) -> EntryProblem?) {
    self.findProblem = findProblem
  }

  /// Returns what is wrong with a text; `nil` for nothing.
  @MainActor
  public func problem(in text: String) -> EntryProblem? { findProblem(text) }

  private static func ofText(_ findProblem: @escaping @MainActor @Sendable (String) -> EntryProblem?) -> Self {
    Self { $0.isEmpty ? nil : findProblem($0) }
  }
}

extension [EntryValidator] {
  /// Returns the first problem that one of the validators finds, in their order.
  @MainActor
  public func problem(in text: String) -> EntryProblem? {
    for validator in self {
      if let problem = validator.problem(in: text) { return problem }
    }
    return nil
  }
}

// MARK: - Texts

extension EntryValidator {
  /// There is more than white space.
  public static var required: Self {
    Self { $0.allSatisfy(\.isWhitespace) ? EntryProblem(.entryRequired) : nil }
  }

  /// The text is so long, in characters as people count them.
  public static func length(_ range: ClosedRange<Int>) -> Self {
    ofText { text in
      let count = text.count
      if count < range.lowerBound { return EntryProblem(.entryTooShort, "\(range.lowerBound)") }
      guard count > range.upperBound else { return nil }
      return range.upperBound == 1 ? EntryProblem(.entryNotOne) : EntryProblem(.entryTooLong, "\(range.upperBound)")
    }
  }

  /// An address of e-mail by its plain form: a name, `@`, and a domain with a dot.
  ///
  /// Whether it exists only a message can tell. The lengths are those of RFC 5321.
  public static var email: Self { ofText { isEmail($0) ? nil : EntryProblem(.entryNoEmail) } }

  /// A web address, with `http` or `https` and a host.
  public static var url: Self { ofText { isWebAddress($0) ? nil : EntryProblem(.entryNoWebAddress) } }

  /// The same text as in another field, such as a password that is entered twice.
  ///
  /// - Parameters:
  ///   - name: What the other field is called.
  ///   - text: Returns the text of the other field.
  public static func matches(_ name: String, text: @escaping @MainActor @Sendable () -> String) -> Self {
    ofText { $0 == text() ? nil : EntryProblem(.entryDiffers, name) }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64, parts[1].utf8.count <= 255,
      !text.contains(where: { $0.isWhitespace || $0 == "," || $0 == ";" }), areLabels(parts[0])
    else { return false }
    return parts[1].contains(".") && isHost(parts[1])
  }

  private static func areLabels(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  private static func isHost(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  private static func isWebAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let parts = URLComponents(string: text), let host = parts.host
    else { return false }
    guard ["http", "https"].contains(parts.scheme?.lowercased() ?? "") else { return false }
    return host.contains(":") || isHost(host[...])
  }
}

// MARK: - Numbers and dates

extension EntryValidator {
  /// A number of a formatter within a range; `nil` for no bound.
  public static func number(_ formatter: NumberEntryFormatter, from minimum: Decimal? = nil, to maximum: Decimal? = nil)
    -> Self
  {
    ofText { text in
      guard let value = formatter.value(of: text) else { return EntryProblem(.entryNoNumber) }
      if let minimum, value < minimum { return EntryProblem(.entryTooSmall, formatter.boundText(minimum)) }
      if let maximum, value > maximum { return EntryProblem(.entryTooLarge, formatter.boundText(maximum)) }
      return nil
    }
  }

  /// The number of a payment card: 12 to 19 digits, the last of which is right by the formula of Luhn (ISO/IEC 7812-1).
  public static var cardNumber: Self {
    ofText { text in
      let digits = text.compactMap(\.digitValue)
      return (12...19).contains(digits.count) && isLuhn(digits) ? nil : EntryProblem(.entryNoCardNumber)
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
        return EntryProblem(formatter.style == .time ? .entryNoTime : .entryNoDate)
      }
      if let earliest, formatter.sortKey(value).lexicographicallyPrecedes(formatter.sortKey(earliest)) {
        return EntryProblem(.entryTooEarly, formatter.text(for: earliest))
      }
      if let latest, formatter.sortKey(latest).lexicographicallyPrecedes(formatter.sortKey(value)) {
        return EntryProblem(.entryTooLate, formatter.text(for: latest))
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

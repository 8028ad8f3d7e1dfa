// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How numbers are written in a locale.
package struct NumberSymbols: Hashable, Sendable {
  /// The digits from 0 to 9.
  var digits: [String] = (0...9).map(String.init)
  /// What stands before the fraction.
  var decimal: String = "."
  /// What stands between groups; empty where there are none.
  var grouping: String = ""
  /// How many digits the last group of the whole part has; 0 for no groups.
  var groupingSize: Int = 3
  /// How many digits the groups before it have.
  var secondaryGroupingSize: Int = 3
  /// How many digits have to stand before the last group for groups to be made.
  var minimumGroupingDigits: Int = 1
  var minus: String = "-"
  /// What stands before the digits, such as the sign of a currency.
  var prefix: String = ""
  /// What stands after the digits.
  var suffix: String = ""

  package init() {}
}

// MARK: - From Foundation

extension NumberSymbols {
  /// Reads how a formatter writes numbers, from what it writes.
  init(_ formatter: NumberFormatter) {
    self.init()
    formatter.minimumFractionDigits = 0
    formatter.maximumFractionDigits = 1
    // The formatter of percents writes hundredths.
    let isPercent = formatter.numberStyle == .percent
    func write(_ value: Double) -> String {
      formatter.string(from: NSNumber(value: isPercent ? value / 100 : value)) ?? ""
    }
    let parts = (0...9).map { Self.split(write(Double($0))) }
    if parts.enumerated().allSatisfy({ $1.digits.count == 1 && $1.digits.first?.digitValue == $0 }) {
      digits = parts.map(\.digits)
      prefix = parts[1].prefix
      suffix = parts[1].suffix
    }
    decimal = Self.split(write(1.5)).digits.first { $0.digitValue == nil }.map { String($0) } ?? "."
    // On Linux NumberFormatter has groups of three everywhere; the newer style has those of the locale.
    let style = IntegerFormatStyle<Int>(locale: formatter.locale ?? .current)
    let grouped = Self.split(style.format(123_456_789_012)).digits
    let groups = grouped.split { $0.digitValue == nil }
    if groups.count > 2, let separator = grouped.first(where: { $0.digitValue == nil }) {
      grouping = Self.split(write(123_456_789_012)).digits.first { $0.digitValue == nil }.map { String($0) } ?? ""
      groupingSize = groups[groups.count - 1].count
      secondaryGroupingSize = groups[groups.count - 2].count
      minimumGroupingDigits = style.format(1234).contains(separator) ? 1 : 2
    }
    minus = formatter.minusSign ?? "-"
    mend()
  }

  /// Replaces what no number can be written with: separators that cannot be told from digits or from each other.
  package mutating func mend() {
    if digits.count != 10 || zip(digits, 0...9).contains(where: { $0.count != 1 || $0.first?.digitValue != $1 }) {
      digits = (0...9).map(String.init)
    }
    if decimal.count != 1 || decimal.first?.digitValue != nil || decimal.first?.isMinus == true { decimal = "." }
    if grouping.count > 1 || grouping == decimal || grouping.first?.digitValue != nil { grouping = "" }
    if grouping.first?.isMinus == true { grouping = "" }
    if minus.filter(\.isMinus).count != 1 || minus.contains(where: { $0.digitValue != nil }) { minus = "-" }
    // As of "B/.": within a text they could not be told from those of the number.
    let sign = decimal
    let isOfNumber: (Character) -> Bool = { $0.digitValue != nil || $0.isMinus || String($0) == sign }
    prefix.removeAll(where: isOfNumber)
    suffix.removeAll(where: isOfNumber)
    if groupingSize < 1 { groupingSize = 3 }
    if secondaryGroupingSize < 1 { secondaryGroupingSize = groupingSize }
  }

  private static func split(_ text: String) -> (prefix: String, digits: String, suffix: String) {
    guard let first = text.firstIndex(where: { $0.digitValue != nil }),
      let last = text.lastIndex(where: { $0.digitValue != nil })
    else { return ("", "", "") }
    return (String(text[..<first]), String(text[first...last]), String(text[text.index(after: last)...]))
  }
}

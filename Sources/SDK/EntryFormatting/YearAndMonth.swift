// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A month of a year, as it stands on cards and as apps store it.
package struct YearAndMonth: Hashable, Sendable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int

  /// Reads `12/49`, `1249`, `12/2049`, `2049-12`, `2049-12-31` and the like; years of two digits are of this century.
  ///
  /// - Parameter text: Digits, with anything between year and month, or nothing.
  /// - Returns: `nil` for other digits, and for a month that there is none of.
  package init?(_ text: String) {
    var groups = text.split { $0.asciiDigit == nil }.map { $0.compactMap(\.asciiDigit) }
    if groups.count == 1, groups[0].count == 4 { groups = [Array(groups[0].prefix(2)), Array(groups[0].suffix(2))] }
    if groups.count == 3, groups[0].count == 4, groups[2].count <= 2 { groups.removeLast() }
    guard groups.count == 2, groups.allSatisfy({ [1, 2, 4].contains($0.count) }) else { return nil }
    let isYearFirst = groups[0].count == 4
    guard let first = Int(String(groups[0])), let second = Int(String(groups[1])) else { return nil }
    let (year, month) = isYearFirst ? (first, second) : (second, first)
    let length = groups[isYearFirst ? 0 : 1].count
    guard length != 1, (1...12).contains(month) else { return nil }
    self.year = length == 2 ? 2000 + year : year
    self.month = month
  }
}

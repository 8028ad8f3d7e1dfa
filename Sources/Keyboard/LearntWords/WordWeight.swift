// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often a word was used, where older uses count less: half after each half-life.
package struct WordWeight: Hashable, Sendable {
  /// As of `seconds`; 1 for a single use.
  package let value: Double
  /// The time of the last use, in seconds since 1970.
  package let seconds: Int64

  /// Sixty days.
  package static let halfLife: Int64 = 60 * 86_400

  package init(value: Double, seconds: Int64) {
    self.value = value
    self.seconds = seconds
  }
}

extension WordWeight {
  /// Returns what is left of it at a time; a clock that has gone back takes nothing away.
  ///
  /// Between half-lives it falls along a line, so that it is the same on every machine.
  package func value(at now: Int64) -> Double {
    let (age, isOverflow) = now.subtractingReportingOverflow(seconds)
    guard age > 0, !isOverflow, value.isFinite else { return isOverflow || !value.isFinite ? 0 : value }
    let (halvings, rest) = age.quotientAndRemainder(dividingBy: Self.halfLife)
    guard halvings < 64 else { return 0 }
    let whole = value / Double(1 << UInt64(halvings))
    return whole * (1 - Double(rest) / Double(2 * Self.halfLife))
  }

  /// Returns the weight after one more use.
  package func used(at now: Int64) -> WordWeight { WordWeight(value: value(at: now) + 1, seconds: max(now, seconds)) }
}

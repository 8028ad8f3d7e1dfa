// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Lets so much through at once, and so much more as time goes by.
package struct TokenBucket: Sendable {
  /// In parts of one that come back, one for each that may come in a minute, in a microsecond.
  private let capacity: Int64
  private let perMicrosecond: Int64
  private var level: Int64
  private var time: Int64?

  private static let parts: Int64 = 60_000_000

  /// - Parameters:
  ///   - burst: How much may come at once.
  ///   - perMinute: How much of that comes back in a minute.
  package init(burst: Int32, perMinute: Int32) {
    capacity = Int64(burst) * Self.parts
    level = capacity
    perMicrosecond = Int64(perMinute)
  }

  /// Takes an amount; nothing where it is more than there is.
  ///
  /// - Parameter microseconds: The time of a clock that never goes back.
  /// - Returns: Whether there was enough.
  package mutating func take(_ amount: Int = 1, at microseconds: Int64) -> Bool {
    if let time, microseconds > time { fill(since: time, to: microseconds) }
    time = max(time ?? microseconds, microseconds)
    let (need, isTooMuch) = Int64(clamping: amount).multipliedReportingOverflow(by: Self.parts)
    guard !isTooMuch, need <= level else { return false }
    level -= need
    return true
  }

  private mutating func fill(since start: Int64, to end: Int64) {
    let (elapsed, isLong) = end.subtractingReportingOverflow(start)
    let (gain, isMuch) = elapsed.multipliedReportingOverflow(by: perMicrosecond)
    level = isLong || isMuch || gain > capacity - level ? capacity : level + gain
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A moment on a clock that never goes back, in microseconds from an arbitrary start. Engines get it with each event.
package struct EventTime: Hashable, Comparable, Sendable {
  /// Since some moment before the first event, which is the same for all.
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// Makes the moment that many milliseconds after the start; one that is too far away becomes the farthest there is.
  package init(milliseconds: Int64) { self.microseconds = Self.microseconds(milliseconds) }

  package static func < (a: EventTime, b: EventTime) -> Bool { a.microseconds < b.microseconds }

  /// Returns the moment that many milliseconds later, or the farthest there is.
  package func advanced(byMilliseconds milliseconds: Int64) -> EventTime {
    let (sum, overflow) = microseconds.addingReportingOverflow(Self.microseconds(milliseconds))
    return EventTime(microseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// Returns the earlier of two moments; `nil` when neither will come.
  package static func earlier(_ a: EventTime?, _ b: EventTime?) -> EventTime? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// Returns how many milliseconds have passed since an earlier moment.
  package func milliseconds(since earlier: EventTime) -> Double {
    let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
    return overflow
      ? (Double(microseconds) - Double(earlier.microseconds)) / 1000 : Double(difference) / 1000
  }

  private static func microseconds(_ milliseconds: Int64) -> Int64 {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1000)
    return overflow ? (milliseconds < 0 ? .min : .max) : product
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A moment on a clock that never goes back, in microseconds from an arbitrary start. Engines get it with each event.
public struct EventTime: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  public init(milliseconds: Int64) { self.microseconds = milliseconds * 1000 }

  public static func < (a: EventTime, b: EventTime) -> Bool { a.microseconds < b.microseconds }

  /// Returns the moment that many milliseconds later.
  public func advanced(byMilliseconds milliseconds: Int64) -> EventTime {
    EventTime(microseconds: microseconds + milliseconds * 1000)
  }

  /// Returns how many milliseconds have passed since an earlier moment.
  public func milliseconds(since earlier: EventTime) -> Double {
    Double(microseconds - earlier.microseconds) / 1000
  }
}

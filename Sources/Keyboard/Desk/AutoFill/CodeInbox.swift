// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the calls that hand codes over, so that a program cannot have the bar change all the time.
package nonisolated struct CodeInbox: Hashable, Sendable {
  /// When the calls of the last minute came, in microseconds.
  private var arrivals: [Int64] = []

  /// A person asks for a code anew a few times, and no more often.
  private static let mostPerMinute = 10

  package init() {}

  /// Whether one more counts; those that do not are not counted.
  package mutating func takes(at microseconds: Int64) -> Bool {
    arrivals.removeAll { microseconds - $0 >= 60_000_000 }
    guard arrivals.count < Self.mostPerMinute else { return false }
    arrivals.append(microseconds)
    return true
  }
}

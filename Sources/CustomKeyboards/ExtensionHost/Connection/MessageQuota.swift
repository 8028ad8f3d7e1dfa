// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much a keyboard may say in a second.
struct MessageQuota {
  private let mostPerSecond: Int
  private var secondStart: Int64 = .min
  private var count = 0

  init(mostPerSecond: Int) { self.mostPerSecond = mostPerSecond }

  /// Counts one more, or several.
  ///
  /// - Returns: Whether it is within what is allowed.
  mutating func count(_ number: Int = 1, at microseconds: Int64) -> Bool {
    if secondStart == .min || microseconds - secondStart >= 1_000_000 {
      secondStart = microseconds
      count = 0
    }
    count += number
    return count <= mostPerSecond
  }
}

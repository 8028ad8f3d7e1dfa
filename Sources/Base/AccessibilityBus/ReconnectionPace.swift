// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often, and after how long each time, a bus is asked for that has gone, or that was not there.
struct ReconnectionPace {
  private var count = 0

  /// A bus that starts again is there at once; one that is not there after all of these is gone.
  private static let delays: [Duration] = [
    .milliseconds(200), .seconds(1), .seconds(5), .seconds(20), .seconds(60),
  ]
  /// A bus that lasts for so long has not gone again at once.
  private static let steadyMicroseconds: Int64 = 60_000_000
}

extension ReconnectionPace {
  /// Returns how long to wait before it is asked for once more; `nil` where that has been in vain often enough.
  mutating func nextDelay() -> Duration? {
    guard count < Self.delays.count else { return nil }
    defer { count += 1 }
    return Self.delays[count]
  }

  /// A bus has gone that had been there for a while.
  mutating func noteLoss(after microseconds: Int64) {
    if microseconds >= Self.steadyMicroseconds { count = 0 }
  }
}

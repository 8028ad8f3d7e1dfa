// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Waiting for conditions that nothing announces.
package enum Wait {
  /// How long a condition may take before the bed gives up, in seconds; generous, because machines may be busy.
  package static let limit = 30.0

  /// Looks again and again until there is something to return.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the error's message.
  ///   - seconds: When to give up.
  ///   - detail: Says what was there instead, for the error's message.
  package static func until<Value>(
    _ what: @autoclosure () -> String, within seconds: Double = limit, detail: () -> String = { "" },
    _ look: () throws -> Value?
  ) throws -> Value {
    let deadline = Clock.now() + Int64(seconds * 1_000_000)
    while true {
      if let value = try look() { return value }
      guard Clock.now() < deadline else {
        let found = detail()
        throw BedError("waited \(seconds) s for \(what())" + (found.isEmpty ? "" : "; found \(found)"))
      }
      Clock.pause(microseconds: 3000)
    }
  }

  /// Looks again and again until a condition holds.
  package static func untilTrue(
    _ what: @autoclosure () -> String, within seconds: Double = limit, detail: () -> String = { "" },
    _ holds: () throws -> Bool
  ) throws {
    try until(what(), within: seconds, detail: detail) { try holds() ? () : nil }
  }
}

/// CLOCK_MONOTONIC in microseconds, the time base of the injector and of the fixtures.
package enum Clock {
  package static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }

  static func pause(microseconds: Int64) {
    var time = timespec(tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000)
    nanosleep(&time, nil)
  }

  /// Waits for a moment, for fingers that move at a given speed.
  package static func pause(until moment: Int64) {
    let rest = moment - now()
    if rest > 0 { pause(microseconds: rest) }
  }
}

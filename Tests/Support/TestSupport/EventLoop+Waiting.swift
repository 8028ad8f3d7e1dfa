// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
package import LinuxSystem

extension EventLoop {
  /// Waits a moment for something to happen, and does what there is to do.
  package func waitAndPoll() throws {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&waiting, 1, 5)
    _ = try poll()
  }

  /// Goes on until something holds.
  ///
  /// - Throws: When it does not after a time in which anything would have happened.
  package func run(until holds: () -> Bool) throws {
    let end = MonotonicClock.nowMicroseconds + 120_000_000
    while !holds() {
      guard MonotonicClock.nowMicroseconds < end else { throw NothingHappened() }
      try waitAndPoll()
    }
  }

  /// Runs until something stops it; after a time in which anything would have happened it returns 99.
  package func runUntilStopped() throws -> Int32 {
    let end = at(microseconds: MonotonicClock.nowMicroseconds + 120_000_000) { [weak self] in self?.stop(status: 99) }
    defer { cancel(end) }
    return try run()
  }
}

/// What was waited for has not come.
struct NothingHappened: Error {}

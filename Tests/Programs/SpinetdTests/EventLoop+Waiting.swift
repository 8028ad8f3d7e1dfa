// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import Testing

extension EventLoop {
  /// Goes on until something holds, for twenty seconds at most.
  func run(until holds: () -> Bool) throws {
    let end = MonotonicClock.nowMicroseconds + 20_000_000
    while !holds(), MonotonicClock.nowMicroseconds < end {
      #expect(try poll() == nil)
      Thread.sleep(forTimeInterval: 0.005)
    }
    #expect(holds())
  }
}

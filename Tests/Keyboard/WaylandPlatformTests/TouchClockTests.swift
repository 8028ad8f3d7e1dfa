// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import WaylandPlatform

@MainActor
@Suite struct TouchClockTests {
  @Test func `a tap that is read late is as short as it was`() {
    var clock = TouchClock()
    let down = clock.time(of: 1000, now: 5_000_000, isFirst: true)
    let up = clock.time(of: 1060, now: 5_900_000, isFirst: false)
    #expect(down == 5_000_000)
    #expect(up - down == 60_000)
  }

  @Test func `a hold is as long as it was`() {
    var clock = TouchClock()
    _ = clock.time(of: 1000, now: 5_000_000, isFirst: true)
    #expect(clock.time(of: 1700, now: 5_701_000, isFirst: false) == 5_700_000)
  }

  @Test func `each first finger begins anew, so that clocks that drift never part`() {
    var clock = TouchClock()
    for tap in 0..<100 {
      let now = Int64(tap) * 1_100_000
      #expect(clock.time(of: UInt32(tap) * 1000, now: now, isFirst: true) == now)
    }
  }

  @Test func `times wrap around`() {
    var clock = TouchClock()
    _ = clock.time(of: .max - 9, now: 1_000_000, isFirst: true)
    #expect(clock.time(of: 20, now: 2_000_000, isFirst: false) == 1_030_000)
  }

  @Test func `times never go back and never lie ahead, whatever the compositor says`() {
    var random = SeededGenerator(seed: 2)
    var clock = TouchClock()
    var now: Int64 = 0
    var last: Int64 = 0
    for _ in 0..<10_000 {
      now += Int64(random.next(below: 100_000))
      let milliseconds = UInt32(truncatingIfNeeded: random.next() >> UInt64(random.next(below: 40)))
      let time = clock.time(of: milliseconds, now: now, isFirst: random.next(below: 4) == 0)
      #expect(time <= now)
      #expect(time >= last)
      last = time
    }
  }
}

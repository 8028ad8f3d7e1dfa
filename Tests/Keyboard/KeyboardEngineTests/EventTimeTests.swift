// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import Testing

@Suite struct EventTimeTests {
  @Test func `moments at the end of time do not overflow`() {
    let last = EventTime(microseconds: .max)
    let first = EventTime(microseconds: .min)
    #expect(last.advanced(byMilliseconds: 1) == last)
    #expect(first.advanced(byMilliseconds: -1) == first)
    #expect(EventTime(milliseconds: .max) == last)
    #expect(last.milliseconds(since: first) > 1e15)
    #expect(first.advanced(byMilliseconds: 2).milliseconds(since: first) == 2)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LinuxSystem

@Suite struct GrowingDelayTests {
  @Test func `each wait is twice the one before, up to the longest, and the first again after a success`() {
    var delay = GrowingDelay(first: .milliseconds(250), longest: .milliseconds(1_500))
    #expect(!delay.isGrowing)
    #expect((0..<5).map { _ in delay.next() } == [250, 500, 1_000, 1_500, 1_500].map(Duration.milliseconds))
    #expect(delay.isGrowing)
    delay.reset()
    #expect(!delay.isGrowing && delay.next() == .milliseconds(250))
    let longest = Duration.seconds(Int64.max)
    var farthest = GrowingDelay(first: longest / 2 + .seconds(1), longest: longest)
    #expect((0..<3).map { _ in farthest.next() } == [longest / 2 + .seconds(1), longest, longest])
  }

  @Test func `durations are whole microseconds, and no longer than there can be`() {
    #expect(Duration.milliseconds(20).microseconds == 20_000)
    #expect(Duration.nanoseconds(1_999).microseconds == 1)
    #expect(Duration.milliseconds(-1_500).microseconds == -1_500_000)
    #expect(Duration.seconds(Int64.max).microseconds == .max)
    #expect(Duration.seconds(Int64.min).microseconds == .min)
  }
}

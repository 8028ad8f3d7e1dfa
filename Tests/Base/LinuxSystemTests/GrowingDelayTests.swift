// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LinuxSystem

@Suite struct GrowingDelayTests {
  @Test func `each wait is twice the one before, up to the longest, and the first again after a success`() {
    var delay = GrowingDelay(first: 250, longest: 1_500)
    #expect(!delay.isGrowing)
    #expect((0..<5).map { _ in delay.next() } == [250, 500, 1_000, 1_500, 1_500])
    #expect(delay.isGrowing)
    delay.reset()
    #expect(!delay.isGrowing && delay.next() == 250)
    var farthest = GrowingDelay(first: .max / 2 + 1, longest: .max)
    #expect((0..<3).map { _ in farthest.next() } == [.max / 2 + 1, .max, .max])
  }
}

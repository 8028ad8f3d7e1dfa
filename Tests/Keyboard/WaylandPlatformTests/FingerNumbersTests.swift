// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

import TextModel
@testable import WaylandPlatform

@MainActor
@Suite struct FingerNumbersTests {
  @Test("SY-2 the same finger of two seats is two fingers") func seats() {
    var numbers = FingerNumbers()
    let first = numbers.number(seat: 1, finger: 0, phase: .began)
    let second = numbers.number(seat: 2, finger: 0, phase: .began)
    #expect(first != second)
    #expect(numbers.number(seat: 1, finger: 0, phase: .moved) == first)
    #expect(numbers.number(seat: 2, finger: 0, phase: .ended) == second)
    #expect(numbers.number(seat: 1, finger: 0, phase: .ended) == first)
  }

  @Test func `a number is free once its finger has gone`() {
    var numbers = FingerNumbers()
    for finger: Int32 in [.min, -1, 0, 7, .max] {
      #expect(numbers.number(seat: 1, finger: finger, phase: .began) == 0)
      #expect(numbers.number(seat: 1, finger: finger, phase: .cancelled) == 0)
    }
  }
}

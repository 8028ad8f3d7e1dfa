// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import Testing

@Suite struct WordWeightTests {
  private let half = WordWeight.halfLife

  @Test func `a use counts half after each half-life, and less and less between them`() {
    let weight = WordWeight(value: 8, seconds: 1_000)
    #expect(weight.value(at: 1_000) == 8)
    #expect(weight.value(at: 1_000 + half) == 4)
    #expect(weight.value(at: 1_000 + 3 * half) == 1)
    var last = weight.value(at: 1_000)
    for step in 1...200 {
      let next = weight.value(at: 1_000 + Int64(step) * half / 20)
      #expect(next < last && next > 0)
      last = next
    }
    #expect(weight.value(at: 1_000 + 64 * half) == 0)
  }

  @Test func `one more use adds one to what is left`() {
    let weight = WordWeight(value: 2, seconds: 0).used(at: half)
    #expect(weight == WordWeight(value: 2, seconds: half))
  }

  @Test func `a clock that has gone back, or a time without sense, takes nothing away and traps nowhere`() {
    let weight = WordWeight(value: 3, seconds: 5_000)
    #expect(weight.value(at: 0) == 3)
    #expect(weight.used(at: 0) == WordWeight(value: 4, seconds: 5_000))
    for seconds in [Int64.min, .max, 0] {
      for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1] {
        for now in [Int64.min, .max, 0] {
          let used = WordWeight(value: value, seconds: seconds).used(at: now)
          #expect(used.value.isFinite)
        }
      }
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import spinetd

@MainActor
@Suite struct ResumptionTests {
  @Test("SY-10 a keyboard connects again some times in half a minute, and not for ever") func losses() {
    var resumption = Resumption { _ in nil }
    #expect(!resumption.isResumed)
    for index in 0..<Resumption.mostLosses {
      let variables = resumption.variables
      resumption = Resumption { variables[$0] }
      let connectsAgain = resumption.lose(at: Int64(index) * 1_000_000)
      #expect(connectsAgain)
    }
    let hasHadEnough = !resumption.lose(at: 6_000_000)
    #expect(hasHadEnough)
    let beginsAnew = resumption.lose(at: 60_000_000)
    #expect(beginsAnew)
  }

  @Test("SY-10 what was left may be anything") func anything() {
    for text in ["", ",", "x,1,-5", "99999999999999999999", String(repeating: "1,", count: 1_000)] {
      var resumption = Resumption { _ in text }
      #expect(resumption.losses.count <= Resumption.mostLosses)
      _ = resumption.lose(at: 10)
      let variables = resumption.variables
      #expect(Resumption { variables[$0] }.losses == resumption.losses.suffix(Resumption.mostLosses))
    }
  }
}

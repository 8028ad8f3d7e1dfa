// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Testing

@Suite struct FailureCountTests {
  @Test("CK-10 three failures in a minute are one too many")
  func failures() {
    var count = FailureCount()
    let isTooMany = [0, 30_000_000, 60_000_000, 61_000_000].map { count.failed(at: $0) }
    #expect(isTooMany == [false, false, false, true])
  }
}

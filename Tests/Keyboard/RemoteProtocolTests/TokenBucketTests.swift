// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RemoteProtocol

@Suite struct TokenBucketTests {
  @Test func `lets a burst through, and then so much as time goes by`() {
    var bucket = TokenBucket(burst: 3, perMinute: 120)
    #expect(bucket.take(3, at: 0) == true)
    #expect(bucket.take(at: 499_999) == false)
    #expect(bucket.take(at: 500_000) == true)
    #expect(bucket.take(2, at: 1_000_000) == false)
    #expect(bucket.take(2, at: 1_600_000) == true)
  }

  @Test func `fills up to the burst and no further, and a clock that goes back gives nothing`() {
    var bucket = TokenBucket(burst: 2, perMinute: 60)
    #expect(bucket.take(2, at: .min) == true)
    #expect(bucket.take(2, at: .max) == true)
    #expect(bucket.take(at: 0) == false)
    #expect(bucket.take(at: .max) == false)
  }
}

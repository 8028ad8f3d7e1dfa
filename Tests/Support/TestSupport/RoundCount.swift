// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often tests with random numbers play.
package enum RoundCount {
  /// Returns all rounds of a test that `make test-release` runs too, and a quarter of them in debug, where one takes many times as long.
  package static func upTo(_ full: Int) -> Int {
    #if DEBUG
      (full + 3) / 4
    #else
      full
    #endif
  }
}

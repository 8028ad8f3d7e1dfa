// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often a keyboard has failed lately.
package struct FailureCount {
  private var times: [Int64] = []

  /// With so many failures in a minute a guest is turned off.
  package static let most = 3
  /// In microseconds.
  package static let minute: Int64 = 60_000_000

  package init() {}

  /// Counts a failure.
  ///
  /// - Returns: Whether that is one too many: the keyboard is not to be started again.
  package mutating func failed(at microseconds: Int64) -> Bool {
    times.removeAll { microseconds - $0 >= Self.minute }
    times.append(microseconds)
    return times.count >= Self.most
  }
}

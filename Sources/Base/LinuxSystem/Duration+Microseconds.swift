// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The whole microseconds in it, as moments of `MonotonicClock` count them; as many as there can be for a longer one.
  package var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, exceeds) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflows || exceeds ? (seconds < 0 ? .min : .max) : sum
  }
}

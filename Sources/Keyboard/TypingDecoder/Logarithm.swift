// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Logarithms that are the same on every machine, because they are made of the four basic operations alone.
enum Logarithm {
  /// Returns the natural logarithm of a positive number, and −1000 for any other.
  static func natural(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return -1000 }
    // ln m = 2 artanh((m − 1) / (m + 1)), whose series converges fast for m from 1 to 2.
    let ratio = (value.significand - 1) / (value.significand + 1)
    var (term, sum, index) = (ratio, 0.0, 1.0)
    while index < 40 {
      sum += term / index
      term *= ratio * ratio
      index += 2
    }
    return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
  }
}

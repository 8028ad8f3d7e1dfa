// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How long touches took.
struct TouchTimes {
  private var microseconds: [Double] = []

  mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    microseconds.append(Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
  }

  /// The mean, the time that one in a hundred exceeds, and the longest, in microseconds.
  var text: String {
    let sorted = microseconds.sorted()
    guard let longest = sorted.last else { return "no touches" }
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    let percentile = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    return "\(sorted.count) touches: mean \(Int(mean)) µs, 99 % below \(Int(percentile)) µs, longest \(Int(longest)) µs"
  }
}

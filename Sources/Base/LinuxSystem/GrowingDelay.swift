// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How long to wait before something that has failed is tried again: each time twice as long.
package struct GrowingDelay: Hashable, Sendable {
  private let first: Duration
  private let longest: Duration
  private var last: Duration?

  package init(first: Duration, longest: Duration) {
    self.first = first
    self.longest = longest
  }

  /// Whether it has failed since the start, or since it has succeeded last.
  package var isGrowing: Bool { last != nil }

  /// Returns how long to wait now that it has failed once more.
  package mutating func next() -> Duration {
    // Compared by the half, which cannot overflow.
    let next = last.map { $0 > longest / 2 ? longest : $0 * 2 } ?? first
    last = next
    return next
  }

  /// The next wait is the first one again: it has succeeded.
  package mutating func reset() { last = nil }
}

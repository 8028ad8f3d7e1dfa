// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often a keyboard may be another height: apps make room each time.
struct HeightPace {
  /// When the next change may be; the first ones after it has come on screen may be at once.
  private var next: Int64 = .min
  private var freeCount = HeightPace.first

  /// Views find their height in a step or two.
  static let first = 3
  /// In microseconds: where somebody touches it, and where nobody does.
  static let touched: Int64 = 100_000
  static let untouched: Int64 = 1_000_000

  /// When a change may be that is wanted now; the time itself for at once.
  func time(from microseconds: Int64) -> Int64 { freeCount > 0 ? microseconds : max(next, microseconds) }

  /// Takes note of a change.
  mutating func changed(at microseconds: Int64, isTouched: Bool) {
    freeCount = max(freeCount - 1, 0)
    next = microseconds + (isTouched ? Self.touched : Self.untouched)
  }
}

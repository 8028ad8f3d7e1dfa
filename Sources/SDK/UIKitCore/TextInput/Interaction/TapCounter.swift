// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts taps that follow each other at one place.
struct TapCounter {
  private var last: (place: CGPoint, time: TimeInterval, count: Int)?

  /// Two taps within this time, in seconds, and distance, in points, count together.
  private static let interval: TimeInterval = 0.4
  private static let distance: CGFloat = 30

  /// Takes a tap, and returns which one it is at its place.
  mutating func count(_ place: CGPoint, at time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= Self.interval,
      hypot(place.x - last.place.x, place.y - last.place.y) < Self.distance
    {
      count = last.count % 3 + 1
    }
    last = (place, time, count)
    return count
  }
}

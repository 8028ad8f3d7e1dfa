// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A region that scrolls on when the finger has let go of it, ever more slowly.
struct ScrollCoast: Sendable {
  /// The region's name.
  let region: String
  /// How far it is scrolled, fractions included.
  private(set) var offset: Double
  /// In logical pixels a millisecond.
  private var velocity: Double
  private var time: EventTime

  /// The time from one place to the next.
  private static let stepMilliseconds: Int64 = 16
  /// The part of the velocity that is left after a millisecond.
  private static let decay = 0.996
  /// In logical pixels a millisecond; slower is standing still.
  private static let leastVelocity = 0.05

  /// - Returns: `nil` when the keys are too slow to move on.
  init?(_ scroll: ScrollDrag, at time: EventTime) {
    region = scroll.region
    velocity = scroll.velocity(at: time)
    guard abs(velocity) >= Self.leastVelocity else { return nil }
    offset = scroll.offset
    self.time = time
  }

  /// When the keys are to be moved next.
  var due: EventTime { time.advanced(byMilliseconds: Self.stepMilliseconds) }

  /// - Returns: Whether the keys move on after this.
  mutating func advance(to now: EventTime, farthest: Double) -> Bool {
    // A late host gets no more than it could have shown.
    let elapsed = Int(wholePart: min(max(now.milliseconds(since: time), 0), 100))
    for _ in 0..<elapsed {
      offset += velocity
      velocity *= Self.decay
    }
    time = now
    let isInside = offset > 0 && offset < farthest
    offset = min(max(offset, 0), farthest)
    return isInside && abs(velocity) >= Self.leastVelocity
  }
}

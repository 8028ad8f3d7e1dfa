// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A finger that moves a strip: the keys stay under it, and a finger that turns back at an end moves them at once.
struct StripScroll: Sendable {
  /// Where the finger was last, in the plane's coordinates, and when.
  private var x: Double
  private var time: EventTime
  /// The offset that goes with it, fractions included.
  private(set) var offset: Double
  /// In logical pixels a millisecond; positive brings keys from the right.
  private var velocity = 0.0

  /// A finger that has rested for longer lets go of a strip that stands still.
  private static let restMilliseconds = 60.0
  private static let largestVelocity = 4.0

  init(x: Double, offset: Double, time: EventTime) {
    self.x = x
    self.offset = offset
    self.time = time
  }

  mutating func move(toX newX: Double, at newTime: EventTime, farthest: Double) {
    let change = x - newX
    offset = min(max(offset + change, 0), farthest)
    x = newX
    let elapsed = newTime.milliseconds(since: time)
    guard elapsed > 0 else { return }
    let latest = min(max(change / elapsed, -Self.largestVelocity), Self.largestVelocity)
    velocity = elapsed > Self.restMilliseconds ? latest : 0.4 * velocity + 0.6 * latest
    time = newTime
  }

  /// How fast the strip is when the finger lets go.
  func velocity(at now: EventTime) -> Double {
    now.milliseconds(since: time) > Self.restMilliseconds ? 0 : velocity
  }
}

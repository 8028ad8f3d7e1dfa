// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry

/// A finger that scrolls a region: the keys stay under it, and a finger that turns back at an end moves them at once.
struct ScrollDrag: Sendable {
  /// The region's name.
  let region: String
  let axis: KeyRegion.Axis
  /// Where the finger was last along the axis, in the plane's coordinates, and when.
  private var place: Double
  private var time: EventTime
  /// The offset that goes with it, fractions included.
  private(set) var offset: Double
  /// In logical pixels a millisecond; positive brings keys from the end.
  private var velocity = 0.0

  /// A finger that has rested for longer lets go of keys that stand still.
  private static let restMilliseconds = 60.0
  private static let largestVelocity = 4.0

  /// - Returns: `nil` for a region that does not scroll.
  init?(_ region: KeyRegion, at location: Point, time: EventTime) {
    guard let axis = region.axis else { return nil }
    self.region = region.id
    self.axis = axis
    place = location.coordinate(along: axis)
    offset = region.offset
    self.time = time
  }

  mutating func move(to location: Point, at newTime: EventTime, farthest: Double) {
    let newPlace = location.coordinate(along: axis)
    let change = place - newPlace
    offset = min(max(offset + change, 0), farthest)
    place = newPlace
    let elapsed = newTime.milliseconds(since: time)
    guard elapsed > 0 else { return }
    let latest = min(max(change / elapsed, -Self.largestVelocity), Self.largestVelocity)
    velocity = elapsed > Self.restMilliseconds ? latest : 0.4 * velocity + 0.6 * latest
    time = newTime
  }

  /// How fast the keys are when the finger lets go.
  func velocity(at now: EventTime) -> Double {
    now.milliseconds(since: time) > Self.restMilliseconds ? 0 : velocity
  }
}

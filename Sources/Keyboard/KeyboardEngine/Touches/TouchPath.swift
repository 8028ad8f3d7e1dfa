// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Where a finger has been on the keys, from where it came down to where it is.
package struct TouchPath: Hashable, Sendable {
  /// Where it was at one moment.
  package struct Sample: Hashable, Sendable {
    /// In the plane's coordinates.
    package var location: Point
    /// When it was there.
    package var time: EventTime

    package init(location: Point, time: EventTime) {
      self.location = location
      self.time = time
    }
  }

  /// Where it came down.
  package let start: Sample
  /// Where it was last.
  package private(set) var end: Sample
  /// The way between the two, in order; empty for a finger that has hardly moved.
  package private(set) var way: [Sample] = []
  /// How far each place on the way is from the one before at the least, in logical pixels.
  private var spacing = leastSpacing

  private static let leastSpacing = 4.0
  /// A way that is longer is kept with every other place only.
  static let mostSamples = 256

  package init(start: Sample) {
    self.start = start
    end = start
  }
}

extension TouchPath {
  /// The finger has moved, or has been where it is for longer.
  package mutating func move(to location: Point, at time: EventTime) {
    end = Sample(location: location, time: time)
    let last = way.last ?? start
    guard last.location.squaredDistance(to: location) >= spacing * spacing else { return }
    way.append(end)
    guard way.count > Self.mostSamples else { return }
    spacing *= 2
    way = stride(from: 1, to: way.count, by: 2).map { way[$0] }
  }

  /// The way from start to end, both included.
  package var samples: [Sample] { [start] + (way.last == end ? way : way + [end]) }
}

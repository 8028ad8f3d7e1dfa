// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds which of several places lies in a heading: first among those straight ahead, then among the others.
///
/// Straight ahead means beyond the side that the heading leaves through, and not wholly beside the way. The nearest counts there, and of
/// those that are as near the one whose middle is least aside. Without any, what lies beyond the side but aside is weighed by how far it is
/// ahead and aside, as in Android's `FocusFinder`; at last what overlaps and has its middle ahead.
struct FocusSearch {
  /// Where the focus is.
  let source: CGRect
  let heading: UIFocusHeading
  /// Whether places are in rows, of which each reaches from side to side: above and below nothing lies aside then.
  var isInRows = false

  /// Places that overlap by less than this, in points, count as side by side.
  private static let slack: CGFloat = 1

  /// Returns the index of the place that the focus goes to; `nil` where there is none.
  func best(of places: [CGRect]) -> Int? {
    let ways = places.map { Way(from: source, to: $0, heading, isInRows: isInRows) }
    func nearest(_ isWanted: (Way) -> Bool, _ isBetter: (Way, Way) -> Bool) -> Int? {
      var best: Int?
      for index in ways.indices where isWanted(ways[index]) {
        if let found = best, !isBetter(ways[index], ways[found]) { continue }
        best = index
      }
      return best
    }
    return nearest({ $0.isStraight && $0.ahead >= -Self.slack }, Way.isNearerStraight)
      ?? nearest({ $0.ahead >= -Self.slack && $0.middleAhead > 0 }, { $0.weight < $1.weight })
      ?? nearest({ $0.middleAhead > $0.middleAside && $0.middleAhead > Self.slack }, { $0.weight < $1.weight })
  }

  /// How one place lies to another.
  private struct Way {
    /// From the near side of one to the near side of the other along the heading, in points; negative where they overlap.
    let ahead: CGFloat
    /// Between the middles, along the heading and across it.
    let middleAhead: CGFloat
    let middleAside: CGFloat
    let isStraight: Bool

    init(from source: CGRect, to place: CGRect, _ heading: UIFocusHeading, isInRows: Bool) {
      let isUpright = heading == .up || heading == .down
      let across =
        isUpright
        ? (source.minX, source.maxX, place.minX, place.maxX)
        : (source.minY, source.maxY, place.minY, place.maxY)
      isStraight = isInRows && isUpright || min(across.1, across.3) - max(across.0, across.2) > FocusSearch.slack
      switch heading {
      case .up: ahead = source.minY - place.maxY
      case .down: ahead = place.minY - source.maxY
      case .left: ahead = source.minX - place.maxX
      default: ahead = place.minX - source.maxX
      }
      let (x, y) = (place.midX - source.midX, place.midY - source.midY)
      middleAhead = isUpright ? (heading == .down ? y : -y) : (heading == .right ? x : -x)
      middleAside = abs(isUpright ? x : y)
    }

    /// Ahead counts for more than aside, by the ratio of Android's `FocusFinder`.
    var weight: CGFloat {
      let ahead = max(ahead, 0)
      return 13 * ahead * ahead + middleAside * middleAside
    }

    static func isNearerStraight(_ a: Way, _ b: Way) -> Bool {
      abs(a.ahead - b.ahead) > FocusSearch.slack ? a.ahead < b.ahead : a.middleAside < b.middleAside
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// In which order things are read that lie beside and below each other.
enum ReadingOrder {
  /// Returns things line by line from the top, and from the leading side in each line.
  ///
  /// A thing is in the line of the highest one that is left where it begins above that one's middle. Those at the same
  /// place stay in the order in which they came.
  static func sorted<Thing>(_ things: [Thing], isRightToLeft: Bool, frame: (Thing) -> CGRect) -> [Thing] {
    guard things.count > 1 else { return things }
    let ranked = things.enumerated().map { (place: $0.offset, frame: frame($0.element), thing: $0.element) }
      .sorted { ($0.frame.minY, $0.place) < ($1.frame.minY, $1.place) }
    var result: [Thing] = []
    result.reserveCapacity(things.count)
    var start = 0
    while start < ranked.count {
      let middle = ranked[start].frame.midY
      let end = ranked[(start + 1)...].firstIndex { $0.frame.minY >= middle } ?? ranked.count
      let line = ranked[start..<end].sorted { a, b in
        isRightToLeft
          ? (-a.frame.maxX, a.place) < (-b.frame.maxX, b.place) : (a.frame.minX, a.place) < (b.frame.minX, b.place)
      }
      result += line.map(\.thing)
      start = end
    }
    return result
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TextModel

extension KeyPlane {
  /// Returns the key that is next in a direction; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - index: The key from which to go.
  ///   - keys: Those to which the focus can go.
  ///   - anchor: Where the focus came from: a row of long keys between short ones does not make it leave its column.
  func neighbour(of index: Int, _ direction: FocusDirection, among keys: [Int], anchor: Point) -> Int? {
    let from = visibleFrame(of: index)
    switch direction {
    case .left, .right:
      let isRight = direction == .right
      return keys.filter { other in
        let frame = visibleFrame(of: other)
        return other != index && frame.isBeside(from) && (frame.center.x > from.center.x) == isRight
          && frame.center.x != from.center.x
      }.min { a, b in
        rank(visibleFrame(of: a), beside: from, anchor) < rank(visibleFrame(of: b), beside: from, anchor)
      }
    case .up, .down:
      let isDown = direction == .down
      let others = keys.filter { other in
        let frame = visibleFrame(of: other)
        return other != index && !frame.isBeside(from) && (frame.center.y > from.center.y) == isDown
      }
      guard
        let nearest = others.min(by: {
          visibleFrame(of: $0).verticalGap(to: from) < visibleFrame(of: $1).verticalGap(to: from)
        })
      else { return nil }
      let row = visibleFrame(of: nearest)
      return others.filter { $0 == nearest || visibleFrame(of: $0).isBeside(row) }.min { a, b in
        visibleFrame(of: a).horizontalRank(anchor) < visibleFrame(of: b).horizontalRank(anchor)
      }
    }
  }

  /// The nearer one first; of keys above each other the one at the height of the anchor.
  private func rank(_ frame: Rect, beside from: Rect, _ anchor: Point) -> (Double, Double) {
    let gap = max(frame.minX - from.maxX, from.minX - frame.maxX, 0)
    return (gap.rounded(), max(frame.minY - anchor.y, anchor.y - frame.maxY, 0))
  }
}

extension Rect {
  fileprivate func verticalGap(to other: Rect) -> Double { max(minY - other.maxY, other.minY - maxY, 0) }

  /// The one above or below a point first, then the one whose middle is nearer.
  fileprivate func horizontalRank(_ point: Point) -> (Double, Double) {
    (max(minX - point.x, point.x - maxX, 0), abs(center.x - point.x))
  }
}

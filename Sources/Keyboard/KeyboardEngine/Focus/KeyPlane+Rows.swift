// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
import TextModel

// What a keyboard that is not touched needs to know of the keys.
extension KeyPlane {
  /// The indexes of the keys that can be pressed, in rows from the top down, each from left to right.
  ///
  /// A key that is as high as several rows is in the first of them.
  package var rows: [[Int]] {
    let keys = pressableKeys.sorted { visibleFrame(of: $0).center.y < visibleFrame(of: $1).center.y }
    var rows: [[Int]] = []
    for key in keys {
      let frame = visibleFrame(of: key)
      if let row = rows.indices.last, let first = rows[row].first, visibleFrame(of: first).isBeside(frame) {
        rows[row].append(key)
      } else {
        rows.append([key])
      }
    }
    return rows.map { $0.sorted { visibleFrame(of: $0).minX < visibleFrame(of: $1).minX } }
  }

  /// The indexes of the keys that a tap does something with, in reading order.
  package var pressableKeys: [Int] { keys.indices.filter { place(toPress: $0) != nil } }

  /// Returns a point at which a tap means the key; `nil` for keys that are out of sight, covered or empty.
  package func place(toPress index: Int) -> Point? {
    guard keys.indices.contains(index), keys[index].role != .suggestion(""), keys[index].label.isKey else { return nil }
    let frame = visibleFrame(of: index)
    guard !frame.isEmpty else { return nil }
    let places = [0.5, 0.1, 0.9].flatMap { y in
      [0.5, 0.1, 0.9].map { x in Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y) }
    }
    return places.first { nearestKey(to: $0) == index }
  }
}

extension KeyLabel {
  /// Whether it is more than words to be read.
  fileprivate var isKey: Bool {
    switch self {
    case .line, .heading, .scanHint: false
    default: true
    }
  }
}

extension Rect {
  /// Whether it is in a row with another: half of the lower one or more is beside the other.
  func isBeside(_ other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= min(height, other.height) / 2
  }
}

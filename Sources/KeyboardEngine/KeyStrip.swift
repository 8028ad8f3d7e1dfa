// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// A row of a plane with more keys than it has room for, which moves sideways under the finger.
///
/// Its keys act when the finger lifts and never before: a finger that comes down may be about to move the row.
package struct KeyStrip: Hashable, Sendable {
  /// Where it shows, in the plane's coordinates; what lies outside is out of sight.
  package var area: Rect
  /// The indexes of its keys in `KeyPlane.keys`, whose frames tell where they are now.
  package var keys: Range<Int>
  /// The width of all its keys and their gaps, in logical pixels.
  package var contentWidth: Double
  /// How far its keys are moved to the left, in whole logical pixels.
  package internal(set) var offset: Double = 0

  package init(area: Rect, keys: Range<Int>, contentWidth: Double) {
    self.area = area
    self.keys = keys
    self.contentWidth = contentWidth
  }

  /// The offset at which the last key is in sight.
  package var farthestOffset: Double { max((contentWidth - area.width).rounded(), 0) }
}

// MARK: - In a plane

extension KeyPlane {
  /// Whether a key belongs to the strip.
  package func isOnStrip(_ index: Int) -> Bool { strip?.keys.contains(index) ?? false }

  /// Returns the part of a key's cap that is in sight; empty when none is.
  package func visibleFrame(of index: Int) -> Rect {
    guard keys.indices.contains(index) else { return .zero }
    guard let strip, strip.keys.contains(index) else { return keys[index].frame }
    return keys[index].frame.intersection(strip.area)
  }

  /// Moves the strip's keys, as far as there are keys to bring into sight; the offset becomes a whole number.
  package mutating func scrollStrip(to offset: Double) {
    guard let strip else { return }
    let offset = min(max(offset.rounded(), 0), strip.farthestOffset)
    let change = strip.offset - offset
    guard change.isFinite, change != 0 else { return }
    self.strip?.offset = offset
    for index in strip.keys.clamped(to: keys.indices) {
      keys[index].frame = keys[index].frame.offset(by: Point(x: change, y: 0))
    }
  }
}

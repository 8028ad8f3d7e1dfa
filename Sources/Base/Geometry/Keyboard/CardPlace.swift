// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a floating keyboard is.
package enum CardPlace {
  /// Returns the card's frame: inside the bounds, as near to the wanted place as there is room.
  ///
  /// - Parameter wanted: The top left corner; `nil` for the first place, in the middle above the bottom.
  package static func frame(wanted: Point?, size: Size, in bounds: Rect) -> Rect {
    let wanted =
      wanted ?? Point(x: bounds.midX - size.width / 2, y: bounds.maxY - size.height - bounds.height / 8)
    let origin = Point(
      x: nearest(to: wanted.x, from: bounds.minX, to: bounds.maxX - size.width),
      y: nearest(to: wanted.y, from: bounds.minY, to: bounds.maxY - size.height))
    return Rect(origin: origin, size: size)
  }

  private static func nearest(to wanted: Double, from least: Double, to most: Double) -> Double {
    min(max(wanted.rounded(), least), max(most, least))
  }

  /// How far a drag goes before it can dock the card, and how near to the bottom the finger then comes or how far below
  /// it the card would be.
  private static let dockDistance = 8.0

  /// Whether a card that is let go is docked: it was dragged down to the bottom.
  ///
  /// - Parameters:
  ///   - frame: Where the card would be if there were no bounds.
  ///   - way: How far the finger has moved.
  package static func docks(_ frame: Rect, finger: Point, way: Point, in bounds: Rect) -> Bool {
    guard way.y >= dockDistance else { return false }
    return finger.y > bounds.maxY - dockDistance || frame.maxY >= bounds.maxY + dockDistance
  }
}

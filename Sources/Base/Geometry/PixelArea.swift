// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle of whole pixels, origin top left, y down.
package struct PixelArea: Hashable, Sendable {
  /// The left edge, in pixels.
  package var x: Int
  /// The upper edge, in pixels.
  package var y: Int
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

// MARK: - Relations

extension PixelArea {
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether another area lies inside.
  package func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }

  private func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Longer lists become their bounding box.
  private static let longestList = 16

  /// Returns the areas without those that lie in others.
  package static func list(_ areas: [PixelArea]) -> [PixelArea] {
    var result: [PixelArea] = []
    for area in areas where !area.isEmpty && !result.contains(where: { $0.contains(area) }) {
      result.removeAll { area.contains($0) }
      result.append(area)
    }
    guard result.count > longestList, let first = result.first else { return result }
    return [result.dropFirst().reduce(first) { $0.union($1) }]
  }
}

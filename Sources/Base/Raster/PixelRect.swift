// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// A rectangle of whole pixels in a buffer, origin top left.
package struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  package var x: Int32
  /// The upper edge, in pixels.
  package var y: Int32
  /// In pixels.
  package var width: Int32
  /// In pixels.
  package var height: Int32

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the smallest rectangle of whole pixels that covers a rectangle in logical pixels.
  ///
  /// Places further than a million pixels from the origin are brought to that distance.
  package init(covering rect: Rect, scale: Double) {
    let left = Self.pixel((rect.minX * scale + Self.slack).rounded(.down))
    let top = Self.pixel((rect.minY * scale + Self.slack).rounded(.down))
    let right = Self.pixel((rect.maxX * scale - Self.slack).rounded(.up))
    let bottom = Self.pixel((rect.maxY * scale - Self.slack).rounded(.up))
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// What an edge may miss a pixel border by before it counts as crossing it; takes up rounding errors of the scale.
  private static let slack = 1e-6

  private static func pixel(_ value: Double) -> Int32 {
    value.isNaN ? 0 : Int32(min(max(value, -1e6), 1e6))
  }
}

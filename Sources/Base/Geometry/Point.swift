// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A position or an offset, in logical pixels, x to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var zero: Point { Point(x: 0, y: 0) }
}

// MARK: - Arithmetic

extension Point {
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the square of the straight distance to another point, in square logical pixels.
  public func squaredDistance(to other: Point) -> Double {
    let d = self - other
    return d.x * d.x + d.y * d.y
  }
}

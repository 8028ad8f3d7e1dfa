// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import WaylandPlatform

/// A rectangle of whole pixels.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Longer lists become their bounding box.
  private static let longestList = 16

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the area of all pixels that a rectangle touches, as far as the surface has them.
  init(_ rect: CGRect, in geometry: SurfaceGeometry) {
    func clamped(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    x = clamped((rect.minX * geometry.scale + 0.001).rounded(.down), geometry.pixelWidth)
    y = clamped((rect.minY * geometry.scale + 0.001).rounded(.down), geometry.pixelHeight)
    width = clamped((rect.maxX * geometry.scale - 0.001).rounded(.up), geometry.pixelWidth) - x
    height = clamped((rect.maxY * geometry.scale - 0.001).rounded(.up), geometry.pixelHeight) - y
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// In logical pixels.
  func rect(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }

  func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }

  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the areas without those that lie in others.
  static func list(_ areas: [PixelArea]) -> [PixelArea] {
    var result: [PixelArea] = []
    for area in areas where !area.isEmpty && !result.contains(where: { $0.contains(area) }) {
      result.removeAll { area.contains($0) }
      result.append(area)
    }
    guard result.count > longestList, let first = result.first else { return result }
    return [result.dropFirst().reduce(first) { $0.union($1) }]
  }

  func copy(from source: UnsafeMutableRawBufferPointer, to target: UnsafeMutableRawBufferPointer, stride: Int) {
    for row in y..<y + max(height, 0) {
      let start = row * stride + x * 4
      let bytes = start..<start + width * 4
      UnsafeMutableRawBufferPointer(rebasing: target[bytes])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[bytes]))
    }
  }
}

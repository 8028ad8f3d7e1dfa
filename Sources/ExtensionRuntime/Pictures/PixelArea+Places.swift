// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation

extension PixelArea {
  /// Longer lists become their bounding box.
  private static let longestList = 16

  /// Makes the area of all pixels that a rectangle touches, as far as a picture has them.
  init(_ rect: CGRect, scale: CGFloat, in format: PictureFormat) {
    func clamped(_ value: CGFloat, _ limit: Int) -> Int { Int(min(max(value, 0), CGFloat(limit))) }
    let left = clamped((rect.minX * scale + 0.001).rounded(.down), format.width)
    let top = clamped((rect.minY * scale + 0.001).rounded(.down), format.height)
    self.init(
      x: left, y: top, width: clamped((rect.maxX * scale - 0.001).rounded(.up), format.width) - left,
      height: clamped((rect.maxY * scale - 0.001).rounded(.up), format.height) - top)
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// In points.
  func rect(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }

  private func union(_ other: PixelArea) -> PixelArea {
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

  /// Copies the area from one picture to another of the same format.
  func copy(from source: UnsafeMutableRawBufferPointer, to target: UnsafeMutableRawBufferPointer, stride: Int) {
    for row in y..<y + max(height, 0) {
      let start = row * stride + x * 4
      let bytes = start..<start + width * 4
      UnsafeMutableRawBufferPointer(rebasing: target[bytes])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[bytes]))
    }
  }
}

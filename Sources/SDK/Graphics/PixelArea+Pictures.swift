// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Geometry

extension PixelArea {
  /// Makes the area of all pixels that a rectangle touches, as far as a picture of so many has them.
  package init(_ rect: CGRect, scale: CGFloat, inWidth width: Int, height: Int) {
    func clamped(_ value: CGFloat, _ limit: Int) -> Int { Int(min(max(value, 0), CGFloat(limit))) }
    let left = clamped((rect.minX * scale + 0.001).rounded(.down), width)
    let top = clamped((rect.minY * scale + 0.001).rounded(.down), height)
    self.init(
      x: left, y: top, width: clamped((rect.maxX * scale - 0.001).rounded(.up), width) - left,
      height: clamped((rect.maxY * scale - 0.001).rounded(.up), height) - top)
  }

  /// In points.
  package func rect(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// Copies the area from one picture of 32-bit pixels to another of the same form.
  package func copy(
    from source: UnsafeMutableRawBufferPointer, to target: UnsafeMutableRawBufferPointer, stride: Int
  ) {
    for row in y..<y + max(height, 0) {
      let start = row * stride + x * 4
      let bytes = start..<start + width * 4
      UnsafeMutableRawBufferPointer(rebasing: target[bytes])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[bytes]))
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Graphics
import Foundation

/// Pixels that tests draw and look at.
struct Picture {
  let width: Int
  let pixels: [UInt32]

  /// Draws with the picture's context as the current one.
  ///
  /// - Parameter scale: The pixels of one point.
  init(width: Int, height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void) {
    let stride = width + 3
    var memory = [UInt32](repeating: 0, count: stride * height)
    memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress,
        let context = CGContext(pixels: base, width: width, height: height, stride: stride * 4, scale: scale)
      else { return }
      UIGraphicsPushContext(context)
      draw(context)
      UIGraphicsPopContext()
    }
    self.width = width
    pixels = (0..<height).flatMap { memory[$0 * stride..<$0 * stride + width] }
  }

  init(_ image: CGImage) {
    width = image.width
    pixels = image.pixels
  }

  var height: Int { pixels.count / width }

  /// Premultiplied, `0xAARRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  var isEmpty: Bool { pixels.allSatisfy { $0 == 0 } }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// Row by row: `#` for opaque, `.` for transparent, `+` for what is between.
  var shape: [String] {
    (0..<height).map { y in
      String((0..<width).map { x in alpha(x, y) == 255 ? "#" : alpha(x, y) == 0 ? "." : "+" })
    }
  }

  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFF00_00FF
}

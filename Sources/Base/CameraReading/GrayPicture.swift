// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextReading

/// A picture in shades of grey, small enough to be shown.
package struct GrayPicture {
  /// In pixels.
  package let width: Int
  package let height: Int
  private let shades: [UInt8]
  private let sourceWidth: Int
  private let step: Int

  /// - Parameter longestSide: The most pixels on a side; enough for a phone's screen.
  /// - Returns: `nil` where only the reader may look into the picture, as into a JPEG file.
  package init?(_ picture: TextPicture, longestSide: Int) {
    guard case .gray(let width, let height, let shades) = picture, width > 0, height > 0, longestSide > 0,
      shades.count == width * height
    else { return nil }
    step = (max(width, height) + longestSide - 1) / longestSide
    (self.width, self.height, self.shades, sourceWidth) = (width / step, height / step, shades, width)
    guard self.width > 0, self.height > 0 else { return nil }
  }

  /// Writes the pixels, 32 bits each without transparency, row by row; there must be room for all.
  package func write(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    precondition(pixels.count >= width * height)
    shades.withUnsafeBufferPointer { shades in
      for row in 0..<height {
        for column in 0..<width {
          let shade = UInt32(shades[(row * sourceWidth + column) * step])
          pixels[row * width + column] = 0xFF00_0000 | shade * 0x01_0101
        }
      }
    }
  }
}

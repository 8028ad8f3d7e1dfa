// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TextReading

/// An image of Leptonica, which goes with its owner.
final class Picture {
  /// What Leptonica's functions take.
  let image: UnsafeMutablePointer<Pix>

  /// Takes over an image that a function of Leptonica has made; `nil` where it has not.
  init?(owning image: UnsafeMutablePointer<Pix>?) {
    guard let image else { return nil }
    self.image = image
  }

  deinit {
    var image: UnsafeMutablePointer<Pix>? = image
    pixDestroy(&image)
  }

  var width: Int { Int(pixGetWidth(image)) }
  var height: Int { Int(pixGetHeight(image)) }
}

// MARK: - In shades of grey

extension Picture {
  /// - Parameter shade: The brightness of a pixel, counted row by row.
  convenience init?(width: Int, height: Int, shade: (Int) -> UInt8) {
    guard let made = pixCreate(Int32(width), Int32(height), 8) else { return nil }
    self.init(owning: made)
    guard let words = pixGetData(made) else { return nil }
    // Four pixels are a word, the first one in its highest bits.
    let wordsInRow = Int(pixGetWpl(made))
    for row in 0..<height {
      for column in 0..<width {
        words[row * wordsInRow + column / 4] |= UInt32(shade(row * width + column)) << UInt32(24 - 8 * (column % 4))
      }
    }
  }

  /// The same picture, or a smaller one that has at the most so many pixels.
  func reduced(to pixelCount: Int) -> Picture? {
    let count = width * height
    guard count > pixelCount else { return self }
    let scale = (Double(pixelCount) / Double(count)).squareRoot()
    return scaled(by: Float(scale))
  }

  func turned(by orientation: PictureOrientation) -> Picture? {
    guard orientation != .upright else { return self }
    guard let turned = Picture(owning: pixRotateOrth(image, Int32(orientation.quarterTurns))) else { return nil }
    if orientation.isMirroredAcross { pixFlipLR(turned.image, turned.image) }
    if orientation.isMirroredDown { pixFlipTB(turned.image, turned.image) }
    return turned
  }

  func scaled(by factor: Float) -> Picture? { Picture(owning: pixScale(image, factor, factor)) }
}

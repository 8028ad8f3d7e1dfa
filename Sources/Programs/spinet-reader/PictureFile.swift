// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TextReading

/// Files of PNG and JPEG; whatever else Leptonica would open is none.
enum PictureFile {
  /// A file's picture, upright, and the size that it has there, in pixels.
  struct Decoded {
    var width: Int
    var height: Int
    /// It may have been made smaller.
    var pixels: Picture
  }

  /// The pixels that a PNG file may have: it is decoded as a whole.
  private static let mostPixelsOfPNG = 32_000_000

  /// - Parameter mostPixels: A JPEG file with more is decoded smaller.
  static func decode(_ bytes: [UInt8], mostPixels: Int) throws(ReadingAnswer.Failure) -> Decoded {
    var (format, width, height, bits, samples, hasPalette): (Int32, Int32, Int32, Int32, Int32, Int32) = (
      0, 0, 0, 0, 0, 0
    )
    guard pixReadHeaderMem(bytes, bytes.count, &format, &width, &height, &bits, &samples, &hasPalette) == 0,
      format == IFF_PNG || format == IFF_JFIF_JPEG, width > 0, height > 0
    else { throw .invalidPicture }
    let isJPEG = format == IFF_JFIF_JPEG
    let (longest, count) = (Int(max(width, height)), Int(width) * Int(height))
    guard longest <= TextPicture.longestSide, isJPEG || count <= mostPixelsOfPNG else { throw .tooLarge }
    let image: UnsafeMutablePointer<Pix>?
    if isJPEG {
      let reduction = [Int32(1), 2, 4, 8].first { count / Int($0 * $0) <= mostPixels } ?? 8
      var warnings: Int32 = 0
      image = pixReadMemJpeg(bytes, bytes.count, 0, reduction, &warnings, 0)
    } else {
      image = pixReadMemPng(bytes, bytes.count)
    }
    guard let decoded = Picture(owning: image), let opaque = Picture(owning: pixRemoveAlpha(decoded.image)),
      let gray = Picture(owning: pixConvertTo8(opaque.image, 0))
    else { throw .invalidPicture }
    let orientation = isJPEG ? PictureOrientation(file: bytes) : .upright
    guard let upright = gray.turned(by: orientation) else { throw .tooLarge }
    let isOnSide = orientation.quarterTurns % 2 == 1
    return Decoded(width: Int(isOnSide ? height : width), height: Int(isOnSide ? width : height), pixels: upright)
  }
}

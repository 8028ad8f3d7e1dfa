// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextReading

extension CameraFormat {
  /// Makes a picture to be read of what a camera has put into memory.
  ///
  /// JPEG stays as it is: only the reader decodes it.
  ///
  /// - Returns: `nil` where there are not as many bytes as the format needs, as after a frame that was lost in part.
  package func picture(of bytes: UnsafeRawBufferPointer) -> TextPicture? {
    switch coding {
    case .jpeg:
      // The marker of a start of an image, and of what follows it.
      guard bytes.count > 4, bytes.count <= TextPicture.mostFileBytes, bytes.starts(with: [0xFF, 0xD8, 0xFF]) else {
        return nil
      }
      return .file(Array(bytes))
    case .yuyv: return brightness(in: bytes, bytesPerPixel: 2)
    case .gray: return brightness(in: bytes, bytesPerPixel: 1)
    }
  }

  private func brightness(in bytes: UnsafeRawBufferPointer, bytesPerPixel: Int) -> TextPicture? {
    let sides = 1...TextPicture.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= TextPicture.mostPixels else { return nil }
    // A driver that leaves the distance of rows at 0 has nothing between them.
    let rowBytes = width * bytesPerPixel
    let step = bytesPerRow == 0 ? rowBytes : bytesPerRow
    guard step >= rowBytes, step <= 1 << 20, bytes.count >= (height - 1) * step + rowBytes else { return nil }
    let shades = [UInt8](unsafeUninitializedCapacity: width * height) { shades, count in
      count = width * height
      var index = 0
      for row in 0..<height {
        var place = row * step
        let end = place + rowBytes
        while place < end {
          shades[index] = bytes[place]
          index += 1
          place += bytesPerPixel
        }
      }
    }
    return .gray(width: width, height: height, shades)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TextReading
internal import UIKitCore

extension ScannedPage {
  init(_ read: RecognizedText, in picture: TextPicture) {
    let (width, height) = (CGFloat(max(read.width, 1)), CGFloat(max(read.height, 1)))
    self.init(
      picture: CGImage(picture), aspectRatio: width / height,
      lines: read.lines.map { line in
        let box = line.box
        return ScannedLine(
          text: line.text,
          area: CGRect(
            x: CGFloat(box.x) / width, y: CGFloat(box.y) / height, width: CGFloat(box.width) / width,
            height: CGFloat(box.height) / height
          ).intersection(CGRect(x: 0, y: 0, width: 1, height: 1)))
      })
  }
}

extension CGImage {
  /// The most pixels in a row that are shown: enough for a phone's screen.
  private static let mostShown = 1280

  /// Makes what is shown of a picture: a smaller one, in shades of grey.
  ///
  /// - Returns: `nil` where only the reader may look into it, as into a JPEG file.
  convenience init?(_ picture: TextPicture) {
    switch picture {
    case .gray(let width, let height, let shades):
      guard width > 0, height > 0, shades.count == width * height else { return nil }
      let step = (width + Self.mostShown - 1) / Self.mostShown
      let (columns, rows) = (width / step, height / step)
      guard columns > 0, rows > 0 else { return nil }
      let pixels = [UInt32](unsafeUninitializedCapacity: columns * rows) { pixels, count in
        count = columns * rows
        for row in 0..<rows {
          for column in 0..<columns {
            pixels[row * columns + column] = 0xFF00_0000 | UInt32(shades[(row * width + column) * step]) * 0x01_0101
          }
        }
      }
      self.init(pixels: pixels, width: columns, height: rows)
    case .file(let bytes):
      guard let image = UIImage(data: Data(bytes))?.cgImage else { return nil }
      self.init(pixels: image.pixels, width: image.width, height: image.height)
    case .rgb: return nil
    }
  }
}

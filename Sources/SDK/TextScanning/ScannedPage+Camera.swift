// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CameraReading
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
  /// The most pixels on a side that are shown: enough for a phone's screen.
  private static let longestSide = 1280

  /// Makes what is shown of a picture: a smaller one, in shades of grey.
  ///
  /// - Returns: `nil` where only the reader may look into it, as into a JPEG file.
  convenience init?(_ picture: TextPicture) {
    switch picture {
    case .gray, .rgb:
      guard let shown = GrayPicture(picture, longestSide: Self.longestSide) else { return nil }
      let pixels = [UInt32](unsafeUninitializedCapacity: shown.width * shown.height) { pixels, count in
        shown.write(to: pixels)
        count = shown.width * shown.height
      }
      self.init(pixels: pixels, width: shown.width, height: shown.height)
    case .file(let bytes):
      guard let image = UIImage(data: Data(bytes))?.cgImage else { return nil }
      self.init(pixels: image.pixels, width: image.width, height: image.height)
    }
  }
}

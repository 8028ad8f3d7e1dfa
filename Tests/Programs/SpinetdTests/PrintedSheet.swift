// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// A sheet with printed lines, as a camera sees it: a byte for each pixel.
enum PrintedSheet {
  static let width = 1280
  static let height = 720

  @MainActor
  static func shades(_ lines: [String]) -> [UInt8] {
    var pixels = [UInt32](repeating: 0xFFEE_EEEE, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress,
        let canvas = Canvas(pixels: base, width: width, height: height, stride: width * 4, scale: 1)
      else { return }
      let renderer = TextRenderer(typefaces: .standard, scope: .system)
      for (index, line) in lines.enumerated() {
        let area = Rect(x: 100, y: 140 + Double(index) * 160, width: 1080, height: 100)
        canvas.draw(
          line, font: Font(size: 64), color: Color(red: 0, green: 0, blue: 0, alpha: 1),
          placement: TextPlacement(in: area, vertical: .lowercase), language: "ko", renderer: renderer)
      }
    }
    return pixels.map { UInt8($0 >> 8 & 0xFF) }
  }
}

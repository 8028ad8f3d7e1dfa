// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// A sheet with printed lines, as a camera sees it or as a file has it.
enum PrintedSheet {
  static let width = 1280
  static let height = 720

  /// A byte for each pixel.
  @MainActor
  static func shades(_ lines: [String]) -> [UInt8] { draw(lines)?.pixels.map { UInt8($0 >> 8 & 0xFF) } ?? [] }

  /// The bytes of a file.
  @MainActor
  static func png(_ lines: [String]) -> [UInt8]? { draw(lines)?.png() }

  @MainActor
  private static func draw(_ lines: [String]) -> Bitmap? {
    var sheet = Bitmap(width: width, height: height)
    sheet?.pixels = [UInt32](repeating: 0xFFEE_EEEE, count: width * height)
    sheet?.draw(scale: 1) { canvas in
      let renderer = TextRenderer(typefaces: .standard, scope: .system)
      for (index, line) in lines.enumerated() {
        let area = Rect(x: 100, y: 140 + Double(index) * 160, width: 1080, height: 100)
        canvas.draw(
          line, font: Font(size: 64), color: Color(red: 0, green: 0, blue: 0, alpha: 1),
          placement: TextPlacement(in: area, vertical: .lowercase), language: "ko", renderer: renderer)
      }
    }
    return sheet
  }
}

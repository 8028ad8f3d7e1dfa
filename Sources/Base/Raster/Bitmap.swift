// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// Pixels of its own to draw into, for pictures that go into files.
package struct Bitmap: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// 32 bits each, row by row without padding, premultiplied alpha, blue in the lowest byte.
  package var pixels: [UInt32]

  /// Makes a transparent bitmap; `nil` for sizes that a canvas refuses.
  package init?(width: Int, height: Int) {
    guard (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }
}

// MARK: - Drawing

extension Bitmap {
  /// Draws on a canvas over the bitmap.
  package mutating func draw(scale: Double, _ body: (borrowing Canvas) -> Void) {
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress,
        let canvas = Canvas(pixels: base, width: width, height: height, stride: width * 4, scale: scale)
      else { return }
      body(canvas)
    }
  }
}

// MARK: - PNG

extension Bitmap {
  /// Returns the bytes of a PNG file with the bitmap, or `nil` when memory ran out.
  package func png() -> [UInt8]? {
    // Cairo only reads, but its type does not say so.
    var source = pixels
    return source.withUnsafeMutableBytes { bytes -> [UInt8]? in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      var file: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          surface,
          { file, data, count in
            guard let file else { return CAIRO_STATUS_WRITE_ERROR }
            file.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
      return status == CAIRO_STATUS_SUCCESS ? file : nil
    }
  }
}

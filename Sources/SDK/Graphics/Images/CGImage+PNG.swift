// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
internal import Foundation

// MARK: - PNG

extension CGImage {
  /// The most pixels that are read from a file.
  private static let mostPixels = 100_000_000

  /// Reads a PNG file; `nil` for anything else, for one that is cut short, and for one of more than 100 million pixels.
  convenience init?(png data: Data) {
    // Before anything is taken apart: the size, which Cairo would otherwise make room for whatever it is.
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard Self.sides.contains(width), Self.sides.contains(height), width * height <= Self.mostPixels else { return nil }

    var rest = data[...]
    let read = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          guard let rest = rest?.assumingMemoryBound(to: Data.self), let target, rest.pointee.count >= Int(count) else {
            return CAIRO_STATUS_READ_ERROR
          }
          rest.pointee.copyBytes(to: target, count: Int(count))
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(read) }
    // Files come in several formats; drawing turns all of them into the one that pictures have.
    guard let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS,
      let storage = PixelStorage(.colors, width: width, height: height), let context = CGContext(storage, scale: 1)
    else { return nil }
    cairo_set_source_surface(context.cairo, read, 0, 0)
    cairo_paint(context.cairo)
    self.init(storage)
  }

  /// Returns the bytes of a PNG file; `nil` when memory ran out.
  func png() -> Data? {
    guard let surface = storage.makeSurface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    var file = Data()
    let status = withUnsafeMutablePointer(to: &file) { file in
      cairo_surface_write_to_png_stream(
        surface,
        { file, bytes, count in
          guard let file = file?.assumingMemoryBound(to: Data.self), let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          file.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, file)
    }
    return status == CAIRO_STATUS_SUCCESS ? file : nil
  }
}

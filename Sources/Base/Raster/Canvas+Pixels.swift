// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
package import Geometry

/// Pixels that somebody else has drawn, of the kind that a canvas draws.
package struct GuestPixels {
  /// The pixels, premultiplied ARGB with 32 bits each, row by row.
  package let bytes: UnsafeRawBufferPointer
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The distance between rows, in bytes.
  package let stride: Int

  /// - Returns: `nil` when the memory does not hold that many rows, or the sizes are none that a canvas draws.
  package init?(bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
    let sides = 1...32_767
    guard sides.contains(width), sides.contains(height), stride >= width * 4, stride % 4 == 0,
      stride <= Int(Int32.max), bytes.count / stride >= height
    else { return nil }
    self.bytes = bytes
    self.width = width
    self.height = height
    self.stride = stride
  }
}

extension Canvas {
  /// Draws pixels, pixel by pixel, over what is there.
  ///
  /// - Parameters:
  ///   - origin: Where their top left corner goes, to the nearest pixel.
  ///   - cornerRadius: How round the upper corners are cut, in logical pixels.
  package func draw(_ pixels: GuestPixels, at origin: Point, cornerRadius: Double = 0) {
    guard let base = pixels.bytes.baseAddress else { return }
    // Cairo only reads, but its type does not say so.
    let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_save(context)
    cairo_identity_matrix(context)
    let (x, y) = ((origin.x * scale).rounded(), (origin.y * scale).rounded())
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let r = min(cornerRadius * scale, width / 2, height)
    cairo_new_path(context)
    cairo_move_to(context, x, y + height)
    cairo_line_to(context, x, y + r)
    if r > 0 {
      cairo_arc(context, x + r, y + r, r, .pi, .pi * 1.5)
      cairo_arc(context, x + width - r, y + r, r, -.pi / 2, 0)
    } else {
      cairo_line_to(context, x + width, y)
    }
    cairo_line_to(context, x + width, y + height)
    cairo_close_path(context)
    cairo_set_source_surface(context, surface, x, y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_fill(context)
    cairo_restore(context)
  }
}

extension Canvas {
  /// Draws pixels without transparency into a rectangle, made larger or smaller.
  package func draw(_ pixels: GuestPixels, in area: Rect) {
    guard let base = pixels.bytes.baseAddress, area.width > 0, area.height > 0 else { return }
    // Cairo only reads, but its type does not say so.
    let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_RGB24, Int32(pixels.width), Int32(pixels.height), Int32(pixels.stride))
    else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_save(context)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    cairo_clip(context)
    cairo_translate(context, area.minX, area.minY)
    cairo_scale(context, area.width / Double(pixels.width), area.height / Double(pixels.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    // What lies beside the last pixel is that pixel, and not the ground.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }
}

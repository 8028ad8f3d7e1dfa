// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
package import Geometry

/// Draws into pixels that the caller owns: 32 bits each, premultiplied alpha, blue in the lowest byte (`wl_shm`'s
/// `argb8888`).
///
/// All places and sizes are logical pixels; the scale turns them into pixels of the buffer.
package struct Canvas: ~Copyable {
  /// The size of the buffer in pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// How many pixels of the buffer make one logical pixel.
  package let scale: Double

  let context: OpaquePointer

  /// Makes a canvas over a buffer, which must stay valid and unmoved for as long as the canvas lives.
  ///
  /// - Parameter stride: The distance between rows, in bytes; a multiple of 4.
  /// - Returns: `nil` for a size that Cairo cannot draw (an empty one, a side above 32 767), a stride that does not hold
  ///   a row, a scale that is not positive, or when memory ran out.
  package init?(pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double) {
    let sides = 1...32_767
    guard sides.contains(width), sides.contains(height), stride >= width * 4, stride % 4 == 0, stride <= Int(Int32.max)
    else { return nil }
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    else { return nil }
    // The canvas keeps the surface alive.
    defer { cairo_surface_destroy(surface) }
    self.init(on: surface, width: width, height: height, scale: scale)
  }

  /// Makes a canvas on a surface of that size in pixels, and keeps the surface alive.
  init?(on surface: OpaquePointer, width: Int, height: Int, scale: Double) {
    guard scale > 0, scale.isFinite, let context = cairo_create(surface) else { return nil }
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      return nil
    }
    cairo_scale(context, scale, scale)
    // Curves are short; a quarter of a pixel off is not visible, and flattening is what filling small shapes costs.
    cairo_set_tolerance(context, 0.25)
    self.width = width
    self.height = height
    self.scale = scale
    self.context = context
  }

  deinit { cairo_destroy(context) }
}

// MARK: - Places

extension Canvas {
  /// The whole canvas, in logical pixels.
  package var bounds: Rect { Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale) }

  /// The size of one pixel of the buffer, in logical pixels.
  package var hairline: Double { 1 / scale }

  /// Returns the nearest place on a border between two pixels.
  package func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// Returns the rectangle with every edge moved to the nearest border between two pixels.
  package func snapped(_ rect: Rect) -> Rect {
    let x = snapped(rect.minX)
    let y = snapped(rect.minY)
    return Rect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
  }
}

extension Canvas {
  /// Returns the rectangle with every edge moved outwards to a border between two pixels.
  package func grown(_ rect: Rect) -> Rect {
    let p = PixelRect(covering: rect, scale: scale)
    return Rect(
      x: Double(p.x) / scale, y: Double(p.y) / scale, width: Double(p.width) / scale, height: Double(p.height) / scale)
  }
}

// MARK: - Clipping

extension Canvas {
  /// Draws with everything outside the rectangles left as it is; each is grown to whole pixels first.
  package func clipped(to rects: [Rect], _ draw: () -> Void) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects {
      let p = PixelRect(covering: rect, scale: scale)
      cairo_rectangle(context, Double(p.x), Double(p.y), Double(p.width), Double(p.height))
    }
    cairo_clip(context)
    cairo_scale(context, scale, scale)
    draw()
    cairo_restore(context)
  }
}

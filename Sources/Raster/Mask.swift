// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
package import Geometry

/// A picture of opacity alone, one byte a pixel, that a colour is laid on through.
package final class Mask {
  let surface: OpaquePointer

  /// Makes a mask of a size in logical pixels and draws into it; only the opacity of what is drawn counts.
  ///
  /// - Returns: `nil` for a size or a scale that a canvas refuses.
  package init?(size: Size, scale: Double, _ draw: (borrowing Canvas) -> Void) {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let sides: ClosedRange<Int32> = 1...32_767
    guard sides.contains(pixels.width), sides.contains(pixels.height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, pixels.width, pixels.height)
    else { return nil }
    self.surface = surface
    guard let canvas = Canvas(on: surface, width: Int(pixels.width), height: Int(pixels.height), scale: scale) else {
      return nil
    }
    draw(canvas)
  }

  deinit { cairo_surface_destroy(surface) }
}

// MARK: - Drawing

extension Canvas {
  /// Lays a colour on through a mask that was made for this canvas's scale.
  ///
  /// - Parameter origin: Where the mask's top left corner goes; moved to the nearest pixel.
  package func fill(through mask: Mask, at origin: Point, with color: Color) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(color)
    cairo_mask_surface(context, mask.surface, (origin.x * scale).rounded(), (origin.y * scale).rounded())
    cairo_restore(context)
  }
}

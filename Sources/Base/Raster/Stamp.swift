// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
package import Geometry

/// A picture that is drawn once and laid down often.
package final class Stamp {
  /// What is drawn once and then copied.
  package enum Content {
    /// Opacity alone, one byte a pixel.
    case mask
    /// Colours and opacity, four bytes a pixel.
    case colors
  }

  fileprivate let surface: OpaquePointer

  /// Makes a stamp of a size in logical pixels and draws into it; of what is drawn in a mask only the opacity counts.
  ///
  /// - Returns: `nil` for a size or a scale that a canvas refuses.
  package init?(_ content: Content, size: Size, scale: Double, _ draw: (borrowing Canvas) -> Void) {
    let pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let sides: ClosedRange<Int32> = 1...32_767
    let format =
      switch content {
      case .mask: CAIRO_FORMAT_A8
      case .colors: CAIRO_FORMAT_ARGB32
      }
    guard sides.contains(pixels.width), sides.contains(pixels.height),
      let surface = cairo_image_surface_create(format, pixels.width, pixels.height)
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
  /// Lays a colour on through a stamp that was made for this canvas's scale.
  ///
  /// - Parameter origin: Where the stamp's top left corner goes; moved to the nearest pixel.
  package func fill(through stamp: Stamp, at origin: Point, with color: Color) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(color)
    cairo_mask_surface(context, stamp.surface, (origin.x * scale).rounded(), (origin.y * scale).rounded())
    cairo_restore(context)
  }

  /// Lays a stamp down that was made for this canvas's scale.
  ///
  /// - Parameter origin: Where the stamp's top left corner goes; moved to the nearest pixel.
  package func draw(_ stamp: Stamp, at origin: Point) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, stamp.surface, (origin.x * scale).rounded(), (origin.y * scale).rounded())
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Replaces everything by a stamp that was made for this canvas's scale, its transparency and that around it included.
  ///
  /// - Parameter origin: Where the stamp's top left corner goes; moved to the nearest pixel.
  package func replace(with stamp: Stamp, at origin: Point) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    draw(stamp, at: origin)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

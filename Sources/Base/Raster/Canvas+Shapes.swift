// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
package import Geometry

// MARK: - Filling

extension Canvas {
  /// Replaces what a rectangle holds, its transparency included.
  package func replace(_ rect: Rect, with color: Color) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Fills a rectangle as it is given: edges between pixels are blended.
  package func fill(_ rect: Rect, with color: Color) {
    setSource(color)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
  }

  /// Fills a rectangle with round corners.
  package func fill(_ rect: Rect, cornerRadius: Double, with color: Color) {
    let r = min(cornerRadius, rect.width / 2, rect.height / 2)
    setSource(color)
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
    cairo_arc(context, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
    cairo_arc(context, rect.minX + r, rect.minY + r, r, .pi, .pi * 1.5)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Fills the inside of an outline, by the nonzero rule.
  package func fill(_ path: Path, with color: Color) {
    setSource(color)
    trace(path)
    cairo_fill(context)
  }

  /// Draws a line along a path, with round ends and corners.
  package func stroke(_ path: Path, width: Double, with color: Color) {
    setSource(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    trace(path)
    cairo_stroke(context)
  }
}

// MARK: - Placing

extension Canvas {
  /// Draws with the origin moved and everything enlarged; for pictures that have coordinates of their own.
  package func placed(at origin: Point, enlargedBy factor: Double, _ draw: () -> Void) {
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, factor, factor)
    draw()
    cairo_restore(context)
  }
}

// MARK: - Helpers

extension Canvas {
  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

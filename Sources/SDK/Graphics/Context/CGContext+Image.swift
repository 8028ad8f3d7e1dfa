// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

// MARK: - Images

extension CGContext {
  /// Draws an image with its top at the largest y of the rectangle: upside down in a view, as on iOS.
  ///
  /// Turn the y axis round first, or use `UIImage.draw(in:)`, which draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let r = rect.standardized
    guard r.isFinite else { return }
    saveGState()
    translateBy(x: 0, y: r.minY + r.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: r)
    restoreGState()
  }

  /// Draws an image with its top at the smallest y of the rectangle.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let state = state
    drawPattern(of: image, in: rect, extend: CAIRO_EXTEND_PAD, size: rect.size, origin: rect.origin) { target in
      cairo_paint_with_alpha(target, state.alpha)
    }
  }

  /// Fills a rectangle with copies of an image, each of that size in the coordinates of the context.
  func drawTiles(_ image: CGImage, in rect: CGRect, tile: CGSize) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, tile.width > 0, tile.height > 0 else { return }
    let state = state
    drawPattern(of: image, in: rect, extend: CAIRO_EXTEND_REPEAT, size: tile, origin: rect.origin) { target in
      cairo_paint_with_alpha(target, state.alpha)
    }
  }

  /// Lays the fill colour on through the opacity of an image.
  package func fill(through image: CGImage, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let state = state
    drawPattern(of: image, in: rect, extend: CAIRO_EXTEND_PAD, size: rect.size, origin: rect.origin) { target in
      guard let pattern = cairo_pattern_reference(cairo_get_source(target)) else { return }
      state.applySource(state.fillColor, to: target)
      cairo_mask(target, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// - Parameter paint: Paints with the image as the source, cut to the rectangle.
  private func drawPattern(
    of image: CGImage, in rect: CGRect, extend: cairo_extend_t, size: CGSize, origin: CGPoint,
    _ paint: (OpaquePointer) -> Void
  ) {
    let stretch = CGAffineTransform(
      a: CGFloat(image.width) / size.width, b: 0, c: 0, d: CGFloat(image.height) / size.height, tx: 0, ty: 0)
    let matrix = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(stretch)
    guard state.isVisible, matrix.isUsable, let surface = image.storage.makeSurface(),
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer {
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(surface)
    }
    var cairoMatrix = matrix.cairoMatrix
    cairo_pattern_set_matrix(pattern, &cairoMatrix)
    // Without going on beyond its edges, an enlarged image would fade out there.
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
    let ctm = state.ctm
    var outline = PathData()
    outline.addRect(rect, ctm)
    compose(around: rect) { target in
      var current = cairo_matrix_t()
      cairo_get_matrix(target, &current)
      let device = ctm.inverted().concatenating(CGAffineTransform(current))
      cairo_save(target)
      outline.trace(on: target, device: device)
      cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
      cairo_clip(target)
      cairo_set_source(target, pattern)
      paint(target)
      cairo_restore(target)
    }
  }
}

extension CGInterpolationQuality {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension CGAffineTransform {
  fileprivate init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

// MARK: - Shadows

extension CGContext {
  /// Throws a black shadow, a third opaque, from what is drawn next.
  ///
  /// - Parameters:
  ///   - offset: In points, positive to the right and down, whatever the transform.
  ///   - blur: How soft, in points, whatever the transform; 0 for a hard edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Throws a shadow from what is drawn next.
  ///
  /// - Parameters:
  ///   - offset: In points, positive to the right and down, whatever the transform.
  ///   - blur: How soft, in points, whatever the transform; 0 for a hard edge.
  ///   - color: `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(offset: offset, blur: min(max(blur, 0), 1000), color: color)
  }

  /// Draws the shadow of a filled path alone, as layers have it.
  ///
  /// - Parameters:
  ///   - radius: The deviation of the blur, in points.
  ///   - offset: In points, whatever the transform.
  package func drawShadow(
    of path: CGPath, using rule: CGPathFillRule = .winding, offset: CGSize, radius: CGFloat, color: CGColor
  ) {
    guard state.isVisible else { return }
    var shape = PathData()
    shape.append(path.data, state.ctm)
    saveGState()
    setShadow(offset: offset, blur: radius * 2, color: color)
    if let shadow = state.shadow {
      draw(shadow, of: ShadowOutline(path: shape, rule: rule, alpha: state.alpha), inPixels: shape.controlBounds) {
        target, device in
        shape.trace(on: target, device: device)
        cairo_set_fill_rule(target, rule.cairoRule)
        cairo_fill(target)
      }
    }
    restoreGState()
  }

  /// - Parameters:
  ///   - outline: What throws it, when it is a filled path.
  ///   - extents: What will be painted at most, in the surface's units.
  ///   - paint: Paints what throws the shadow, when it has to be.
  func draw(
    _ shadow: Shadow, of outline: ShadowOutline?, inPixels extents: CGRect,
    _ paint: (OpaquePointer, CGAffineTransform) -> Void
  ) {
    // Moved by whole pixels, a mask needs no resampling.
    func pixels(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / surfaceScale }
    let offset = CGSize(width: pixels(shadow.offset.width), height: pixels(shadow.offset.height))
    let deviation = shadow.blur / 2 * baseScale
    guard
      let frame = ShadowFrame(
        extents: extents, visible: visiblePixels.offsetBy(dx: -offset.width, dy: -offset.height), deviation: deviation,
        density: surfaceScale)
    else { return }
    let mask: PixelStorage?
    var alpha = shadow.color.alpha
    if let outline {
      alpha *= outline.alpha
      mask = frame.mask(of: outline)
    } else {
      mask = frame.mask(paint)
    }
    guard let mask, let surface = mask.makeSurface() else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, frame.origin.x + offset.width, frame.origin.y + offset.height)
    cairo_scale(cairo, 1 / frame.density, 1 / frame.density)
    cairo_set_source_rgba(cairo, shadow.color.red, shadow.color.green, shadow.color.blue, alpha)
    cairo_mask_surface(cairo, surface, 0, 0)
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }

  /// What the clip lets through, in the surface's units.
  private var visiblePixels: CGRect {
    var box = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &box.0, &box.1, &box.2, &box.3)
    cairo_restore(cairo)
    return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

/// Draws lines, shapes, images and gradients, in points, with the origin at the top left and the y axis downwards.
///
/// Numbers that are not finite are left out, those that no screen is large enough for are cut, and a transform that
/// flattens everything makes drawing invisible; none of them harms what is drawn later.
///
/// - Note: Not for several threads at once.
public final class CGContext {
  /// The Cairo context that everything goes to; its matrix is the current transform.
  package let cairo: OpaquePointer
  /// The pixels of one point when nothing is transformed.
  package let scale: CGFloat
  /// The area that can be drawn into, in points.
  package let bounds: CGRect

  let surface: OpaquePointer
  var state: State
  private var saved: [Saved] = []
  /// The current path, in pixels.
  var path = PathData()

  private enum Saved {
    case state(State)
    case layer(State)
    /// Has a saved state under it that goes with it.
    case clippedLayer(State)
  }

  /// Takes over the surface.
  private init?(surface: OpaquePointer?, bounds: CGRect, scale: CGFloat, isScaled: Bool) {
    guard let surface else { return nil }
    guard let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.bounds = bounds
    self.scale = scale
    state = State(ctm: isScaled ? CGAffineTransform(scaleX: scale, y: scale) : .identity)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
    state.apply(to: cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}

// MARK: - Where it draws

extension CGContext {
  /// Makes a context over pixels of 32 bits with premultiplied alpha, blue in the lowest byte, which must stay valid and
  /// unmoved for as long as the context lives.
  ///
  /// - Parameters:
  ///   - stride: The distance between rows, in bytes; a multiple of 4.
  ///   - scale: The pixels of one point.
  /// - Returns: `nil` for a size that Cairo cannot draw (an empty one, a side above 32 767), a stride that does not hold a
  ///   row, or a scale that is not positive.
  package convenience init?(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: CGFloat
  ) {
    guard CGImage.sides.contains(width), CGImage.sides.contains(height), stride >= width * 4, stride % 4 == 0,
      stride <= Int(Int32.max)
    else { return nil }
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    self.init(on: surface, width: width, height: height, scale: scale)
  }

  /// Makes a context on an image surface of that size in pixels, and keeps the surface alive.
  convenience init?(on surface: OpaquePointer, width: Int, height: Int, scale: CGFloat) {
    guard scale > 0, scale.isFinite else { return nil }
    self.init(
      surface: cairo_surface_reference(surface),
      bounds: CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale,
      isScaled: true)
  }

  /// Makes a context that keeps what is drawn, to be drawn again elsewhere and at any size.
  ///
  /// - Parameters:
  ///   - bounds: What can be drawn into, in points; nothing outside is kept. Sides are cut to 32 767.
  ///   - scale: The pixels of one point where it will be shown, for the little that is kept as pixels: shadows.
  package convenience init?(recording bounds: CGRect, scale: CGFloat = 1) {
    guard bounds.isFinite, scale > 0, scale.isFinite else { return nil }
    let longest = CGFloat(CGImage.sides.upperBound)
    let kept = CGRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, longest), height: min(bounds.height, longest))
    var extents = cairo_rectangle_t(x: kept.minX, y: kept.minY, width: kept.width, height: kept.height)
    self.init(
      surface: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents), bounds: kept, scale: scale,
      isScaled: false)
  }

  /// Draws what was recorded into another context, with its transform, clip, alpha and blend mode.
  ///
  /// - Note: Layers that were begun and not ended here are not part of it.
  package func replay(into other: CGContext) {
    let alpha = other.state.alpha
    other.compose(around: bounds) { target in
      cairo_set_source_surface(target, self.surface, 0, 0)
      cairo_paint_with_alpha(target, alpha)
    }
  }

  /// The pixels of one unit of the surface: 1, or for recordings how large they will be shown.
  var surfaceScale: CGFloat { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE ? 1 : scale }

  /// The surface's units in one point.
  var baseScale: CGFloat { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE ? scale : 1 }
}

// MARK: - The graphics state

extension CGContext {
  /// Keeps colours, line, transform, clip and all else but the path, for `restoreGState()` to bring back.
  public func saveGState() {
    saved.append(.state(state))
    cairo_save(cairo)
  }

  /// Takes back what changed since the last `saveGState()`; without one, or with a layer begun since, nothing.
  public func restoreGState() {
    guard case .state(let old)? = saved.last else { return }
    saved.removeLast()
    state = old
    cairo_restore(cairo)
  }

  /// Lets what is drawn until `endTransparencyLayer()` come together first; then alpha, shadow and blend mode apply to
  /// it as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saved.append(.layer(state))
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a layer that only reaches as far as a rectangle, which takes less time.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    let kept = path
    saveGState()
    clip(to: rect)
    path = kept
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    // The clip goes with the layer.
    if case .layer(let old)? = saved.popLast() { saved.append(.clippedLayer(old)) }
  }

  /// Lays the layer down; without one begun, nothing.
  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: { if case .state = $0 { false } else { true } }) else { return }
    while saved.count > index + 1 { restoreGState() }
    let old: State
    var isClipped = false
    switch saved.removeLast() {
    case .state(let state), .layer(let state): old = state
    case .clippedLayer(let state):
      old = state
      isClipped = true
    }
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    // A layer's shadow may leave its rectangle.
    if isClipped { restoreGState() }
    state = old
    compose(around: boundingBoxOfClipPath) { target in
      cairo_set_source(target, group)
      cairo_paint_with_alpha(target, old.alpha)
    }
  }

  /// Has nothing left to do: what is drawn is in its place at once.
  public func flush() { cairo_surface_flush(surface) }
}

// MARK: - Transforms

extension CGContext {
  /// From the context's coordinates to pixels; for recordings to points.
  public var ctm: CGAffineTransform { state.ctm }

  /// Draws through another transform first, and then through those before it.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    state.ctm.apply(to: cairo)
  }

  /// Draws through one more transform. Nothing else of the graphics state is taken back afterwards, which makes it much
  /// cheaper than `saveGState()`.
  package func transformed(by transform: CGAffineTransform, _ draw: () -> Void) {
    let old = state.ctm
    concatenate(transform)
    draw()
    state.ctm = old
    state.ctm.apply(to: cairo)
  }

  /// Moves the origin for what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Makes what is drawn next larger, from the origin; a negative factor mirrors it.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns what is drawn next.
  ///
  /// - Parameter angle: In radians; positive looks clockwise in a view.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}

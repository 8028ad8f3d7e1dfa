// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
internal import Foundation
internal import Synchronization

/// A filled path that throws a shadow.
struct ShadowOutline {
  /// In the surface's units.
  var path: PathData
  var rule: CGPathFillRule
  /// How opaque it is filled.
  var alpha: CGFloat
}

/// The pixels that a shadow is made in.
struct ShadowFrame {
  /// The top left corner in the surface's units.
  let origin: CGPoint
  /// Pixels of the mask in one of the surface's units.
  let density: CGFloat
  private let width: Int
  private let height: Int
  /// Of the blur, in pixels of the mask.
  private let deviation: CGFloat
  /// How many pixels to a side are blurred as one: the softer, the more.
  private let coarseness: Int

  /// - Parameters:
  ///   - extents: What throws the shadow, in the surface's units, as are the others.
  ///   - visible: What can be seen, moved back to what throws it.
  ///   - density: Pixels of the screen in one of the surface's units.
  /// - Returns: `nil` when nothing of the shadow can be seen.
  init?(extents: CGRect, visible: CGRect, deviation: CGFloat, density: CGFloat) {
    let reach = 3 * deviation + 2
    let seen = visible.insetBy(dx: -reach, dy: -reach)
    guard extents.isFinite, seen.isFinite, extents.insetBy(dx: -reach, dy: -reach).intersects(visible) else {
      return nil
    }
    // Shapes of usual sizes are taken as a whole, so that the mask serves again wherever the shape goes.
    let isSmall = extents.width * density <= 1024 && extents.height * density <= 1024
    let needed = isSmall ? extents : extents.intersection(seen)
    guard !needed.isNull else { return nil }
    var density = density
    while max(needed.width, needed.height) * density > 8192 { density /= 2 }
    var coarseness = 1
    while deviation * density / CGFloat(coarseness) > 5 { coarseness *= 2 }
    // The corner lies on the screen's pixels, and the sides are whole coarse ones.
    let step = CGFloat(coarseness)
    let margin = ((3 * deviation * density / step).rounded(.up) + 2) * step
    let left = (needed.minX * density).rounded(.down) - margin
    let top = (needed.minY * density).rounded(.down) - margin
    width = Int(((needed.maxX * density - left + margin) / step).rounded(.up)) * coarseness
    height = Int(((needed.maxY * density - top + margin) / step).rounded(.up)) * coarseness
    origin = CGPoint(x: left / density, y: top / density)
    self.density = density
    self.deviation = deviation * density
    self.coarseness = coarseness
  }
}

// MARK: - Masks

extension ShadowFrame {
  /// Returns the blurred opacity of what is painted; `nil` when memory ran out.
  ///
  /// - Parameter paint: Gets what turns the surface's units into pixels of the mask.
  func mask(_ paint: (OpaquePointer, CGAffineTransform) -> Void) -> PixelStorage? {
    let coarse = CGFloat(coarseness)
    let sharp = drawn(width: width / coarseness, height: height / coarseness) { cairo in
      paint(
        cairo,
        CGAffineTransform(translationX: -origin.x, y: -origin.y)
          .concatenating(CGAffineTransform(scaleX: density / coarse, y: density / coarse)))
    }
    guard let sharp else { return nil }
    sharp.blur(deviation: deviation / coarse)
    guard coarseness > 1, let surface = sharp.makeSurface() else { return sharp }
    defer { cairo_surface_destroy(surface) }
    return drawn(width: width, height: height) { cairo in
      cairo_scale(cairo, coarse, coarse)
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      cairo_paint(cairo)
    }
  }

  /// Returns the opacity of what is drawn; `nil` when memory ran out.
  private func drawn(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) -> PixelStorage? {
    guard let storage = PixelStorage(.mask, width: width, height: height), let surface = storage.makeSurface() else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    return storage
  }

  /// Returns the blurred mask of an opaque path, which is kept for the next time; `nil` when memory ran out.
  func mask(of outline: ShadowOutline) -> PixelStorage? {
    var path = PathData()
    path.append(
      outline.path,
      CGAffineTransform(translationX: -origin.x, y: -origin.y)
        .concatenating(CGAffineTransform(scaleX: density, y: density)))
    let key = MaskKey(path: path.rounded, rule: outline.rule, width: width, height: height, deviation: deviation)
    if let known = Self.known.withLock({ $0.find(key) }) { return known }
    let made = mask { cairo, device in
      outline.path.trace(on: cairo, device: device)
      cairo_set_fill_rule(cairo, outline.rule.cairoRule)
      cairo_fill(cairo)
    }
    if let made, made.bytes.count <= MaskCache.largest { Self.known.withLock { $0.keep(made, for: key) } }
    return made
  }

  private static let known = Mutex(MaskCache())
}

private struct MaskKey: Hashable {
  var path: PathData
  var rule: CGPathFillRule
  var width: Int
  var height: Int
  var deviation: CGFloat
}

/// The masks that were used last.
private struct MaskCache {
  /// Of one mask, in bytes.
  static let largest = 2 << 20
  /// Of all masks, in bytes.
  private static let capacity = 8 << 20

  private var masks: [(key: MaskKey, mask: PixelStorage)] = []
  private var byteCount = 0

  mutating func find(_ key: MaskKey) -> PixelStorage? {
    guard let index = masks.lastIndex(where: { $0.key == key }) else { return nil }
    let entry = masks.remove(at: index)
    masks.append(entry)
    return entry.mask
  }

  mutating func keep(_ mask: PixelStorage, for key: MaskKey) {
    masks.append((key, mask))
    byteCount += mask.bytes.count
    while byteCount > Self.capacity { byteCount -= masks.removeFirst().mask.bytes.count }
  }
}

extension PathData {
  /// The path on a grid of 1/64, so that moving a shape by whole pixels leaves it equal.
  fileprivate var rounded: PathData {
    func round(_ p: CGPoint) -> CGPoint { CGPoint(x: (p.x * 64).rounded() / 64, y: (p.y * 64).rounded() / 64) }
    var result = PathData()
    for element in elements {
      switch element {
      case .move(let p): result.move(to: round(p))
      case .line(let p): result.addLine(to: round(p))
      case .curve(let a, let b, let p): result.addCurve(to: round(p), control1: round(a), control2: round(b))
      case .close: result.close()
      }
    }
    return result
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// What the shadow of a callout depends on, in pixels of the buffer.
struct ShadowKey: Hashable {
  var bubble: PixelRect
  var cap: PixelRect
  var hasNeck: Bool
  var scale: Double
}

// MARK: - Shadows

extension KeyboardRenderer {
  func drawShadow(of callout: Callout, color: Color, into canvas: borrowing Canvas) {
    let bounds = canvas.grown(callout.bounds)
    // A mask takes a byte a pixel: none for callouts that no screen has room for.
    guard bounds.width <= canvas.bounds.width + 100, bounds.height <= canvas.bounds.height + 100,
      let mask = shadow(of: callout, in: bounds, scale: canvas.scale)
    else { return }
    canvas.fill(through: mask, at: bounds.origin, with: color)
  }

  private func shadow(of callout: Callout, in bounds: Rect, scale: Double) -> Mask? {
    var placed = callout
    placed.bubble = callout.bubble.offset(by: Point.zero - bounds.origin)
    placed.cap = callout.cap.offset(by: Point.zero - bounds.origin)
    let key = ShadowKey(
      bubble: PixelRect(covering: placed.bubble, scale: scale), cap: PixelRect(covering: placed.cap, scale: scale),
      hasNeck: callout.hasNeck, scale: scale)
    if let shadow = shadows[key] { return shadow }

    let shadow = Mask(size: bounds.size, scale: scale) { canvas in
      // Ever larger faint shapes on top of each other come close to a blur.
      for (reach, opacity) in Self.shadowSteps {
        var step = placed
        step.bubble = placed.bubble.offset(by: Point(x: 0, y: Callout.shadowOffset * reach))
        step.cap = placed.cap.offset(by: Point(x: 0, y: Callout.shadowOffset * reach))
        canvas.fill(
          step.outline(grownBy: Callout.shadowRadius * reach), with: Color(red: 0, green: 0, blue: 0, alpha: opacity))
      }
      // A thin line sets the callout off against keys of its own colour.
      canvas.fill(placed.outline(grownBy: canvas.hairline), with: Color(red: 0, green: 0, blue: 0, alpha: 0.3))
    }
    guard let shadow else { return nil }
    // Popups come one at a time and are large; only balloons are worth their memory.
    if bounds.width * bounds.height <= Self.largestKeptShadow {
      if shadows.count >= Self.mostKeptShadows { shadows.removeAll() }
      shadows[key] = shadow
    }
    return shadow
  }

  /// How far each shape reaches, as a part of the radius, and how dark it is.
  private static var shadowSteps: [(reach: Double, opacity: Double)] {
    [(1, 0.05), (0.8, 0.08), (0.62, 0.11), (0.46, 0.14), (0.32, 0.17), (0.2, 0.2)]
  }

  /// In square logical pixels.
  private static var largestKeptShadow: Double { 16_000 }
  private static var mostKeptShadows: Int { 4 }
}

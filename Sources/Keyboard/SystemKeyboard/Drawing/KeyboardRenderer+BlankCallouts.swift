// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// A callout without what it says, as it was drawn lately.
struct BlankCallout {
  /// What it looks like depends on: its places, in pixels of the buffer, and the colours.
  struct Look: Equatable {
    var bubble: PixelRect
    var cap: PixelRect
    var hasNeck: Bool
    var scale: Double
    var fill: Color
    var edge: Color
    var shadow: Color
  }

  var look: Look
  var stamp: Stamp
}

// MARK: - Blank callouts

extension KeyboardRenderer {
  /// Draws a callout's shape and shadow.
  func drawBlank(_ callout: Callout, theme: Theme, into canvas: borrowing Canvas) {
    let bounds = canvas.grown(callout.bounds)
    // A stamp takes four bytes a pixel: none for callouts that no screen has room for.
    guard bounds.width <= canvas.bounds.width + 100, bounds.height <= canvas.bounds.height + 100,
      let stamp = stamp(of: callout, in: bounds, theme: theme, scale: canvas.scale)
    else { return }
    canvas.draw(stamp, at: bounds.origin)
  }

  func stamp(of callout: Callout, in bounds: Rect, theme: Theme, scale: Double) -> Stamp? {
    var placed = callout
    placed.bubble = callout.bubble.offset(by: Point.zero - bounds.origin)
    placed.cap = callout.cap.offset(by: Point.zero - bounds.origin)
    let look = BlankCallout.Look(
      bubble: PixelRect(covering: placed.bubble, scale: scale), cap: PixelRect(covering: placed.cap, scale: scale),
      hasNeck: callout.hasNeck, scale: scale, fill: theme.callout, edge: theme.keyEdge, shadow: theme.calloutShadow)
    if let kept = blankCallouts.first(where: { $0.look == look }) { return kept.stamp }

    let shadow = shadow(of: placed, size: bounds.size, scale: scale)
    let stamp = Stamp(.colors, size: bounds.size, scale: scale) { canvas in
      if let shadow { canvas.fill(through: shadow, at: .zero, with: theme.calloutShadow) }
      if theme.isHighContrast {
        canvas.fill(placed.outline(grownBy: KeyMetrics.outlineWidth), with: theme.keyEdge)
      } else if placed.hasNeck {
        drawEdge(below: placed.cap, theme: theme, into: canvas)
      }
      canvas.fill(placed.outline(grownBy: 0), with: theme.callout)
    }
    guard let stamp else { return nil }
    // Popups come one at a time and are large; only balloons are worth their memory.
    if bounds.width * bounds.height <= Self.largestKept {
      if blankCallouts.count >= Self.mostKept { blankCallouts.removeFirst() }
      blankCallouts.append(BlankCallout(look: look, stamp: stamp))
    }
    return stamp
  }

  private func shadow(of callout: Callout, size: Size, scale: Double) -> Stamp? {
    Stamp(.mask, size: size, scale: scale) { canvas in
      // Ever larger faint shapes on top of each other come close to a blur.
      for (reach, opacity) in Self.shadowSteps {
        var step = callout
        step.bubble = callout.bubble.offset(by: Point(x: 0, y: Callout.shadowOffset * reach))
        step.cap = callout.cap.offset(by: Point(x: 0, y: Callout.shadowOffset * reach))
        canvas.fill(
          step.outline(grownBy: Callout.shadowRadius * reach), with: Color(red: 0, green: 0, blue: 0, alpha: opacity))
      }
      // A thin line sets the callout off against keys of its own colour.
      canvas.fill(callout.outline(grownBy: canvas.hairline), with: Color(red: 0, green: 0, blue: 0, alpha: 0.3))
    }
  }

  /// How far each shape reaches, as a part of the radius, and how dark it is.
  private static var shadowSteps: [(reach: Double, opacity: Double)] {
    [(1, 0.05), (0.8, 0.08), (0.62, 0.11), (0.46, 0.14), (0.32, 0.17), (0.2, 0.2)]
  }

  /// In square logical pixels.
  private static var largestKept: Double { 16_000 }
  private static var mostKept: Int { 4 }
}

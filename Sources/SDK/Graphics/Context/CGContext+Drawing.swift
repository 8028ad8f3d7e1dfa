// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

/// What is drawn of a path.
@nonexhaustive
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled where outlines go round one way more often than the other.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// A line along the path.
  case stroke = 2
  /// Filled as with `fill`, and stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, and stroked.
  case eoFillStroke = 4
}

// MARK: - The current path

extension CGContext {
  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let shape = takePath()
    fill(shape, using: rule)
  }

  /// Draws a line along the current path and begins a new one.
  public func strokePath() {
    let shape = takePath()
    stroke(shape)
  }

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = takePath()
    switch mode {
    case .fill: fill(shape, using: .winding)
    case .eoFill: fill(shape, using: .evenOdd)
    case .stroke: stroke(shape)
    case .fillStroke:
      fill(shape, using: .winding)
      stroke(shape)
    case .eoFillStroke:
      fill(shape, using: .evenOdd)
      stroke(shape)
    }
  }

  private func takePath() -> PathData {
    defer { beginPath() }
    return path
  }
}

// MARK: - Shapes

extension CGContext {
  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { fill(shape { $0.addRect(rect, $1) }, using: .winding) }

  /// Fills rectangles with the fill colour, as one shape: overlaps of a translucent colour do not add up.
  public func fill(_ rects: [CGRect]) {
    fill(
      shape { shape, t in
        for rect in rects { shape.addRect(rect, t) }
      }, using: .winding)
  }

  /// Draws a line round a rectangle, half of its width inside and half outside.
  public func stroke(_ rect: CGRect) { stroke(shape { $0.addRect(rect, $1) }) }

  /// Strokes a rectangle with a line of that width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(old)
  }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(shape { $0.addEllipse(in: rect, $1) }, using: .winding) }

  /// Draws a line round the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(shape { $0.addEllipse(in: rect, $1) }) }

  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      shape { shape, t in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          shape.move(to: points[index], t)
          shape.addLine(to: points[index + 1], t)
        }
      })
  }

  /// Makes a rectangle fully transparent.
  public func clear(_ rect: CGRect) {
    let old = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = old
  }

  private func shape(_ add: (inout PathData, CGAffineTransform) -> Void) -> PathData {
    var shape = PathData()
    if state.isVisible { add(&shape, state.ctm) }
    return shape
  }
}

// MARK: - Drawing

extension CGContext {
  /// - Parameter shape: In pixels.
  func fill(_ shape: PathData, using rule: CGPathFillRule) {
    guard state.isVisible, !shape.elements.isEmpty else { return }
    let state = state
    let outline = ShadowOutline(path: shape, rule: rule, alpha: state.alpha * state.fillColor.alpha)
    compose(inPixels: { shape.controlBounds }, outline: outline) { target, device in
      state.applySource(state.fillColor, to: target)
      shape.trace(on: target, device: device)
      cairo_set_fill_rule(target, rule.cairoRule)
      if CGBlendMode.reachesOutside(cairo_get_operator(target)) {
        cairo_save(target)
        cairo_clip(target)
        cairo_paint(target)
        cairo_restore(target)
      } else {
        cairo_fill(target)
      }
    }
  }

  /// - Parameter shape: In pixels.
  func stroke(_ shape: PathData) {
    guard state.isVisible, !shape.elements.isEmpty else { return }
    let state = state
    let length = state.dashLengths.isEmpty ? 0 : shape.length
    // Miters reach furthest.
    let reach =
      state.lineWidth * (state.lineJoin == .miter ? state.miterLimit : 2) * state.ctm.enlargement
    compose(inPixels: { shape.controlBounds.insetBy(dx: -reach, dy: -reach) }, outline: nil) { target, device in
      state.applySource(state.strokeColor, to: target)
      if CGBlendMode.reachesOutside(cairo_get_operator(target)) { cairo_set_operator(target, CAIRO_OPERATOR_ATOP) }
      shape.trace(on: target, device: device)
      state.applyLine(to: target)
      state.applyDashes(to: target, along: length)
      cairo_stroke(target)
    }
  }

  /// Paints with the state's blend mode and shadow; source and alpha are the caller's business.
  ///
  /// - Parameters:
  ///   - rect: What will be painted at most, in the coordinates of the context.
  ///   - paint: Paints into a Cairo context whose matrix is the current transform. Called twice when there is a shadow.
  package func compose(around rect: CGRect, _ paint: (OpaquePointer) -> Void) {
    guard state.isVisible, !rect.isNull else { return }
    compose(inPixels: { rect.applying(self.state.ctm) }, outline: nil) { target, _ in paint(target) }
  }

  /// Paints text and other things of the fill colour, with the state's alpha, blend mode and shadow.
  ///
  /// - Parameter rect: What will be painted at most, in the coordinates of the context.
  package func composeFilled(around rect: CGRect, _ paint: (OpaquePointer) -> Void) {
    let state = state
    compose(around: rect) { target in
      state.applySource(state.fillColor, to: target)
      paint(target)
    }
  }

  /// - Parameters:
  ///   - extents: Returns what will be painted at most, in pixels.
  ///   - outline: What is painted, when it is a filled path.
  ///   - paint: Gets a Cairo context and what comes there after the current transform.
  private func compose(
    inPixels extents: () -> CGRect, outline: ShadowOutline?, _ paint: (OpaquePointer, CGAffineTransform) -> Void
  ) {
    if let shadow = state.shadow, state.blendMode != .clear {
      draw(shadow, of: outline, inPixels: extents()) { target, device in
        self.state.apply(to: target, then: device)
        paint(target, device)
      }
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    paint(cairo, .identity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    // The last source would keep its pixels alive.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }
}

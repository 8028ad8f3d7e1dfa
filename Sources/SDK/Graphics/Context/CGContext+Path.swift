// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

// MARK: - The current path

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { path = PathData() }

  /// Begins a new piece of the path at a point.
  public func move(to point: CGPoint) { extend { $0.move(to: point, $1) } }

  /// Adds a straight line from the current point; nothing before the first `move(to:)`.
  public func addLine(to point: CGPoint) { extend { $0.addLine(to: point, $1) } }

  /// Adds lines from the first point through all others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with two control points; nothing before the first `move(to:)`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1: control1, control2: control2, $1) }
  }

  /// Adds a curve with one control point; nothing before the first `move(to:)`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control: control, $1) }
  }

  /// Adds a piece of a circle.
  ///
  /// `startAngle`: In radians from the x axis.
  ///
  /// `clockwise`: Clockwise with the y axis upwards; in a view, where it points down, this looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, $1)
    }
  }

  /// Adds a round corner between the line to the first point and the line from there to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, $1) }
  }

  /// Adds a rectangle as a closed piece.
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect, $1) } }

  /// Adds rectangles, each as a closed piece.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fits into a rectangle, as a closed piece.
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect, $1) } }

  /// Adds all pieces of a path, in the coordinates that are current now.
  public func addPath(_ path: CGPath) { extend { $0.append(path.data, $1) } }

  /// Adds a line back to where the current piece began.
  public func closePath() { path.close() }

  private func extend(_ add: (inout PathData, CGAffineTransform) -> Void) {
    guard state.isVisible else { return }
    add(&path, state.ctm)
  }
}

// MARK: - Asking about it

extension CGContext {
  /// Whether nothing was added since the path began.
  public var isPathEmpty: Bool { path.elements.isEmpty }

  /// Where the next line would start, in the coordinates of the context; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    guard let current = path.current, state.isVisible else { return .zero }
    return current.applying(state.ctm.inverted())
  }

  /// The smallest rectangle around all points, control points of curves included; null for an empty path.
  public var boundingBoxOfPath: CGRect { userPath.controlBounds }

  /// Returns whether drawing the current path would paint a point: its inside, its line or either.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill: userPath.contains(point, rule: .winding)
    case .eoFill: userPath.contains(point, rule: .evenOdd)
    case .stroke: lineContains(point)
    case .fillStroke: userPath.contains(point, rule: .winding) || lineContains(point)
    case .eoFillStroke: userPath.contains(point, rule: .evenOdd) || lineContains(point)
    }
  }

  private func lineContains(_ point: CGPoint) -> Bool {
    guard state.isVisible, point.x.isFinite, point.y.isFinite else { return false }
    path.trace(on: cairo)
    state.applyLine(to: cairo)
    state.applyDashes(to: cairo, along: state.dashLengths.isEmpty ? 0 : path.length)
    defer { cairo_new_path(cairo) }
    return cairo_in_stroke(cairo, point.x, point.y) != 0
  }

  private var userPath: PathData {
    guard state.isVisible else { return PathData() }
    var result = PathData()
    result.append(path, state.ctm.inverted())
    return result
  }
}

// MARK: - Clipping

extension CGContext {
  /// Draws nothing outside the current path from now on, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, using: rule)
    beginPath()
  }

  /// Draws nothing outside the rectangle from now on; begins a new path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Draws nothing outside the rectangles from now on; begins a new path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// What can be drawn into, in the coordinates of the context; null when nothing can.
  public var boundingBoxOfClipPath: CGRect {
    guard state.isVisible else { return .null }
    var box = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &box.0, &box.1, &box.2, &box.3)
    guard box.2 > box.0, box.3 > box.1 else { return .null }
    return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
  }

  /// - Parameter outline: In pixels.
  func clip(to outline: PathData, using rule: CGPathFillRule) {
    outline.trace(on: cairo)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }
}

// MARK: - To Cairo

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension PathData {
  /// Makes this the Cairo context's path, whatever its matrix.
  ///
  /// - Parameter device: From these coordinates to pixels.
  func trace(on cairo: OpaquePointer, device: CGAffineTransform = .identity) {
    // Cairo counts in 1/256 of a pixel with 32 bits, and what is recorded may be enlarged four times.
    let limit: CGFloat = 1_000_000
    func place(_ point: CGPoint) -> CGPoint {
      let p = point.applying(device)
      return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    for element in elements {
      switch element {
      case .move(let point):
        let p = place(point)
        cairo_move_to(cairo, p.x, p.y)
      case .line(let point):
        let p = place(point)
        cairo_line_to(cairo, p.x, p.y)
      case .curve(let first, let second, let point):
        let a = place(first)
        let b = place(second)
        let p = place(point)
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: cairo_close_path(cairo)
      }
    }
    cairo_set_matrix(cairo, &matrix)
  }
}

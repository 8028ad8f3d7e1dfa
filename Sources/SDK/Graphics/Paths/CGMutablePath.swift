// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lines and curves that can be added to.
///
/// Numbers that are not finite, and lines before the first `move(to:)`, are left out.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public convenience init() { self.init(PathData()) }
}

// MARK: - Lines and curves

extension CGMutablePath {
  /// Begins a new piece of the path at a point; of two moves in a row only the last counts.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { data.move(to: point, transform) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.addLine(to: point, transform)
  }

  /// Adds lines from the first point through all others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    data.move(to: first, transform)
    for point in points.dropFirst() { data.addLine(to: point, transform) }
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    data.addCurve(to: end, control1: control1, control2: control2, transform)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    data.addQuadCurve(to: end, control: control, transform)
  }

  /// Adds a line back to where the current piece began.
  public func closeSubpath() { data.close() }

  /// Adds all pieces of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { data.append(path.data, transform) }
}

// MARK: - Shapes

extension CGMutablePath {
  /// Adds a rectangle as a closed piece.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { data.addRect(rect, transform) }

  /// Adds rectangles, each as a closed piece.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { data.addRect(rect, transform) }
  }

  /// Adds a rectangle with round corners, which are cut to what fits.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    data.addRoundedRect(in: rect, radii: CGSize(width: cornerWidth, height: cornerHeight), transform)
  }

  /// Adds the ellipse that fits into a rectangle, as a closed piece.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    data.addEllipse(in: rect, transform)
  }

  /// Adds a piece of a circle.
  ///
  /// `startAngle`: In radians from the x axis.
  ///
  /// `clockwise`: Clockwise with the y axis upwards; in a view, where it points down, this looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    data.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
  }

  /// Adds a piece of a circle, from an angle and as far as another one, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    data.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds a round corner between the line to the first point and the line from there to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    data.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform)
  }
}

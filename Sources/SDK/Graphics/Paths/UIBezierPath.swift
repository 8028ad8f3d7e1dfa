// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lines and curves with the way they are drawn.
open class UIBezierPath: NSObject, NSCopying {
  private let path: CGMutablePath

  /// In points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends; cut off at first.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners; pointed at first.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point of a corner may be, in widths of the line; sharper corners are cut off.
  open var miterLimit: CGFloat = 10
  /// Whether overlaps are left open where an even number of outlines goes round.
  open var usesEvenOddFillRule = false
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners, which are cut to what fits.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes a rectangle with some corners round; radii are cut to what fits.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.data.addRoundedRect(in: rect, radii: cornerRadii, corners: corners)
  }

  /// Makes a piece of a circle.
  ///
  /// `startAngle`: In radians from the x axis.
  ///
  /// `clockwise`: As it looks in a view.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of the same lines and curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A copy of the lines and curves.
  open var cgPath: CGPath {
    get { CGPath(path.data) }
    set { path.data = newValue.data }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }

  // MARK: Lines and curves

  /// Begins a new piece of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point; nothing before the first `move(to:)`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points; nothing before the first `move(to:)`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point; nothing before the first `move(to:)`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a piece of a circle.
  ///
  /// `startAngle`: In radians from the x axis.
  ///
  /// `clockwise`: As it looks in a view.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics sees the y axis pointing upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to where the current piece began.
  open func close() { path.closeSubpath() }

  /// Empties the path; line width and the like stay.
  open func removeAllPoints() { path.data = PathData() }

  /// Adds all pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    var moved = PathData()
    moved.append(path.data, transform)
    path.data = moved
  }

  /// Returns the same lines drawn from their ends to their starts.
  open func reversing() -> UIBezierPath {
    let result = copy() as? UIBezierPath ?? UIBezierPath()
    result.path.data = path.data.reversed
    return result
  }

  // MARK: Asking

  /// Whether nothing was added.
  open var isEmpty: Bool { path.isEmpty }

  /// Where the next line would start; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle around all points, control points of curves included; null for an empty path.
  open var bounds: CGRect { path.boundingBox }

  /// Returns whether filling the path covers a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Dashes

  /// Sets the lengths of dashes and gaps in turn; `nil` for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, how many there are, and where the pattern begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashLengths, count: dashLengths.count)
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing into the current context

  /// Fills the path with the current fill colour.
  open func fill() {
    draw { $0.fillPath(using: fillRule) }
  }

  /// Fills the path with the current fill colour.
  ///
  /// `alpha`: How opaque, between 0 and 1, in place of the context's own alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Draws a line along the path with the current stroke colour.
  open func stroke() {
    draw {
      setLine(in: $0)
      $0.strokePath()
    }
  }

  /// Draws a line along the path with the current stroke colour.
  ///
  /// `alpha`: How opaque, between 0 and 1, in place of the context's own alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      setLine(in: $0)
      $0.strokePath()
    }
  }

  /// Draws nothing outside the path from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }
}

// MARK: - Drawing into the current context

extension UIBezierPath {
  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func setLine(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashLengths)
  }
}

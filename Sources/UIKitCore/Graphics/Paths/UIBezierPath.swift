// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lines and curves with the way they are drawn.
open class UIBezierPath: NSObject, NSCopying {
  private let path: CGMutablePath

  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// Whether overlaps are left open where an even number of outlines goes round.
  open var usesEvenOddFillRule = false
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

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
  /// - Parameters:
  ///   - startAngle: In radians from the x axis.
  ///   - clockwise: As it looks in a view.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

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
}

// MARK: - Lines and curves

extension UIBezierPath {
  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a piece of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis.
  ///   - clockwise: As it looks in a view.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics sees the y axis pointing upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  public func close() { path.closeSubpath() }

  public func removeAllPoints() { path.data = PathData() }

  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  public func apply(_ transform: CGAffineTransform) {
    var moved = PathData()
    moved.append(path.data, transform)
    path.data = moved
  }

  /// Returns the same lines drawn from their ends to their starts.
  public func reversing() -> UIBezierPath {
    let result = copy() as? UIBezierPath ?? UIBezierPath()
    result.path.data = path.data.reversed
    return result
  }
}

// MARK: - Asking

extension UIBezierPath {
  public var isEmpty: Bool { path.isEmpty }

  public var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle around all points, control points of curves included; null for an empty path.
  public var bounds: CGRect { path.boundingBox }

  /// Returns whether filling the path covers a point.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

// MARK: - Dashes

extension UIBezierPath {
  /// Sets the lengths of dashes and gaps in turn; `nil` for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, how many there are, and where the pattern begins.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashLengths, count: dashLengths.count)
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}

// MARK: - Drawing into the current context

extension UIBezierPath {
  /// Fills the path with the current fill colour.
  public func fill() {
    draw { $0.fillPath(using: fillRule) }
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Draws a line along the path with the current stroke colour.
  public func stroke() {
    draw {
      setLine(in: $0)
      $0.strokePath()
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      setLine(in: $0)
      $0.strokePath()
    }
  }

  /// Draws nothing outside the path from now on.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

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

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One piece of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// The pieces of a path, always in an order that can be drawn: nothing comes before a `move`, and every number is finite.
///
/// What is added goes through a transform first, so that the same shapes serve paths and contexts.
package struct PathData: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// Where the next piece starts; `nil` before the first `move`.
  package private(set) var current: CGPoint?
  private var start = CGPoint.zero

  package init() {}
}

// MARK: - Lines and curves

extension PathData {
  package mutating func move(to point: CGPoint, _ t: CGAffineTransform = .identity) {
    let p = point.applying(t)
    guard p.isFinite else { return }
    // Of two moves in a row only the last one counts.
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(p))
    current = p
    start = p
  }

  package mutating func addLine(to point: CGPoint, _ t: CGAffineTransform = .identity) {
    let p = point.applying(t)
    guard p.isFinite, current != nil else { return }
    reopen()
    elements.append(.line(p))
    current = p
  }

  package mutating func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint, _ t: CGAffineTransform = .identity
  ) {
    let a = control1.applying(t)
    let b = control2.applying(t)
    let p = point.applying(t)
    guard a.isFinite, b.isFinite, p.isFinite, current != nil else { return }
    reopen()
    elements.append(.curve(a, b, p))
    current = p
  }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint, _ t: CGAffineTransform = .identity) {
    guard let current else { return }
    let c = control.applying(t)
    let p = point.applying(t)
    // The cubic curve that is the same line.
    addCurve(
      to: p, control1: CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3),
      control2: CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3))
  }

  package mutating func close() {
    guard current != nil, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  package mutating func append(_ other: PathData, _ t: CGAffineTransform = .identity) {
    for element in other.elements {
      switch element {
      case .move(let p): move(to: p, t)
      case .line(let p): addLine(to: p, t)
      case .curve(let a, let b, let p): addCurve(to: p, control1: a, control2: b, t)
      case .close: close()
      }
    }
  }

  /// Goes on from where a closed shape began.
  private mutating func reopen() {
    if elements.last == .close { elements.append(.move(start)) }
  }
}

// MARK: - Shapes

extension PathData {
  package mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    // The infinite rectangle has to stay one in every transform.
    func cut(_ value: CGFloat) -> CGFloat { min(max(value, -1e12), 1e12) }
    let (left, top, right, bottom) = (cut(rect.minX), cut(rect.minY), cut(rect.maxX), cut(rect.maxY))
    move(to: CGPoint(x: left, y: top), t)
    addLine(to: CGPoint(x: right, y: top), t)
    addLine(to: CGPoint(x: right, y: bottom), t)
    addLine(to: CGPoint(x: left, y: bottom), t)
    close()
  }

  package mutating func addEllipse(in rect: CGRect, _ t: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    let r = rect.standardized
    let toCircle = CGAffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY
    ).concatenating(t)
    move(to: CGPoint(x: 1, y: 0), toCircle)
    addArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi, toCircle)
    close()
  }

  /// Adds a rectangle, with an elliptic quarter at each of the chosen corners; radii are cut to what fits.
  package mutating func addRoundedRect(
    in rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners, _ t: CGAffineTransform = .identity
  ) {
    guard rect.isFinite, radii.width.isFinite, radii.height.isFinite else { return }
    let r = rect.standardized
    let w = min(max(radii.width, 0), r.width / 2)
    let h = min(max(radii.height, 0), r.height / 2)
    guard w > 0, h > 0 else { return addRect(r, t) }
    let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat)] = [
      (.topLeft, CGPoint(x: r.minX, y: r.minY), 1, 1), (.topRight, CGPoint(x: r.maxX, y: r.minY), -1, 1),
      (.bottomRight, CGPoint(x: r.maxX, y: r.maxY), -1, -1), (.bottomLeft, CGPoint(x: r.minX, y: r.maxY), 1, -1),
    ]
    var isFirst = true
    for (index, (corner, place, x, y)) in places.enumerated() {
      if corners.contains(corner) {
        let oval = CGAffineTransform(a: w, b: 0, c: 0, d: h, tx: place.x + x * w, ty: place.y + y * h)
        let angle = .pi + CGFloat(index) * .pi / 2
        let begin = CGPoint(x: cos(angle), y: sin(angle)).applying(oval)
        if isFirst { move(to: begin, t) } else { addLine(to: begin, t) }
        addArc(center: .zero, radius: 1, startAngle: angle, delta: .pi / 2, oval.concatenating(t))
      } else if isFirst {
        move(to: place, t)
      } else {
        addLine(to: place, t)
      }
      isFirst = false
    }
    close()
  }
}

// MARK: - Finite numbers

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension CGAffineTransform {
  /// Whether it can be undone and its numbers are ones to draw with, so that something can be seen through it.
  var isUsable: Bool {
    let determinant = a * d - b * c
    // Compared this way round, NaN is refused too.
    return abs(determinant) > 1e-12 && abs(a) < 1e6 && abs(b) < 1e6 && abs(c) < 1e6 && abs(d) < 1e6
      && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// How much longer it makes a line at most.
  var enlargement: CGFloat { max(hypot(a, b), hypot(c, d)) }
}

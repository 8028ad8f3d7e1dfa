// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - Arcs

extension PathData {
  /// Adds a piece of a circle, and a line to its start when there is a current point.
  ///
  /// - Parameter delta: How far to go, in radians, positive from the x axis to the y axis; at most one turn is drawn.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite else { return }
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = place(startAngle)
    if let current {
      let p = begin.applying(t)
      // A line to where one already is would get a join of its own.
      if abs(current.x - p.x) > 1e-9 || abs(current.y - p.y) > 1e-9 { addLine(to: begin, t) }
    } else {
      move(to: begin, t)
    }
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    // Control points at this distance make a cubic curve that leaves the circle by less than 0.03 % of its radius.
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = from + step
      let a = place(from)
      let b = place(to)
      addCurve(
        to: b, control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)), t)
    }
  }

  /// Adds a piece of a circle from one angle to another, as `CGPath` does.
  ///
  /// - Parameter clockwise: Clockwise with the y axis upwards, which is the other way round on the screen.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    _ t: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    } else if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, t)
  }

  /// Rounds the corner that the lines from the current point to `corner` and on to `end` make.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform = .identity
  ) {
    guard let current, t.isUsable, radius.isFinite else { return }
    let from = current.applying(t.inverted())
    let u = CGPoint(x: from.x - corner.x, y: from.y - corner.y)
    let v = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let lengths = (hypot(u.x, u.y), hypot(v.x, v.y))
    let cross = u.x * v.y - u.y * v.x
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: corner, t)
    }
    let half = atan2(abs(cross), u.x * v.x + u.y * v.y) / 2
    let reach = radius / tan(half)
    let toCenter = radius / sin(half)
    let bisector = CGPoint(x: u.x / lengths.0 + v.x / lengths.1, y: u.y / lengths.0 + v.y / lengths.1)
    let length = hypot(bisector.x, bisector.y)
    let center = CGPoint(
      x: corner.x + bisector.x / length * toCenter, y: corner.y + bisector.y / length * toCenter)
    let touch = CGPoint(x: corner.x + u.x / lengths.0 * reach, y: corner.y + u.y / lengths.0 * reach)
    let sweep = .pi - 2 * half
    addArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: cross > 0 ? -sweep : sweep, t)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - Bounds

extension PathData {
  /// The smallest rectangle around all points, those that only pull at curves included; null for an empty path.
  package var controlBounds: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .curve(let a, let b, let p):
        box.add(a)
        box.add(b)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  package var bounds: CGRect {
    var box = PointBox()
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        box.add(p)
        last = p
      case .curve(let a, let b, let p):
        box.add(p)
        for place in Self.turns(last.x, a.x, b.x, p.x) + Self.turns(last.y, a.y, b.y, p.y) {
          box.add(Self.point(at: place, last, a, b, p))
        }
        last = p
      case .close: break
      }
    }
    return box.rect
  }

  /// Returns where between 0 and 1 a curve's coordinate stops growing or shrinking.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // The derivative, as a·x² + b·x + c.
    let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
    let b = 6 * (p2 - 2 * p1 + p0)
    let c = 3 * (p1 - p0)
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(
    at t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * p0.x + weights.1 * p1.x + weights.2 * p2.x + weights.3 * p3.x,
      y: weights.0 * p0.y + weights.1 * p1.y + weights.2 * p2.y + weights.3 * p3.y)
  }
}

/// The smallest rectangle around points.
private struct PointBox {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func add(_ p: CGPoint) {
    guard let low else {
      low = p
      high = p
      return
    }
    self.low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
    high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  var rect: CGRect {
    guard let low else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

// MARK: - Hits

extension PathData {
  /// Returns whether filling the path covers a point; open shapes count as closed.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var winding = 0
    var crossings = 0
    forEachLine { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The length of all lines and curves together.
  var length: CGFloat {
    var sum: CGFloat = 0
    forEachLine { sum += hypot($1.x - $0.x, $1.y - $0.y) }
    return sum
  }

  /// Walks along the closed outlines in straight steps.
  private func forEachLine(_ visit: (CGPoint, CGPoint) -> Void) {
    let stepsOfCurve = 32
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        visit(last, start)
        start = p
        last = p
      case .line(let p):
        visit(last, p)
        last = p
      case .curve(let a, let b, let p):
        var from = last
        for step in 1...stepsOfCurve {
          let to = Self.point(at: CGFloat(step) / CGFloat(stepsOfCurve), last, a, b, p)
          visit(from, to)
          from = to
        }
        last = p
      case .close:
        visit(last, start)
        last = start
      }
    }
    visit(last, start)
  }
}

// MARK: - Turning round

extension PathData {
  /// The same lines, drawn from their ends to their starts.
  package var reversed: PathData {
    var subpaths: [(points: [[CGPoint]], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let p): subpaths.append(([[p]], false))
      case .line(let p): subpaths[subpaths.count - 1].points.append([p])
      case .curve(let a, let b, let p): subpaths[subpaths.count - 1].points.append([a, b, p])
      case .close: subpaths[subpaths.count - 1].isClosed = true
      }
    }
    var result = PathData()
    for (points, isClosed) in subpaths.reversed() {
      guard let end = points.last?.last else { continue }
      result.move(to: end)
      for index in points.indices.dropFirst().reversed() {
        guard let target = points[index - 1].last else { continue }
        if points[index].count == 3 {
          result.addCurve(to: target, control1: points[index][1], control2: points[index][0])
        } else {
          result.addLine(to: target)
        }
      }
      if isClosed { result.close() }
    }
    return result
  }
}

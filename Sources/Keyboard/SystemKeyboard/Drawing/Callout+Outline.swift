// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

// MARK: - Outline

extension Callout {
  /// Returns the outline of the callout, with its key where both are one shape.
  ///
  /// - Parameter margin: How far the outline lies outside the callout, in logical pixels.
  func outline(grownBy margin: Double) -> Path {
    // Decided before growing, so that all outlines of one callout are alike.
    guard hasNeck else {
      var path = Path()
      path.roundedRect(bubble.inset(by: -margin, -margin), radius: Self.cornerRadius + margin)
      return path
    }
    var grown = self
    grown.bubble = bubble.inset(by: -margin, -margin)
    grown.cap = cap.inset(by: -margin, -margin)
    return grown.neckedOutline(margin: margin)
  }

  /// Returns the outline of bubble, neck and cap, which have been grown by the margin already.
  private func neckedOutline(margin: Double) -> Path {
    let k = KeyMetrics.cornerRadius + margin
    var path = Path()
    let r = min(Self.cornerRadius + margin, bubble.width / 2, bubble.height / 2)
    path.move(to: Point(x: bubble.minX + r, y: bubble.minY))
    path.line(to: Point(x: bubble.maxX - r, y: bubble.minY))
    path.quarter(
      from: Point(x: bubble.maxX - r, y: bubble.minY), around: Point(x: bubble.maxX, y: bubble.minY),
      to: Point(x: bubble.maxX, y: bubble.minY + r))
    path.add(side(bubbleEdge: bubble.maxX, capEdge: cap.maxX, outwards: 1, margin: margin))
    path.line(to: Point(x: cap.maxX, y: cap.maxY - k))
    path.quarter(
      from: Point(x: cap.maxX, y: cap.maxY - k), around: Point(x: cap.maxX, y: cap.maxY),
      to: Point(x: cap.maxX - k, y: cap.maxY))
    path.line(to: Point(x: cap.minX + k, y: cap.maxY))
    path.quarter(
      from: Point(x: cap.minX + k, y: cap.maxY), around: Point(x: cap.minX, y: cap.maxY),
      to: Point(x: cap.minX, y: cap.maxY - k))
    path.add(side(bubbleEdge: bubble.minX, capEdge: cap.minX, outwards: -1, margin: margin).reversed())
    path.line(to: Point(x: bubble.minX, y: bubble.minY + r))
    path.quarter(
      from: Point(x: bubble.minX, y: bubble.minY + r), around: bubble.origin,
      to: Point(x: bubble.minX + r, y: bubble.minY))
    path.close()
    return path
  }

  /// Returns one side from the bubble down to the cap: a point, then two control points and a point for each curve.
  private func side(bubbleEdge: Double, capEdge: Double, outwards: Double, margin: Double) -> [Point] {
    let overhang = (bubbleEdge - capEdge) * outwards
    if overhang <= Self.widestFlare { return flare(from: bubbleEdge, to: capEdge, margin: margin) }

    // The bubble reaches far out: its lower corner is round like the others, and the neck meets it in a hollow.
    let r = min(Self.cornerRadius + margin, bubble.height / 2)
    let hollow = max(min(Self.cornerRadius, cap.midY - bubble.maxY) - margin, 0)
    let y = bubble.maxY
    let corner = Point(x: bubbleEdge, y: y)
    let afterCorner = Point(x: bubbleEdge - r * outwards, y: y)
    let beforeHollow = Point(x: capEdge + hollow * outwards, y: y)
    let inside = Point(x: capEdge, y: y)
    let end = Point(x: capEdge, y: y + hollow)
    let start = Point(x: bubbleEdge, y: y - r)
    return [
      start, start.towards(corner), afterCorner.towards(corner), afterCorner,
      afterCorner, beforeHollow, beforeHollow, beforeHollow.towards(inside), end.towards(inside), end,
    ]
  }

  /// The sides of a balloon: one swing from its width to that of the key.
  private func flare(from bubbleEdge: Double, to capEdge: Double, margin: Double) -> [Point] {
    // Measured without the margin, and then lower by it: that is outwards along a slope.
    let lowest = min(max(cap.minY + margin + 4, bubble.maxY - margin + 12), cap.midY)
    // The further out, the higher it starts, so that it never runs flat.
    let steep = lowest - abs(bubbleEdge - capEdge) * 1.2
    let highest = max(min(bubble.maxY - margin - 3, steep), bubble.minY + margin + Self.cornerRadius)
    let top = Point(x: bubbleEdge, y: highest + margin * 0.7)
    let bottom = Point(x: capEdge, y: lowest + margin * 0.7)
    let bend = (bottom.y - top.y) * 0.6
    return [top, Point(x: top.x, y: top.y + bend), Point(x: bottom.x, y: bottom.y - bend), bottom]
  }

  private static var widestFlare: Double { 30 }
}

// MARK: - Helpers

extension Path {
  /// Adds a line to the first point and then curves, each of two control points and an end.
  fileprivate mutating func add(_ points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return }
    line(to: first)
    while let a = iterator.next(), let b = iterator.next(), let end = iterator.next() { curve(a, b, to: end) }
  }
}

extension Point {
  /// Returns the control point of a quarter circle that leaves this point for a corner.
  fileprivate func towards(_ corner: Point) -> Point {
    Point(x: x + (corner.x - x) * 0.623, y: y + (corner.y - y) * 0.623)
  }
}

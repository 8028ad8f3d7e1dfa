// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// An outline made of lines and cubic curves.
package struct Path: Hashable, Sendable {
  /// One step of the outline.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  /// The outline from its start, in the canvas's coordinates.
  package private(set) var elements: [Element] = []

  package init() {}
}

// MARK: - Building

extension Path {
  /// Begins a part of the outline at a point.
  package mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Goes on straight to a point.
  package mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Goes on to a point on a cubic curve with two control points.
  package mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    elements.append(.curve(first, second, to: point))
  }
  /// Goes back straight to where this part of the outline began.
  package mutating func close() { elements.append(.close) }

  /// Adds a quarter of a circle or ellipse, from the current point to another, that leaves it towards a corner and
  /// arrives from there.
  package mutating func quarter(from start: Point, around corner: Point, to end: Point) {
    curve(
      Point(x: start.x + (corner.x - start.x) * Self.kappa, y: start.y + (corner.y - start.y) * Self.kappa),
      Point(x: end.x + (corner.x - end.x) * Self.kappa, y: end.y + (corner.y - end.y) * Self.kappa), to: end)
  }

  /// Adds a closed ellipse that fills a rectangle.
  package mutating func ellipse(in rect: Rect) {
    roundedRect(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// Adds a closed rectangle with rounded corners; the radius is cut to half of the shorter side.
  package mutating func roundedRect(_ rect: Rect, radius: Double) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    roundedRect(rect, radiusX: r, radiusY: r)
  }

  private mutating func roundedRect(_ r: Rect, radiusX rx: Double, radiusY ry: Double) {
    let corners = [
      (Point(x: r.maxX - rx, y: r.minY), Point(x: r.maxX, y: r.minY), Point(x: r.maxX, y: r.minY + ry)),
      (Point(x: r.maxX, y: r.maxY - ry), Point(x: r.maxX, y: r.maxY), Point(x: r.maxX - rx, y: r.maxY)),
      (Point(x: r.minX + rx, y: r.maxY), Point(x: r.minX, y: r.maxY), Point(x: r.minX, y: r.maxY - ry)),
      (Point(x: r.minX, y: r.minY + ry), Point(x: r.minX, y: r.minY), Point(x: r.minX + rx, y: r.minY)),
    ]
    move(to: Point(x: r.minX + rx, y: r.minY))
    for (start, corner, end) in corners {
      line(to: start)
      quarter(from: start, around: corner, to: end)
    }
    close()
  }

  /// How far the control points of a cubic curve lie towards the corner to make the best quarter circle.
  private static let kappa = 0.5522847498
}

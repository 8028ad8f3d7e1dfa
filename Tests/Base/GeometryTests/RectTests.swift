// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges, middle and corners follow from origin and size`() {
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [10, 20, 40, 60])
    #expect(rect.center == Point(x: rect.midX, y: rect.midY) && rect.center == Point(x: 25, y: 40))
    #expect(Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40)) == rect)
  }

  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
    (Point(x: 30, y: 60), false), (Point(x: 9.9, y: 30), false), (Point(x: 30, y: 19.9), false),
  ])
  func `left and top edges lie inside, right and bottom ones outside`(point: Point, isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test(arguments: [
    (Rect(x: 39, y: 59, width: 5, height: 5), Rect(x: 39, y: 59, width: 1, height: 1)),
    (Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: 20, width: 30, height: 40)),
    (Rect(x: 15, y: 0, width: 5, height: 100), Rect(x: 15, y: 20, width: 5, height: 40)),
    (Rect(x: 40, y: 20, width: 5, height: 5), .zero), (Rect(x: 10, y: 60, width: 5, height: 5), .zero),
    (Rect(x: 20, y: 30, width: 0, height: 5), .zero), (.zero, .zero),
  ])
  func `rectangles meet where they have area in common, whichever is asked`(other: Rect, common: Rect) {
    #expect(rect.intersection(other) == common && other.intersection(rect) == common)
    #expect(rect.intersects(other) == !common.isEmpty && other.intersects(rect) == !common.isEmpty)
  }

  @Test func `a union covers both, and nothing adds nothing`() {
    let other = Rect(x: 0, y: 50, width: 20, height: 30)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 60))
    #expect(other.union(rect) == rect.union(other))
    let line = Rect(x: 500, y: 500, width: 0, height: 9)
    #expect(rect.union(line) == rect && line.union(rect) == rect)
  }

  @Test func `sides move inwards, and outwards by negative distances`() {
    #expect(rect.inset(by: 5, 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.inset(by: -5, -10).inset(by: 5, 10) == rect)
    #expect(rect.inset(by: 15, 0).isEmpty && rect.inset(by: 0, 21).isEmpty && !rect.inset(by: 14, 19).isEmpty)
    #expect(rect.offset(by: Point(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
  }

  @Test(
    arguments: [
      (Point(x: 25, y: 40), 0.0), (Point(x: 10, y: 20), 0), (Point(x: 43, y: 64), 25), (Point(x: 7, y: 16), 25),
      (Point(x: 50, y: 40), 100), (Point(x: 25, y: 18), 4),
    ] as [(Point, Double)])
  func `the distance is measured straight to the nearest point`(point: Point, square: Double) {
    #expect(rect.squaredDistance(to: point) == square)
  }

  @Test func `points are added and taken from each other`() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 4, y: 6))
    #expect(a + b == Point(x: 5, y: 8) && b - a == Point(x: 3, y: 4) && a + .zero == a)
    #expect(a.squaredDistance(to: b) == 25 && b.squaredDistance(to: a) == 25)
  }
}

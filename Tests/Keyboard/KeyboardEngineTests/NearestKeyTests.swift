// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing

@Suite struct NearestKeyTests {
  @Test func `every point of the plane belongs to the nearest cap`() {
    let plane = TestPlanes.letters
    for x in stride(from: -20.0, through: 410, by: 3.7) {
      for y in stride(from: -20.0, through: 236, by: 3.7) {
        let point = Point(x: x, y: y)
        let distances = plane.keys.map { $0.frame.squaredDistance(to: point) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        #expect(plane.nearestKey(to: point) == nearest)
      }
    }
  }

  @Test func `a point midway between two caps belongs to the first`() {
    let plane = KeyPlane(row: .character("a"), .character("b"))
    #expect(plane.nearestKey(to: Point(x: 50, y: 25)) == 0)
  }

  @Test func `caps without area and places that are not numbers are no targets`() {
    let plane = KeyPlane(row: [(.character("a"), { $0.frame = .zero }), (.character("b"), { _ in })])
    #expect(plane.nearestKey(to: .zero) == 1)
    #expect(plane.nearestKey(to: Point(x: .nan, y: 0)) == nil)
    #expect(KeyPlane(row: []).nearestKey(to: .zero) == nil)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@Suite struct RectTests {
  @Test func `a point on the right edge lies outside`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(Point(x: 0, y: 0)))
    #expect(!rect.contains(Point(x: 10, y: 5)))
  }

  @Test func `the distance to a corner is measured straight`() {
    #expect(Rect(x: 0, y: 0, width: 1, height: 1).squaredDistance(to: Point(x: 4, y: 5)) == 25)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite struct DamagedAreasTests {
  @Test(arguments: 0..<50) func `whatever has changed is drawn again, in at most twelve rectangles`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let areas = (0..<(seed * 8 + 1)).map { _ in
      CGRect(
        x: generator.next(below: 400), y: generator.next(below: 800), width: generator.next(below: 60) + 1,
        height: generator.next(below: 40) + 1)
    }
    let rects = DamagedAreas(areas).rects
    #expect(rects.count <= 12)
    for area in areas { #expect(rects.contains { $0.contains(area) }) }
  }

  @Test func `places far apart stay apart`() {
    let corners = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 300, y: 700, width: 10, height: 10)]
    #expect(DamagedAreas(corners).rects == corners)
  }

  @Test func `what moves a little is one rectangle`() {
    let old = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(DamagedAreas([old, old.offsetBy(dx: 1, dy: 1)]).rects == [CGRect(x: 0, y: 0, width: 51, height: 21)])
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite struct DamagedAreasTests {
  @Test(arguments: 0..<50) func `whatever has changed is drawn again, in at most twelve rectangles`(_ seed: Int) {
    var generator = Numbers(seed: seed)
    let areas = (0..<(seed * 8 + 1)).map { _ in
      CGRect(
        x: generator.next(400), y: generator.next(800), width: generator.next(60) + 1, height: generator.next(40) + 1)
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

private struct Numbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

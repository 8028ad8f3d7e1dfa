// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@Suite struct PixelAreaTests {
  private let area = PixelArea(x: 10, y: 10, width: 20, height: 20)

  @Test func `an area holds itself and what lies within it, and nothing that stands out`() {
    #expect(area.contains(area))
    #expect(area.contains(PixelArea(x: 15, y: 25, width: 5, height: 5)))
    for (x, y, width, height) in [(9, 10, 5, 5), (10, 9, 5, 5), (26, 10, 5, 5), (10, 26, 5, 5)] {
      #expect(!area.contains(PixelArea(x: x, y: y, width: width, height: height)))
    }
  }

  @Test func `of areas in a list those are left that lie in no other`() {
    let inner = PixelArea(x: 12, y: 12, width: 3, height: 3)
    let other = PixelArea(x: 40, y: 0, width: 1, height: 1)
    let nothing = PixelArea(x: 0, y: 0, width: 0, height: 9)
    #expect(PixelArea.list([inner, area, other]) == [area, other])
    #expect(PixelArea.list([area, inner, nothing, area, other]) == [area, other])
    #expect(PixelArea.list([nothing]).isEmpty && PixelArea.list([]).isEmpty)
  }

  @Test func `a long list becomes the box around all`() {
    func dots(_ count: Int) -> [PixelArea] { (0..<count).map { PixelArea(x: $0 * 3, y: $0 * 2, width: 1, height: 1) } }
    #expect(PixelArea.list(dots(16)) == dots(16))
    #expect(PixelArea.list(dots(17)) == [PixelArea(x: 0, y: 0, width: 49, height: 33)])
  }
}

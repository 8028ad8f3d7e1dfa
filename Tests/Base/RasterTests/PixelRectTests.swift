// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster
import Testing

@Suite struct PixelRectTests {
  @Test func `edges between pixels move outwards`() {
    let rect = PixelRect(covering: Rect(x: 0.6, y: 1, width: 1, height: 1), scale: 2)
    #expect(rect == PixelRect(x: 1, y: 2, width: 3, height: 2))
  }

  @Test func `an edge that misses a pixel border by a rounding error only stays on it`() {
    let rect = PixelRect(covering: Rect(x: 0.1 + 0.2, y: 0, width: 0.7, height: 1), scale: 10)
    #expect(rect == PixelRect(x: 3, y: 0, width: 7, height: 10))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300])
  func `numbers that are no places do not trap`(_ number: Double) {
    let rect = PixelRect(covering: Rect(x: number, y: number, width: 1, height: number), scale: 2)
    #expect(rect.width >= 0 && rect.height >= 0)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster
import Testing

@MainActor @Suite struct CanvasTests {
  private let red = Color(bytes: 255, 0, 0)

  @Test(
    arguments: [(0, 4, 16), (4, 0, 16), (4, 4, 15), (4, 4, 12), (40_000, 1, 160_000)])
  func `a buffer that Cairo cannot draw into is refused`(_ size: (width: Int, height: Int, stride: Int)) {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
      guard let base = memory.baseAddress else { return }
      let canvas = Canvas(pixels: base, width: size.width, height: size.height, stride: size.stride, scale: 1)
      let isRefused = canvas == nil
      #expect(isRefused)
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func `a scale that is not a positive number is refused`(_ scale: Double) {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
      guard let base = memory.baseAddress else { return }
      let canvas = Canvas(pixels: base, width: 4, height: 4, stride: 16, scale: scale)
      let isRefused = canvas == nil
      #expect(isRefused)
    }
  }

  @Test func `rows follow each other by the stride and the bytes between stay`() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { memory in
      memory.initialize(repeating: 7)
      guard let base = memory.baseAddress,
        let canvas = Canvas(pixels: base, width: 3, height: 2, stride: 16, scale: 1)
      else { return }
      canvas.replace(canvas.bounds, with: red)
      #expect(Array(memory) == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 7, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 7])
    }
  }

  @Test func `replacing with a translucent colour leaves premultiplied pixels`() throws {
    var bitmap = try #require(Bitmap(width: 1, height: 1))
    bitmap.draw(scale: 1) { canvas in
      canvas.replace(canvas.bounds, with: red)
      canvas.replace(canvas.bounds, with: Color(red: 1, green: 1, blue: 1, alpha: 0.2))
    }
    #expect(bitmap.pixels[0] == 0x3333_3333)
  }

  @Test func `nothing is drawn outside the clip, which grows to whole pixels`() throws {
    var bitmap = try #require(Bitmap(width: 4, height: 1))
    bitmap.draw(scale: 2) { canvas in
      canvas.clipped(to: [Rect(x: 0.6, y: 0, width: 0.6, height: 0.5)]) { canvas.replace(canvas.bounds, with: red) }
    }
    #expect(Array(bitmap.pixels) == [0, 0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a snapped rectangle fills whole pixels at every scale`(_ scale: Double) throws {
    var bitmap = try #require(Bitmap(width: 120, height: 120))
    bitmap.draw(scale: scale) { canvas in
      canvas.fill(canvas.snapped(Rect(x: 3.3, y: 4.7, width: 20.9, height: 15.2)), with: red)
    }
    #expect(Set(bitmap.pixels) == [0, 0xFFFF_0000])
  }
}

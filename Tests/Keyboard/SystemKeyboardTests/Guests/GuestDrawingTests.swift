// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import Testing

@MainActor
@Suite struct GuestDrawingTests {
  private static let red: UInt32 = 0xFFFF_0000

  @Test("CK-3 a picture that is larger than the keyboard's area does not cover what the system shows around it")
  func tooLarge() throws {
    let board = GuestBoard(size: Size(width: 100, height: 60))
    board.situation.showsGlobeBelow = true
    board.drawn(nil)
    let picture = [UInt32](repeating: Self.red, count: 400 * 400)
    let renderer = KeyboardRenderer()
    let presentation = board.presentation
    let size = presentation.surfaceSize
    var bitmap = try #require(Bitmap(width: Int(size.width), height: Int(size.height)))
    picture.withUnsafeBytes { bytes in
      renderer.guestPixels = { GuestPixels(bytes: bytes, width: 400, height: 400, stride: 1600) }
      bitmap.draw(scale: 1) { renderer.draw(presentation, into: $0) }
    }
    let rows = bitmap.pixels.indices.filter { bitmap.pixels[$0] == Self.red }.map { $0 / bitmap.width }
    let top = Int(presentation.headroom)
    #expect(Set(rows) == Set(top..<top + 60))
    #expect(bitmap.height == top + 60 + Int(GlobeBelow.height))
  }
}

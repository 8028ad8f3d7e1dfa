// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct CGImageTests {
  /// Red and green above blue and nothing.
  static func four() throws -> CGImage {
    try #require(CGImage(pixels: [Picture.red, Picture.green, Picture.blue, 0], width: 2, height: 2))
  }

  @Test func `pixels that are not of the size are refused`() {
    #expect(CGImage(pixels: [1, 2, 3], width: 2, height: 2) == nil)
    #expect(CGImage(pixels: [], width: 0, height: 0) == nil)
  }

  @Test func `a part has the pixels of its place and is cut to the picture`() throws {
    let image = try Self.four()
    #expect(image.cropping(to: CGRect(x: 1, y: -5, width: 9, height: 6))?.pixels == [Picture.green])
    #expect(image.cropping(to: CGRect(x: 0.2, y: 0.2, width: 0.1, height: 1))?.pixels == [Picture.red, Picture.blue])
    for odd in [CGRect(x: 2, y: 0, width: 1, height: 1), .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      #expect(image.cropping(to: odd) == nil)
    }
  }

  @Test func `Core Graphics draws it upside down in a view, upright once the y axis is turned round`() throws {
    let image = try Self.four()
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      Picture(width: 2, height: 2) { $0.draw(image, in: rect) }.pixels == [Picture.blue, 0, Picture.red, Picture.green])
    let turned = Picture(width: 2, height: 2) { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: rect)
    }
    #expect(turned.pixels == image.pixels)
  }

  @Test func `an enlarged image is solid up to its edges`() throws {
    let image = try #require(CGImage(pixels: [Picture.red], width: 1, height: 1))
    let picture = Picture(width: 6, height: 6) { $0.draw(image, in: CGRect(x: 1, y: 1, width: 4, height: 4)) }
    #expect(picture.shape == ["......", ".####.", ".####.", ".####.", ".####.", "......"])
  }

  @Test func `a recorded image outlives its object`() throws {
    let recording = try #require(CGContext(recording: CGRect(x: 0, y: 0, width: 2, height: 2)))
    do {
      let image = try Self.four()
      recording.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let picture = Picture(width: 2, height: 2) { recording.replay(into: $0) }
    #expect(picture.pixels == [Picture.blue, 0, Picture.red, Picture.green])
  }

  @Test func `an image made of a context is a copy of what is there`() throws {
    var copy: CGImage?
    _ = Picture(width: 2, height: 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      copy = context.makeImage()
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(copy?.pixels == [Picture.red, 0])
  }
}

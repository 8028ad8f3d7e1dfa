// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TestSupport
import Testing

@testable import TextReading

/// Photographs, which are JPEG files and seldom upright.
@Suite struct PhotographTests {
  /// Exif with an orientation, as a segment of a JPEG file.
  private static func exif(_ number: UInt8, isBig: Bool) -> [UInt8] {
    let tags: [UInt8] =
      isBig
      ? [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0, 0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + tags
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  /// The page as a JPEG file, turned clockwise.
  private func photograph(of page: DrawnPage, quarterTurns: Int32, segment: [UInt8]) throws -> [UInt8] {
    var upright: UnsafeMutablePointer<Pix>? = pixCreate(Int32(page.width), Int32(page.height), 8)
    defer { pixDestroy(&upright) }
    for (index, shade) in page.shades.enumerated() {
      pixSetPixel(upright, Int32(index % page.width), Int32(index / page.width), UInt32(shade))
    }
    var turned: UnsafeMutablePointer<Pix>? = pixRotateOrth(upright, quarterTurns)
    defer { pixDestroy(&turned) }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let result = pixWriteMemJpeg(&bytes, &count, turned, 85, 0)
    try #require(result == 0)
    defer { lept_free(bytes) }
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    return Array(file.prefix(2)) + segment + file.dropFirst(2)
  }

  @Test("KG-9 a photograph is read, also one that was taken with the camera on its side") func photographs() throws {
    let page = try DrawnPage("english")
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    for (turns, segment) in [(Int32(0), []), (3, Self.exif(6, isBig: true)), (2, Self.exif(3, isBig: false))] {
      let text = try reader.read(.file(photograph(of: page, quarterTurns: turns, segment: segment)))
      #expect(text.width == page.width && text.height == page.height)
      #expect(Likeness.share(of: text.lines.map(\.text), in: page.lines) >= 0.97)
    }
  }

  @Test func `the orientation is found in either order of bytes, and what is damaged is upright`() {
    for isBig in [false, true] {
      let file = [0xFF, 0xD8] + Self.exif(8, isBig: isBig) + [0xFF, 0xDA, 0, 0]
      #expect(PictureOrientation(file: file) == PictureOrientation(quarterTurns: 3))
      for count in 0..<file.count - 4 { #expect(PictureOrientation(file: Array(file.prefix(count))) == .upright) }
      var random = SeededGenerator(seed: 21)
      for _ in 0..<5_000 {
        var changed = file
        for _ in 0..<3 { changed[random.next(below: changed.count)] = UInt8(random.next(below: 256)) }
        _ = PictureOrientation(file: changed)
      }
    }
    #expect(PictureOrientation(file: [0xFF, 0xD8] + Self.exif(9, isBig: true)) == .upright)
  }
}

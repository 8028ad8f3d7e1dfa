// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import TextReading
import Testing

@testable import Camera

/// What becomes of the bytes that a camera sends.
@Suite struct CameraFormatTests {
  private func picture(_ format: CameraFormat, _ bytes: [UInt8]) -> TextPicture? {
    bytes.withUnsafeBytes { format.picture(of: $0) }
  }

  @Test func `formats have the numbers of Video4Linux`() {
    #expect(CameraFormat.Coding.yuyv.number == 0x5659_5559)
    #expect(CameraFormat.Coding.jpeg.number == 0x4750_4A4D)
    #expect(CameraFormat.Coding.gray.number == 0x5945_5247)
    for coding in CameraFormat.Coding.allCases { #expect(CameraFormat.Coding(number: coding.number) == coding) }
    #expect(CameraFormat.Coding(number: 0x4745_504A) == .jpeg)
    #expect(CameraFormat.Coding(number: 0) == nil)
  }

  @Test("KG-9 a camera's picture in colours becomes one in shades, whatever is between its rows") func yuyv() {
    var format = CameraFormat(coding: .yuyv, width: 2, height: 2, bytesPerRow: 0)
    let tight: [UInt8] = [10, 128, 20, 128, 30, 128, 40, 128]
    #expect(picture(format, tight) == .gray(width: 2, height: 2, [10, 20, 30, 40]))
    format.bytesPerRow = 6
    let wide: [UInt8] = [10, 128, 20, 128, 0, 0, 30, 128, 40, 128]
    #expect(picture(format, wide) == .gray(width: 2, height: 2, [10, 20, 30, 40]))
    #expect(picture(format, wide + [0, 0, 0]) == .gray(width: 2, height: 2, [10, 20, 30, 40]))
    let gray = CameraFormat(coding: .gray, width: 2, height: 2, bytesPerRow: 3)
    #expect(picture(gray, [1, 2, 0, 3, 4]) == .gray(width: 2, height: 2, [1, 2, 3, 4]))
  }

  @Test func `a picture that is cut short is none`() {
    for step in [0, 4, 6] {
      let format = CameraFormat(coding: .yuyv, width: 2, height: 2, bytesPerRow: step)
      let needed = max(step, 4) + 4
      #expect(picture(format, [UInt8](repeating: 7, count: needed)) != nil)
      #expect(picture(format, [UInt8](repeating: 7, count: needed - 1)) == nil)
    }
    #expect(picture(CameraFormat(coding: .jpeg, width: 2, height: 2, bytesPerRow: 0), [0xFF, 0xD8]) == nil)
    #expect(picture(CameraFormat(coding: .jpeg, width: 2, height: 2, bytesPerRow: 0), [0, 1, 2, 3, 4, 5]) == nil)
  }

  @Test func `a picture in JPEG is left to the reader`() {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2]
    #expect(picture(CameraFormat(coding: .jpeg, width: 9, height: 9, bytesPerRow: 0), bytes) == .file(bytes))
  }

  @Test func `sizes of any kind are looked at in peace`() {
    var random = SeededGenerator(seed: 17)
    let sizes = [Int.min, -1, 0, 1, 2, 7, 16_384, 16_385, 1 << 31, .max]
    for _ in 0..<5_000 {
      let format = CameraFormat(
        coding: CameraFormat.Coding.allCases[random.next(below: 3)], width: sizes[random.next(below: sizes.count)],
        height: sizes[random.next(below: sizes.count)], bytesPerRow: sizes[random.next(below: sizes.count)])
      _ = picture(format, [UInt8](repeating: 0xFF, count: random.next(below: 64)))
    }
  }
}

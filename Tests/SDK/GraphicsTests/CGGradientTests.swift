// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct CGGradientTests {
  private func line(_ options: CGGradientDrawingOptions) throws -> Picture {
    let gradient = try #require(CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    return Picture(width: 6, height: 1) {
      $0.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
    }
  }

  @Test func `colours go over into each other along the line`() throws {
    let picture = try line([])
    #expect(picture.shape == ["..##.."])
    let (first, second) = (picture[2, 0], picture[3, 0])
    #expect(first >> 16 & 0xFF > 180 && first & 0xFF < 75)
    #expect(second >> 16 & 0xFF < 75 && second & 0xFF > 180)
  }

  @Test func `each end goes on only when it is told to`() throws {
    let before = try line(.drawsBeforeStartLocation)
    #expect(before.shape == ["####.."] && before[0, 0] == Picture.red)
    let after = try line(.drawsAfterEndLocation)
    #expect(after.shape == ["..####"] && after[5, 0] == Picture.blue)
  }

  @Test func `circles without an end stay inside the larger one`() throws {
    let gradient = try #require(
      CGGradient(colors: [UIColor.red, .green].map(\.cgColor), locations: [0, 1, 0.5]))
    let picture = Picture(width: 9, height: 9) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 4.5, y: 4.5), startRadius: 0, endCenter: CGPoint(x: 4.5, y: 4.5),
        endRadius: 3, options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: .nan, endCenter: CGPoint(x: 1e300, y: 0), endRadius: 1, options: [])
    }
    #expect(picture.alpha(0, 4) == 0 && picture.alpha(4, 4) == 255 && picture[4, 4] >> 16 & 0xFF > 200)
  }

  @Test func `a gradient without colours, or with too few locations, is refused`() {
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient(colors: [UIColor.red.cgColor], locations: []) == nil)
    #expect(CGGradient(colors: [UIColor.red.cgColor], locations: [.nan]) == nil)
  }
}

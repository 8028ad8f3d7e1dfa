// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct CGContextTests {
  @Test func `the origin is at the top left and a point has the scale's pixels`() {
    let picture = Picture(width: 4, height: 4, scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5)) }
    #expect(picture.shape == ["##..", "....", "....", "...."])
  }

  @Test func `a restored state has the old transform, colour and clip`() {
    let picture = Picture(width: 3, height: 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.setFillColor(UIColor.green.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(picture.pixels == [0, Picture.green, Picture.red])
  }

  @Test func `restoring more than was saved changes nothing`() {
    let picture = Picture(width: 2, height: 1) { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.saveGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(picture.shape == ["##"])
  }

  @Test func `a layer's alpha applies to what is in it as a whole`() {
    let picture = Picture(width: 1, height: 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    #expect(abs(picture.alpha(0, 0) - 128) <= 1)
  }

  @Test func `paths keep the transform that they were added with`() {
    let picture = Picture(width: 4, height: 1) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 2, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.boundingBoxOfPath == CGRect(x: -2, y: 0, width: 3, height: 1))
      #expect(context.currentPointOfPath == .zero)
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(picture.shape == ["#.#."])
  }

  @Test func `strokes are as wide as the transform makes them`() {
    let picture = Picture(width: 1, height: 6) { context in
      context.scaleBy(x: 1, y: 2)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: -1, y: 1.5), CGPoint(x: 3, y: 1.5)])
    }
    #expect(picture.shape == [".", ".", "#", "#", ".", "."])
  }

  @Test func `dashes follow each other, and lengths that make no pattern are a solid line`() {
    func line(_ lengths: [CGFloat]) -> [String] {
      Picture(width: 6, height: 1) { context in
        context.setLineDash(phase: 0, lengths: lengths)
        context.move(to: CGPoint(x: 0, y: 0.5))
        context.addLine(to: CGPoint(x: 6, y: 0.5))
        context.strokePath()
      }.shape
    }
    #expect(line([2, 1]) == ["##.##."])
    for lengths in [[], [0, 0], [-1, 2], [.nan], [.infinity], [1e-300, 1e-300]] as [[CGFloat]] {
      #expect(line(lengths) == ["######"])
    }
  }

  @Test(arguments: [(CGPathFillRule.winding, "#"), (.evenOdd, ".")])
  func `the fill rule decides about overlaps`(_ rule: CGPathFillRule, _ middle: String) {
    let picture = Picture(width: 3, height: 3) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.fillPath(using: rule)
    }
    #expect(picture.shape == ["###", "#\(middle)#", "###"])
  }

  @Test func `clearing makes transparent and clips come together`() {
    let picture = Picture(width: 4, height: 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
      context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 2, height: 1)])
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 1))
      context.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(picture.shape == [".#.#"])
  }

  @Test(arguments: [
    (CGBlendMode.sourceIn, [0, Picture.red]), (.destinationIn, [0, Picture.blue]), (.sourceOut, [Picture.red, 0]),
    (.multiply, [Picture.red, 0xFF00_0000]), (.plusLighter, [Picture.red, 0xFFFF_00FF]), (.clear, [0, 0]),
    (.destinationOver, [Picture.red, Picture.blue]),
  ])
  func `blend modes change only what a fill covers`(_ mode: CGBlendMode, _ expected: [UInt32]) {
    let picture = Picture(width: 3, height: 1) { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(picture.pixels == expected + [Picture.blue])
  }

  @Test func `numbers that nothing can be drawn with harm nothing that is drawn later`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    let picture = Picture(width: 2, height: 2) { context in
      context.setFillColor(UIColor.green.cgColor)
      for x in odd {
        for y in odd {
          context.saveGState()
          context.move(to: CGPoint(x: x, y: y))
          context.addLine(to: CGPoint(x: y, y: x))
          context.addCurve(to: CGPoint(x: 1, y: x), control1: CGPoint(x: y, y: 1), control2: CGPoint(x: x, y: y))
          context.addArc(center: CGPoint(x: x, y: 1), radius: y, startAngle: x, endAngle: y, clockwise: true)
          context.addArc(tangent1End: CGPoint(x: x, y: 1), tangent2End: CGPoint(x: 1, y: y), radius: x)
          context.setLineWidth(x)
          context.setMiterLimit(y)
          context.setLineDash(phase: x, lengths: [y, x])
          context.setShadow(offset: CGSize(width: x, height: y), blur: x, color: UIColor.clear.cgColor)
          context.drawPath(using: .fillStroke)
          context.concatenate(CGAffineTransform(a: x, b: 0, c: y, d: 1, tx: x, ty: y))
          context.rotate(by: x)
          context.setFillColor(UIColor.clear.cgColor)
          context.fill(CGRect(x: x, y: y, width: x, height: y))
          context.clip(to: CGRect(x: x, y: y, width: 1, height: x))
          context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: x, height: y), auxiliaryInfo: nil)
          context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
          context.endTransparencyLayer()
          context.restoreGState()
          context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.pixels == Array(repeating: Picture.green, count: 4))
  }

  @Test func `a transform that flattens everything hides what is drawn, until it is restored`() {
    let picture = Picture(width: 2, height: 1) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      #expect(context.boundingBoxOfClipPath.isNull)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(picture.shape == [".#"])
  }

  @Test func `a recording is sharp at any size and has the alpha of where it is drawn`() throws {
    let recording = try #require(CGContext(recording: CGRect(x: 0, y: 0, width: 2, height: 2)))
    recording.setFillColor(UIColor.red.cgColor)
    recording.fill(CGRect(x: 1, y: 0, width: 5, height: 1))
    let picture = Picture(width: 8, height: 4, scale: 2) { context in
      recording.replay(into: context)
      context.translateBy(x: 2, y: 0)
      context.setAlpha(0.5)
      recording.replay(into: context)
    }
    #expect(picture.shape == ["..##..++", "..##..++", "........", "........"])
  }

  @Test(arguments: [(0, 4, 16), (4, 4, 15), (4, 4, 12), (40_000, 1, 160_000)])
  func `a buffer that Cairo cannot draw into is refused`(_ size: (width: Int, height: Int, stride: Int)) {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
      guard let base = memory.baseAddress else { return }
      #expect(CGContext(pixels: base, width: size.width, height: size.height, stride: size.stride, scale: 1) == nil)
      #expect(CGContext(pixels: base, width: 4, height: 4, stride: 16, scale: .nan) == nil)
    }
  }

  @Test func `a point is asked for as the path would be drawn`() throws {
    let context = try #require(CGContext(recording: CGRect(x: 0, y: 0, width: 40, height: 40)))
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(4)
    context.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
    let (inside, inner, outer, outside) = (
      CGPoint(x: 15, y: 15), CGPoint(x: 6, y: 15), CGPoint(x: 4, y: 15), CGPoint(x: 2, y: 15)
    )
    func covered(_ mode: CGPathDrawingMode) -> [Bool] {
      [inside, inner, outer, outside].map { context.pathContains($0, mode: mode) }
    }
    #expect(covered(.fill) == [true, true, false, false])
    #expect(covered(.stroke) == [false, true, true, false])
    #expect(covered(.fillStroke) == [true, true, true, false])
    context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(covered(.eoFill) == [false, true, false, false])
    #expect(covered(.eoFillStroke) == [false, true, true, false])
    context.setLineDash(phase: 0, lengths: [1, 100])
    #expect(covered(.stroke) == [false, false, false, false])
    // The path is still there to be drawn.
    #expect(!context.isPathEmpty)
  }
}

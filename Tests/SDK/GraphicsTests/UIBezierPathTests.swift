// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct UIBezierPathTests {
  @Test func `only the chosen corners are round`() {
    let picture = Picture(width: 8, height: 8) { _ in
      UIColor.red.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).fill()
    }
    #expect(picture.alpha(0, 0) < 30 && picture.alpha(7, 7) < 30)
    #expect(picture[7, 0] == Picture.red && picture[0, 7] == Picture.red && picture[4, 4] == Picture.red)
  }

  @Test func `a stroke is drawn with the path's own line and leaves the context's alone`() {
    let picture = Picture(width: 4, height: 4) { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 4, y: 1))
      path.lineWidth = 2
      path.setLineDash([1, 1], count: 2, phase: 1)
      path.stroke()
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 3.5), CGPoint(x: 4, y: 3.5)])
    }
    #expect(picture.shape == [".#.#", ".#.#", "....", "####"])
  }

  @Test func `clipping to a path cuts what is drawn next`() {
    let picture = Picture(width: 3, height: 1) { context in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1))
      path.append(UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)))
      path.usesEvenOddFillRule = true
      #expect(!path.contains(CGPoint(x: 1.5, y: 0.5)))
      path.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(picture.shape == ["#.#"])
  }

  @Test func `a copy is its own path, and the reverse has the same shape the other way round`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(copy.lineWidth == 3 && path.bounds.minX == 0 && copy.bounds.minX == 10)
    let ring = UIBezierPath(rect: CGRect(x: -1, y: -1, width: 6, height: 6))
    ring.append(path.reversing())
    #expect(!ring.contains(CGPoint(x: 2, y: 2)) && ring.contains(CGPoint(x: -0.5, y: 2)))
  }

  @Test func `a frame is one point wide and inside`() {
    let picture = Picture(width: 4, height: 4) { _ in UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(picture.shape == ["####", "#..#", "#..#", "####"])
  }

  @Test func `outside of drawing there is no context and drawing does nothing`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIColor.red.set()
  }
}

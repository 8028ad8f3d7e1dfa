// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Graphics
import Foundation

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func `the first of two transforms acts first`() {
    let moveThenGrow = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(point.applying(moveThenGrow) == CGPoint(x: 8, y: 8))
  }

  @Test func `a transform that is added by name acts before what was there`() {
    let grown = CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(grown) == CGPoint(x: 7, y: 8))
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `the inverse undoes, and of what cannot be undone there is none`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 6)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the upright one around its corners`() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct CGPathTests {
  @Test func `the box of the path is tighter than the one of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))
    #expect(abs(path.boundingBoxOfPath.maxY - 2) < 1e-9)
    #expect(path.boundingBox.maxY > 2.5)
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().isEmpty)
  }

  @Test func `an ellipse touches its rectangle and covers what is inside`() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 10), transform: nil)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 1e-6 && abs(box.maxX - 30) < 1e-6 && abs(box.minY - 10) < 1e-6)
    #expect(path.contains(CGPoint(x: 20, y: 10.5)) && !path.contains(CGPoint(x: 11, y: 11)))
  }

  @Test func `what comes before the first move, or is no number, is left out`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(.null)
    path.addRoundedRect(in: .infinite, cornerWidth: .nan, cornerHeight: 1)
    #expect(path.isEmpty)
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 100, cornerHeight: 100)
    #expect(path.boundingBoxOfPath.width == 4)
  }

  @Test func `the infinite rectangle covers everything`() {
    let path = CGPath(rect: .infinite, transform: nil)
    #expect(path.contains(CGPoint(x: -1e9, y: 1e9)))
    let picture = Picture(width: 2, height: 2, scale: 3) { $0.fill(.infinite) }
    #expect(picture.shape == ["##", "##"])
  }

  @Test func `after closing, lines go on from where the shape began`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 3)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 5))
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 4))
  }

  @Test func `Core Graphics's clockwise is the other way round in a view, Bézier paths' is as it looks`() {
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(quarter.boundingBoxOfPath.minX > -1e-9 && quarter.boundingBoxOfPath.minY > -1e-9)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(rest.boundingBoxOfPath.minX + 1) < 1e-6 && abs(rest.boundingBoxOfPath.minY + 1) < 1e-6)
    let bezier = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(bezier.cgPath == quarter)
  }

  @Test func `an arc between tangents starts and ends on them`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(path.boundingBoxOfPath.minY > -1e-9 && path.boundingBoxOfPath.maxX < 10 + 1e-9)
  }

  @Test func `a transformed copy has transformed points`() throws {
    var transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2)
    let moved = try #require(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).copy(using: &transform))
    #expect(moved.boundingBox == CGRect(x: 5, y: 0, width: 2, height: 2))
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// An app's paths, images, fonts and colours do their own thing where iOS lets them.
@MainActor @Suite struct OverriddenDrawingTests {
  private final class Path: UIBezierPath {
    var heard: [String] = []

    override func addLine(to point: CGPoint) {
      heard.append("line")
      super.addLine(to: CGPoint(x: point.x * 2, y: point.y * 2))
    }

    override func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      heard.append("arc")
      super.addArc(
        withCenter: center, radius: radius * 2, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    override func fill() {
      heard.append("fill")
      super.fill()
    }

    override var isEmpty: Bool {
      heard.append("empty")
      return super.isEmpty
    }
  }

  private final class Canvas: UIView {
    let path = Path()

    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      path.fill()
    }
  }

  @Test func `a path of one's own draws what it was given`() {
    let stage = Stage()
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.backgroundColor = .white
    canvas.path.move(to: .zero)
    for (x, y) in [(40.0, 0.0), (40, 40), (0, 40)] { canvas.path.addLine(to: CGPoint(x: x, y: y)) }
    canvas.path.close()
    stage.window.addSubview(canvas)
    stage.platform.advanceFrame()
    #expect(stage.color(70, 70) == [255, 0, 0])
    #expect(stage.color(90, 90) == [255, 255, 255])
    #expect(!canvas.path.isEmpty)
    #expect(canvas.path.heard == ["line", "line", "line", "fill", "empty"])
  }

  @Test func `an initialiser for an arc adds it by the path's own call`() {
    let path = Path(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    #expect(path.heard == ["arc"])
    #expect(abs(path.cgPath.boundingBoxOfPath.width - 40) < 0.1)
  }

  private final class Photo: UIImage, @unchecked Sendable {
    var places: [CGRect] = []

    override func draw(in rect: CGRect) {
      places.append(rect)
      super.draw(in: rect)
    }

    override var size: CGSize { CGSize(width: 5, height: 5) }
  }

  @Test func `an image draws at a point by way of a rectangle of its own size`() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let photo = Photo(cgImage: try #require(red.cgImage))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      photo.draw(at: CGPoint(x: 3, y: 3))
    }
    #expect(photo.places == [CGRect(x: 3, y: 3, width: 5, height: 5)])
    #expect(drawn.size == CGSize(width: 10, height: 10))
  }

  private final class Face: UIFont, @unchecked Sendable {
    override class func systemFont(ofSize fontSize: CGFloat) -> UIFont { super.systemFont(ofSize: fontSize * 2) }
  }

  private final class Paint: UIColor, @unchecked Sendable {
    override class var systemRed: UIColor { .blue }
    nonisolated(unsafe) static var sets = 0

    override func setFill() {
      Self.sets += 1
      super.setFill()
    }
  }

  @Test func `fonts and colours of a class are the class's`() {
    #expect(Face.systemFont(ofSize: 10).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 10).pointSize == 10)
    #expect(Paint.systemRed == .blue)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      Paint(red: 1, green: 0, blue: 0, alpha: 1).set()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    // To fill and to stroke is what `set` does.
    #expect(Paint.sets == 1)
    #expect(image.size.width == 2)
  }
}

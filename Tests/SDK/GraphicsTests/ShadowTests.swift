// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct ShadowTests {
  @Test func `a hard shadow is moved by the offset in points, whatever the transform`() {
    let picture = Picture(width: 8, height: 4, scale: 2) { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.setFillColor(UIColor.red.cgColor)
      context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.shape == ["##......", "##......", "....##..", "....##.."])
    #expect(picture[0, 0] == Picture.red && picture[4, 2] == Picture.blue)
  }

  @Test(arguments: [2, 8, 40])
  func `a soft shadow fades evenly to all sides and keeps its weight`(_ blur: CGFloat) {
    let size = 161
    let picture = Picture(width: size, height: size) { context in
      // What throws the shadow is out of sight.
      context.setShadow(offset: CGSize(width: 1000, height: 0), blur: blur, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -930, y: 70, width: 21, height: 21))
    }
    let middle = 80
    for distance in 1...70 {
      let sides = [
        picture.alpha(middle - distance, middle), picture.alpha(middle + distance, middle),
        picture.alpha(middle, middle - distance), picture.alpha(middle, middle + distance),
      ]
      #expect((sides.max() ?? 0) - (sides.min() ?? 0) <= 3, "at \(distance)")
      #expect(picture.alpha(middle + distance, middle) <= picture.alpha(middle + distance - 1, middle) + 1)
    }
    let weight = picture.pixels.reduce(0) { $0 + Int($1 >> 24) }
    let full = 21 * 21 * 255
    #expect(abs(weight - full) < full / 10)
    // At the straight edge of a large shape, half of the light is gone.
    let edge = Picture(width: 10, height: 10) { context in
      context.setShadow(offset: CGSize(width: 1000, height: 0), blur: blur, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -1500, y: -500, width: 505, height: 1000))
    }
    #expect(abs(edge.alpha(4, 5) + edge.alpha(5, 5) - 255) < 16)
  }

  @Test func `the second of two equal shadows looks like the first, wherever it is`() {
    let picture = Picture(width: 201, height: 100) { context in
      context.setShadow(offset: .zero, blur: 16)
      for x in [40, 141] as [CGFloat] {
        context.addPath(UIBezierPath(roundedRect: CGRect(x: x, y: 40, width: 20, height: 20), cornerRadius: 5).cgPath)
        context.fillPath()
      }
    }
    let differing = (0..<100 * 100).count { picture[$0 % 100, $0 / 100] != picture[$0 % 100 + 101, $0 / 100] }
    #expect(differing == 0 && picture.alpha(36, 50) > 15)
  }

  @Test func `a layer throws one shadow, and what is translucent a lighter one`() {
    func shadow(_ draw: (CGContext) -> Void) -> Int {
      Picture(width: 4, height: 1) { context in
        context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: UIColor.black.cgColor)
        draw(context)
      }.alpha(2, 0)
    }
    let half = UIColor(white: 1, alpha: 0.5).cgColor
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      shadow {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.setFillColor(half)
        $0.fill(rect)
        $0.endTransparencyLayer()
      } == 128)
    #expect(
      shadow {
        $0.setFillColor(half)
        $0.fill(rect)
      } == 128)
    #expect(
      shadow {
        $0.setAlpha(0.5)
        $0.move(to: CGPoint(x: 0, y: 0.5))
        $0.addLine(to: CGPoint(x: 1, y: 0.5))
        $0.strokePath()
      } == 128)
    #expect(shadow { $0.clear(rect) } == 0)
  }

  @Test func `a recorded shadow is as soft as one that is drawn at once`() throws {
    func draw(_ context: CGContext) {
      context.setShadow(offset: CGSize(width: 0, height: 3), blur: 5, color: UIColor.black.cgColor)
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let recording = try #require(CGContext(recording: CGRect(x: 0, y: 0, width: 30, height: 30), scale: 2))
    draw(recording)
    let replayed = Picture(width: 60, height: 60, scale: 2) { recording.replay(into: $0) }
    let direct = Picture(width: 60, height: 60, scale: 2, draw)
    #expect(zip(replayed.pixels, direct.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 2 })
  }

  @Test func `a layer's shadow comes without what throws it`() {
    let picture = Picture(width: 4, height: 1) {
      $0.drawShadow(
        of: CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), offset: CGSize(width: 1, height: 0),
        radius: 0, color: UIColor.blue.cgColor)
    }
    #expect(picture.pixels == [0, Picture.blue, 0, 0])
  }
}

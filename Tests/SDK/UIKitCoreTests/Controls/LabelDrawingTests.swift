// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// Labels draw into the picture themselves and remember their lines; subclasses are recorded.
@MainActor @Suite(.serialized) struct LabelDrawingTests {
  private final class RecordedLabel: UILabel {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }

  enum Text: String, CaseIterable {
    case latin = "Hamburgefonts"
    case sentence = "The quick brown fox jumps over the lazy dog"
    case korean = "다람쥐 헌 쳇바퀴에 타고파"
    case arabic = "مرحبا بالعالم"
    case spaces = "  spaces  "
    case lines = "one\ntwo"
    case reaching = "ffjÅ̊"
  }

  @Test(arguments: Text.allCases, [NSTextAlignment.natural, .left, .center, .right])
  func `a label that draws by itself looks like a recorded one, wherever its text goes`(
    _ text: Text, _ alignment: NSTextAlignment
  ) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      // A recording cannot know how many pixels a point will have, and puts baselines on whole points.
      let stage = Stage(scale: 1, direction: direction)
      for frame in [
        CGRect(x: 10, y: 10, width: 300, height: 40), CGRect(x: 10, y: 10, width: 62, height: 20),
        CGRect(x: 10, y: 10, width: 62, height: 9), CGRect(x: 10, y: 10, width: 61, height: 100),
      ] {
        for limit in [1, 0] {
          let pictures = [UILabel(), RecordedLabel()].map { label -> [UInt32] in
            label.text = text.rawValue
            label.textAlignment = alignment
            label.numberOfLines = limit
            label.frame = frame
            stage.window.addSubview(label)
            stage.platform.advanceFrame()
            defer { label.removeFromSuperview() }
            return stage.scene.image()?.pixels ?? []
          }
          #expect(!pictures[0].isEmpty)
          let isAlike = zip(pictures[0], pictures[1]).allSatisfy(Self.isAlike)
          #expect(isAlike, "\(direction) \(frame) \(limit)")
        }
      }
    }
  }

  /// Cairo rounds the same colour over white a little differently from a picture in between.
  private static func isAlike(_ a: UInt32, _ b: UInt32) -> Bool {
    a == b || stride(from: UInt32(0), to: 32, by: 8).allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 2 }
  }

  @Test func `what a label remembers goes with its text, its font, its alignment and its width`() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    label.text = "Text"
    stage.window.addSubview(label)
    let left = CGRect(x: 10, y: 10, width: 60, height: 30)
    let right = CGRect(x: 150, y: 10, width: 60, height: 30)
    #expect(stage.ink(in: left) > 0 && stage.ink(in: right) == 0)
    label.textAlignment = .right
    #expect(stage.ink(in: left) == 0 && stage.ink(in: right) > 0)
    label.frame.size.width = 60
    #expect(stage.ink(in: left) > 0 && stage.ink(in: right) == 0)
    label.frame.size.width = 200
    label.textAlignment = .left
    let small = stage.ink(in: left)
    label.font = .boldSystemFont(ofSize: 17)
    #expect(stage.ink(in: left) > small)
    label.text = "Te"
    #expect(stage.ink(in: left) < small)
    label.textColor = .systemBackground
    #expect(stage.ink(in: left) == 0)
  }

  @Test func `a label follows a change to dark looks and to right-to-left writing`() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    label.text = "Text"
    stage.window.addSubview(label)
    let left = CGRect(x: 10, y: 10, width: 60, height: 30)
    #expect(stage.ink(in: left) > 0)
    stage.screen.userInterfaceStyle = .dark
    #expect(stage.color(300, 200) == [0, 0, 0])
    #expect(stage.ink(in: left) > 0)
    stage.screen.layoutDirection = .rightToLeft
    #expect(stage.ink(in: left) == 0)
    #expect(stage.ink(in: CGRect(x: 150, y: 10, width: 60, height: 30)) > 0)
  }

  @Test func `letters keep their shape while an animation makes a label larger`() {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    label.text = "Text"
    stage.window.addSubview(label)
    let text = CGRect(x: 10, y: 10, width: 60, height: 30)
    let before = stage.ink(in: text)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { label.frame.size.width = 200 })
    for _ in 0..<5 {
      stage.platform.advance(by: 0.15)
      #expect(stage.ink(in: text) == before)
      #expect(stage.ink(in: CGRect(x: 70, y: 10, width: 140, height: 30)) == 0)
    }
  }
}

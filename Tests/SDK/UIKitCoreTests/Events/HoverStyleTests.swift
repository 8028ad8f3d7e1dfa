// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct HoverStyleTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 60))

  init() {
    box.backgroundColor = .white
    stage.window.addSubview(box)
    stage.platform.settle()
  }

  private func point(at place: CGPoint?) {
    stage.scene.movePointer(to: place)
    stage.platform.settle()
  }

  @Test func `a view is veiled while the pointer is over it`() {
    box.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
    point(at: CGPoint(x: 140, y: 130))
    #expect(stage.color(140, 130)[0] < 245)
    #expect(stage.color(103, 103) == [255, 255, 255])
    point(at: CGPoint(x: 10, y: 10))
    #expect(stage.color(140, 130) == [255, 255, 255])
    #expect(box.subviews.isEmpty)
  }

  @Test func `a view is lifted while the pointer is over it, and comes down where the style goes`() {
    box.hoverStyle = UIHoverStyle(effect: .lift)
    point(at: CGPoint(x: 140, y: 130))
    #expect(box.frame.width > 80)
    #expect(box.layer.shadowOpacity > 0)
    box.hoverStyle = nil
    #expect(box.frame.width == CGFloat(80))
    #expect(box.layer.shadowOpacity == 0)
    point(at: CGPoint(x: 10, y: 10))
    point(at: CGPoint(x: 140, y: 130))
    #expect(box.frame.width == CGFloat(80))
  }
}

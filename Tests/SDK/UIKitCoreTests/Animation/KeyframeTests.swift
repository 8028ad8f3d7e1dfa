// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct KeyframeTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    window.addSubview(box)
    window.makeKeyAndVisible()
    platform.settle()
  }

  private var x: CGFloat { (box.layer.presentation()?.position.x ?? .nan).rounded() }

  /// Straight in time, as animations are when nobody wants them to gather speed.
  private var straight: UIView.KeyframeAnimationOptions {
    UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  }

  /// Goes to 110 in the first quarter of a second, rests, and goes to 210 in the last half.
  private func animate(_ options: UIView.KeyframeAnimationOptions, completion: ((Bool) -> Void)? = nil) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 110 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 210 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0.5 }
      }, completion: completion)
  }

  @Test func `each keyframe moves in its own part of the time, and nothing moves between them`() {
    var ends: [Bool] = []
    animate(straight) { ends.append($0) }
    #expect(box.center.x == 210)
    #expect(x == 10)
    platform.advance(by: 0.125)
    #expect(abs(x - 60) < 5)
    platform.advance(by: 0.25)
    #expect(x == 110)
    #expect(box.layer.presentation()?.opacity == 1)
    platform.advance(by: 0.375)
    #expect(abs(x - 160) < 5)
    #expect(ends.isEmpty)
    platform.advance(by: 0.3)
    #expect(x == 210)
    #expect(ends == [true])
  }

  @Test func `discrete keyframes jump, paced ones go at one speed`() {
    animate(straight.union(.calculationModeDiscrete))
    platform.advance(by: 0.2)
    #expect(x == 10)
    platform.advance(by: 0.1)
    #expect(x == 110)
    platform.settle()
    UIView.performWithoutAnimation { box.center.x = 10 }
    animate(straight.union(.calculationModePaced))
    platform.advance(by: 0.5)
    #expect(abs(x - 110) < 5)
    platform.advance(by: 0.25)
    #expect(abs(x - 160) < 5)
  }

  @Test func `a smooth way goes through the same places`() {
    animate(straight.union(.calculationModeCubic))
    platform.advance(by: 0.25)
    #expect(abs(x - 110) < 5)
    platform.settle()
    #expect(x == 210)
  }

  @Test func `without animation keyframes are there at once`() {
    UIView.performWithoutAnimation { animate([]) }
    #expect(x == 210)
    #expect(box.alpha == 0.5)
  }
}

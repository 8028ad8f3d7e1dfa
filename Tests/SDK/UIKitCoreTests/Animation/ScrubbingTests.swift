// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ScrubbingTests {
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

  private var x: CGFloat { box.layer.presentation()?.position.x ?? .nan }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 110 }
  }

  @Test func `by hand the way is straight, whatever the pace`() {
    let animator = animator()
    animator.fractionComplete = 0.3
    #expect(abs(x - 40) < 0.01)
    #expect(abs(animator.fractionComplete - 0.3) < 0.001)
    animator.stopAnimation(true)
    box.center.x = 10
    let eased = self.animator()
    eased.scrubsLinearly = false
    eased.fractionComplete = 0.3
    #expect(x < 35)
    eased.stopAnimation(true)
  }

  @Test func `a pause turns time into way, and the pace goes on from there without a jump`() {
    let animator = animator()
    animator.startAnimation()
    platform.advance(by: 0.5)
    let before = x
    animator.pauseAnimation()
    #expect(x == before)
    #expect(abs(animator.fractionComplete - (before - 10) / 100) < 0.01)
    animator.fractionComplete = 0.6
    #expect(abs(x - 70) < 0.01)
    animator.startAnimation()
    platform.advanceFrame()
    #expect(x >= 70 && x < 76)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    platform.advance(by: 1)
    #expect(x == 110)
    #expect(end == .end)
  }

  @Test func `the rest of the way can have another pace and time, backwards too`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    platform.advance(by: 1)
    #expect(abs(x - 85) < 2)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.75) < 0.02)
    animator.isReversed = true
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    platform.advance(by: 0.6)
    #expect(x == 10)
    #expect(box.center.x == 10)
    #expect(end == .start)
  }
}

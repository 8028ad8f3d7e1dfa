// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct AnimatedTouchTests {
  private let stage = Stage()
  private let button = UIButton(type: .system)
  private let diary: Diary

  init() {
    diary = Diary(button)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    stage.window.addSubview(button)
    stage.platform.settle()
  }

  private func tap() -> [String] {
    stage.down(150, 122)
    stage.up(150, 122)
    return diary.read()
  }

  @Test func `a view that moves hears no touches, nor do those in it, until it has arrived`() {
    UIView.animate(withDuration: 1, animations: { button.alpha = 0.5 })
    stage.platform.advance(by: 0.5)
    #expect(tap().isEmpty)
    stage.platform.advance(by: 0.6)
    #expect(tap() == ["down", "up inside", "primary"])
    let outer = UIView(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    outer.addSubview(button)
    UIView.animate(withDuration: 1, delay: 1, animations: { outer.frame.origin.y = 10 })
    #expect(tap().isEmpty)
    stage.platform.settle()
    #expect(!tap().isEmpty)
  }

  @Test func `a view that moves hears touches where the animation lets them through`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { button.alpha = 0.5 })
    #expect(!tap().isEmpty)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 1 }
    animator.startAnimation()
    #expect(!tap().isEmpty)
    animator.stopAnimation(true)
    let strict = UIViewPropertyAnimator(duration: 1, curve: .linear) { button.alpha = 0.4 }
    strict.isUserInteractionEnabled = false
    strict.startAnimation()
    #expect(tap().isEmpty)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct AnimationTests {
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

  /// Where the box's middle is on screen.
  private var x: CGFloat { box.layer.presentation()?.position.x ?? .nan }

  @Test func `a delay comes before the movement and completion after it`() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.2, delay: 0.5, animations: { box.center.x = 110 }, completion: { ends.append($0) })
    platform.advance(by: 0.49)
    #expect(x == 10)
    #expect(ends.isEmpty)
    platform.advance(by: 0.3)
    #expect(x == 110)
    #expect(ends == [true])
  }

  @Test func `a change without animation shifts the movement, which goes on to its end`() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 110 },
      completion: { ends.append($0) })
    platform.advance(by: 0.5)
    let before = x
    box.center.x = 50
    #expect(x == before - 60)
    #expect(ends == [])
    platform.advance(by: 0.25)
    #expect(abs(x - 25) < 3)
    platform.advance(by: 0.3)
    #expect(x == 50)
    #expect(ends == [true])
  }

  @Test func `a second movement is added to the first, and both finish when their time is over`() {
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 110 },
      completion: { ends.append("there \($0)") })
    platform.advance(by: 0.5)
    let turning = x
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 10 },
      completion: { ends.append("back \($0)") })
    #expect(x == turning)
    // As fast there as back: it stands still until the first has ended.
    platform.advance(by: 0.4)
    #expect(abs(x - turning) < 1)
    #expect(ends == [])
    platform.advance(by: 0.2)
    #expect(ends == ["there true"])
    platform.advance(by: 0.5)
    #expect(x == 10)
    #expect(ends == ["there true", "back true"])
  }

  @Test func `a second fading takes over from the first, which has not finished`() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: { ends.append($0) })
    platform.advance(by: 0.5)
    let opacity = box.layer.presentation()?.opacity
    UIView.animate(withDuration: 1, animations: { box.alpha = 1 })
    #expect(box.layer.presentation()?.opacity == opacity)
    #expect(ends == [false])
    platform.advance(by: 1.1)
    #expect(box.layer.presentation()?.opacity == 1)
  }

  @Test func `an animation without duration completes after the code that asked for it`() {
    let platform = HeadlessPlatform()
    var told: [String] = []
    UIView.animate(withDuration: 0, animations: { box.center.x = 110 }, completion: { told.append("done \($0)") })
    told.append("asked")
    #expect(x == 110)
    platform.settle()
    #expect(told == ["asked", "done true"])
  }

  @Test func `an animator that nobody keeps finishes`() {
    var ends: [UIViewAnimatingPosition] = []
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, animations: { box.center.x = 110 }, completion: { ends.append($0) })
      animator = running
    }
    platform.advance(by: 0.6)
    #expect(ends == [.end])
    #expect(animator == nil)
  }

  @Test func `an animator that is stopped leaves other movements alone`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { box.center.x = 110 })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 210 }
    animator.startAnimation()
    platform.advance(by: 0.5)
    let place = x
    animator.stopAnimation(true)
    #expect(x == place)
    platform.advance(by: 0.5)
    #expect(abs(x - place - 25) < 3)
  }

  @Test func `each pace starts and ends at the ends and is fastest where its name says`() {
    func wayHalfway(_ options: UIView.AnimationOptions) -> CGFloat {
      box.center.x = 0
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { box.center.x = 100 })
      platform.advance(by: 0.25)
      let result = x
      platform.advance(by: 0.8)
      #expect(x == 100)
      return result
    }
    let linear = wayHalfway(.curveLinear)
    #expect(wayHalfway(.curveEaseIn) < linear)
    #expect(wayHalfway(.curveEaseOut) > linear)
    #expect(wayHalfway(.curveEaseInOut) < linear)
  }

  @Test func `a spring goes beyond and comes to rest`() {
    var furthest: CGFloat = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { box.center.x = 110 })
    for _ in 0..<62 {
      platform.advanceFrame()
      furthest = max(furthest, x)
    }
    #expect(furthest > 115)
    #expect(x == 110)
  }

  @Test func `there and back again and again, until something else is asked for`() {
    box.center.x = 10
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { box.center.x = 110 })
    platform.advance(by: 0.5)
    #expect(abs(x - 110) < 5)
    platform.advance(by: 0.5)
    #expect(abs(x - 10) < 5)
    platform.advance(by: 100)
    box.layer.removeAllAnimations()
    #expect(x == 110)
    let frames = scene.frameCount
    platform.advance(by: 5)
    #expect(scene.frameCount <= frames + 1)
  }

  @Test func `nothing moves where animations are off`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { box.alpha = 0.5 }
      box.center.x = 110
    }
    #expect(box.layer.presentation()?.opacity == 0.5)
    #expect(x == 10)
  }

  @Test func `an animator is paused, moved by hand, turned round and ends where it started`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    platform.advance(by: 0.5)
    animator.pauseAnimation()
    let frames = scene.frameCount
    platform.advance(by: 3)
    #expect(scene.frameCount <= frames + 2)
    #expect(abs(animator.fractionComplete - 0.5) < 0.02)
    animator.fractionComplete = 0.75
    #expect(abs(x - 85) < 1)
    animator.isReversed = true
    animator.startAnimation()
    platform.advance(by: 0.9)
    #expect(x == 10)
    #expect(box.center.x == 10)
    #expect(ends == [.start])
  }

  @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
  func `a stopped animator is finished where that is wanted`(_ position: UIViewAnimatingPosition) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    platform.advance(by: 0.5)
    let place = x
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    let wanted: CGFloat =
      switch position {
      case .end: 110
      case .start: 10
      case .current: place
      }
    #expect(box.center.x == wanted)
    #expect(x == wanted)
    #expect(ends == [position])
  }

  @Test func `subviews move along where the animation lays them out`() {
    let label = UIView()
    final class Holder: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
      }
    }
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    holder.addSubview(label)
    box.window?.addSubview(holder)
    platform.settle()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews],
      animations: {
        holder.bounds.size.width = 200
      })
    platform.advance(by: 0.5)
    #expect(abs((label.layer.presentation()?.bounds.width ?? 0) - 150) < 4)
  }

  @Test func `a stopped animator leaves things where they are on screen`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    animator.startAnimation()
    platform.advance(by: 0.5)
    let place = x
    animator.stopAnimation(true)
    #expect(box.center.x == place)
    platform.advance(by: 1)
    #expect(x == place)
    #expect(animator.state == .inactive)
  }
}

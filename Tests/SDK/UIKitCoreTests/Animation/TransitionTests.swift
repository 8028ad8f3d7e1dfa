// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct TransitionTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))

  init() {
    box.backgroundColor = .red
    stage.window.addSubview(box)
    stage.platform.settle()
  }

  @Test func `a view fades from what it was to what it is`() {
    var ends: [Bool] = []
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { box.backgroundColor = .blue }, completion: { ends.append($0) })
    let start = stage.color(150, 130)
    #expect(start[0] > 230 && start[2] < 25)
    stage.platform.advance(by: 0.5)
    let half = stage.color(150, 130)
    #expect((100...155).contains(half[0]) && (100...155).contains(half[2]))
    stage.platform.settle()
    #expect(stage.color(150, 130) == [0, 0, 255])
    #expect(ends == [true])
    #expect(stage.window.subviews == [box])
  }

  @Test func `a view turns over, thin half-way, and shows its new side after that`() {
    UIView.transition(
      with: box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { box.backgroundColor = .blue })
    stage.platform.advance(by: 0.3)
    #expect(stage.color(150, 130) == [255, 0, 0])
    #expect(stage.color(105, 130) == [255, 255, 255])
    stage.platform.advance(by: 0.2)
    #expect(stage.color(140, 130) == [255, 255, 255])
    stage.platform.advance(by: 0.2)
    #expect(stage.color(150, 130) == [0, 0, 255])
    #expect(stage.color(105, 130) == [255, 255, 255])
    stage.platform.settle()
    #expect(stage.color(105, 130) == [0, 0, 255])
    #expect(box.transform.isIdentity)
  }

  @Test func `one view takes the place of another one`() {
    let front = UIView(frame: box.bounds)
    let back = UIView(frame: box.bounds)
    front.backgroundColor = .green
    back.backgroundColor = .blue
    box.addSubview(front)
    stage.platform.settle()
    UIView.transition(from: front, to: back, duration: 0.5, options: .transitionCrossDissolve)
    #expect(front.superview == nil)
    #expect(back.superview === box)
    stage.platform.settle()
    #expect(stage.color(150, 130) == [0, 0, 255])
    UIView.transition(
      from: back, to: back, duration: 0, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(back.superview === box)
  }

  @Test func `a picture of a view stands for the view`() throws {
    let picture = try #require(box.snapshotView(afterScreenUpdates: false))
    picture.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    stage.window.addSubview(picture)
    #expect(stage.color(25, 15) == [255, 0, 0])
  }
}

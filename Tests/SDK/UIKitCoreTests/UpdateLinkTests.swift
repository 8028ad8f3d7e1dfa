// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UpdateLinkTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let window: UIWindow

  init() {
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    platform.settle()
  }

  @Test func `a continuous link is called at every frame, with its time, and none is made once it is off`() {
    let link = UIUpdateLink(windowScene: scene.scene)
    var times: [TimeInterval] = []
    link.addAction { link, info in
      #expect(link.currentUpdateInfo === info)
      times.append(info.modelTime)
    }
    link.requiresContinuousUpdates = true
    platform.advance(by: 1)
    #expect(times.isEmpty)
    link.isEnabled = true
    platform.advance(by: 0.5)
    #expect(times.count == 30)
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-6 })
    #expect(link.currentUpdateInfo == nil)
    link.isEnabled = false
    platform.settle()
    let frames = scene.frameCount
    platform.advance(by: 1)
    #expect(scene.frameCount == frames)
    #expect(times.count == 30)
  }

  @Test func `what a link changes is on screen in the same frame`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    platform.settle()
    let link = UIUpdateLink(view: view)
    link.requiresContinuousUpdates = true
    link.addAction { _, _ in view.frame.origin.x += 1 }
    link.isEnabled = true
    for step in 1...3 {
      platform.advanceFrame()
      #expect(view.layer.presentation()?.frame.minX == CGFloat(step))
      #expect(scene.lastDamage.contains { $0.minX <= CGFloat(step) })
    }
  }

  @Test func `a link that is not continuous hears only of frames that are made for another reason`() {
    let link = UIUpdateLink(windowScene: scene.scene)
    var count = 0
    link.addAction { _, _ in count += 1 }
    link.isEnabled = true
    platform.advance(by: 1)
    #expect(count == 0)
    window.backgroundColor = .systemRed
    platform.settle()
    #expect(count == 1)
  }

  @Test func `a view's link rests while the view is in no window, and ends with its last holder`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    var link: UIUpdateLink? = UIUpdateLink(view: view)
    link?.addAction { _, _ in count += 1 }
    link?.requiresContinuousUpdates = true
    link?.isEnabled = true
    platform.advance(by: 0.1)
    #expect(count == 0)
    window.addSubview(view)
    platform.advance(by: 0.1)
    #expect(count > 3)
    link = nil
    platform.advanceFrame()
    let last = count
    platform.advance(by: 0.1)
    #expect(count == last)
  }
}

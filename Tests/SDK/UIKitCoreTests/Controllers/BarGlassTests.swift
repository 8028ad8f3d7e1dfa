// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// What is seen through a navigation bar.
@MainActor @Suite(.serialized) struct BarGlassTests {
  private let stage = Stage(width: 300, height: 400)
  private let list = UIScrollView()
  private let block = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
  private let navigation: UINavigationController

  init() {
    let page = UIViewController()
    page.view = list
    navigation = UINavigationController(rootViewController: page)
    list.backgroundColor = .white
    list.contentSize = CGSize(width: 300, height: 2000)
    block.backgroundColor = .red
    list.addSubview(block)
    stage.window.rootViewController = navigation
    stage.platform.settle()
  }

  /// How much redder than green the middle of the bar is.
  private var redness: Int {
    let color = stage.color(150, 12)
    return color[0] - color[1]
  }

  @Test func `content that is scrolled under the bar shines through it`() {
    #expect(redness == 0)
    list.contentOffset.y = 260
    stage.platform.settle()
    #expect(redness > 25 && redness < 120)
    list.contentOffset.y = 900
    stage.platform.settle()
    #expect(abs(redness) < 3)
  }

  @Test func `what changes below the bar changes in it with the same frame, and then nothing is left to do`() {
    list.contentOffset.y = 260
    stage.platform.settle()
    block.backgroundColor = .green
    stage.platform.advanceFrame()
    #expect(redness < -25)
    #expect(stage.platform.nextMoment == nil)
    block.backgroundColor = .white
    stage.platform.advanceFrame()
    #expect(abs(redness) < 3)
  }

  @Test func `at the start of the content the bar is clear, without a line`() {
    let under = stage.color(150, 43.5)
    #expect(under == stage.color(150, 60))
    list.contentOffset.y = 400
    stage.platform.settle()
    #expect(stage.color(150, 44.25) != stage.color(150, 60), "the line")
  }

  @Test func `a bar with a colour of its own is opaque`() {
    navigation.navigationBar.barTintColor = .blue
    list.contentOffset.y = 260
    stage.platform.settle()
    #expect(stage.color(150, 12) == [0, 0, 255])
  }
}

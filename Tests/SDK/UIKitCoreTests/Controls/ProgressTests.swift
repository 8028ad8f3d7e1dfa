// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ProgressTests {
  @Test func `a progress view fills from where text begins`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(direction: direction)
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.5
      stage.show(bar, x: 100, y: 100)
      bar.frame = CGRect(x: 100, y: 100, width: 100, height: 4)
      let isMirrored = direction == .rightToLeft
      #expect(stage.color(isMirrored ? 180 : 120, 102) == [0, 122, 255])
      #expect(stage.color(isMirrored ? 120 : 180, 102) != [0, 122, 255])
    }
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
  }

  @Test func `progress stays between 0 and 1`() {
    let bar = UIProgressView()
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0 && bar.accessibilityValue == "0%")
  }

  @Test func `an indicator turns only while it can be seen`() {
    let stage = Stage()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(holder)
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && indicator.bounds.size == CGSize(width: 37, height: 37))
    holder.addSubview(indicator)
    indicator.startAnimating()
    stage.platform.advance(by: 1)
    func frames(in seconds: TimeInterval) -> Int {
      let before = stage.scene.frameCount
      stage.platform.advance(by: seconds)
      return stage.scene.frameCount - before
    }
    #expect(frames(in: 1) > 30)
    holder.isHidden = true
    stage.platform.advance(by: 0.2)
    #expect(frames(in: 1) == 0)
    holder.isHidden = false
    stage.platform.advance(by: 0.2)
    #expect(frames(in: 1) > 30)
    indicator.stopAnimating()
    stage.platform.advance(by: 0.2)
    #expect(frames(in: 1) == 0 && indicator.isHidden)
  }

  @Test func `taps beside the middle of a page control turn pages`() {
    let stage = Stage()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    stage.show(pages)
    let diary = Diary(pages)
    stage.down(pages.frame.maxX - 4, 110)
    stage.up(pages.frame.maxX - 4, 110)
    #expect(pages.currentPage == 1)
    #expect(diary.read() == ["down", "value", "primary", "up inside"])
    stage.down(104, 110)
    stage.up(104, 110)
    stage.down(104, 110)
    stage.up(104, 110)
    #expect(pages.currentPage == 0)
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
  }

  @Test func `an image view shows its pictures one after the other`() throws {
    let stage = Stage()
    let view = stage.show(UIImageView(image: UIImage(systemName: "minus")))
    view.animationImages = ["plus", "star"].compactMap { UIImage(systemName: $0) }
    view.animationDuration = 0.4
    view.animationRepeatCount = 2
    view.startAnimating()
    let area = CGRect(x: 99, y: 99, width: 20, height: 20)
    var inks: Set<Int> = []
    for _ in 0..<20 {
      stage.platform.advance(by: 0.03)
      inks.insert(stage.ink(in: area))
    }
    #expect(inks.count >= 2 && view.isAnimating)
    stage.platform.advance(by: 0.5)
    #expect(!view.isAnimating)
  }
}

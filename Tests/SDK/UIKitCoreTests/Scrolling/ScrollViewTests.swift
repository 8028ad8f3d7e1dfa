// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class ScrollViewTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var scrollView: UIScrollView { fixture.scrollView }
  private var listener: ScrollListener { fixture.listener }

  @MainActor private struct Fixture {
    let screen = GestureScreen()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let listener = ScrollListener()

    init() {
      scrollView.contentSize = CGSize(width: 300, height: 4000)
      screen.window.addSubview(scrollView)
      scrollView.delegate = listener
      screen.platform.settle()
      listener.heard = []
    }
  }

  private final class ScrollListener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var scrolls = 0
    var target: CGPoint?
    var zoomed: UIView?
    var velocity = CGPoint.zero

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
      heard.append("release")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("dragged \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("decelerate") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("decelerated") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("zoomed \(scale)")
    }
  }

  // MARK: Dragging

  @Test func `content follows the finger and stays where it is let go`() {
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 190), over: 0.5)
    #expect(scrollView.isDragging)
    // The first points only say that it is a drag.
    #expect(scrollView.contentOffset.y >= 95 && scrollView.contentOffset.y <= 110)
    let offset = scrollView.contentOffset
    screen.platform.advance(by: 0.3)
    screen.up(150, 190)
    screen.platform.settle()
    #expect(scrollView.contentOffset == offset)
    #expect(listener.heard == ["drag", "release", "dragged false"])
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
  }

  @Test func `content that is thrown slows down by the documented rate and tells its delegate`() {
    screen.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), over: 0.15)
    #expect(scrollView.isDecelerating)
    #expect(abs(listener.velocity.y - 1) < 0.05)
    let start = scrollView.contentOffset.y
    screen.platform.advance(by: 0.5)
    let rate = -1000 * log(0.998)
    let expected = listener.velocity.y * 1000 / rate * (1 - exp(-rate * 0.5))
    #expect(abs(scrollView.contentOffset.y - start - expected) < 12)
    screen.platform.settle()
    #expect(abs(scrollView.contentOffset.y - start - listener.velocity.y * 1000 / rate) < 10)
    #expect(listener.heard == ["drag", "release", "dragged true", "decelerate", "decelerated"])
  }

  @Test func `nothing runs once content is at rest`() {
    screen.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), over: 0.15)
    screen.platform.settle()
    let frames = screen.scene.frameCount
    screen.platform.advance(by: 5)
    #expect(screen.scene.frameCount == frames)
  }

  @Test func `a finger catches content on the move`() {
    let button = TouchListener(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    scrollView.addSubview(button)
    screen.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), over: 0.15)
    screen.platform.advance(by: 0.2)
    screen.down(150, 200)
    let offset = scrollView.contentOffset
    #expect(!scrollView.isDecelerating)
    screen.platform.advance(by: 0.3)
    screen.up(150, 200)
    screen.platform.settle()
    #expect(scrollView.contentOffset == offset)
    #expect(button.heard.isEmpty)
  }

  @Test func `content pulled beyond its end gives way as a rubber band and springs back`() {
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 260), over: 0.5)
    let pulled = -scrollView.contentOffset.y
    let pull: CGFloat = 210 - 12.6
    #expect(abs(pulled - (1 - 1 / (pull * 0.55 / 400 + 1)) * 400) < 8)
    screen.platform.advance(by: 0.2)
    screen.up(150, 260)
    #expect(scrollView.isDecelerating)
    screen.platform.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `thrown content bounces at its end and comes to rest there`() {
    scrollView.contentOffset.y = 3500
    screen.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), over: 0.1)
    var furthest: CGFloat = 0
    for _ in 0..<240 {
      screen.platform.advance(by: 1 / 60)
      furthest = max(furthest, scrollView.contentOffset.y)
    }
    #expect(furthest > 3620)
    #expect(scrollView.contentOffset.y == 3600)
  }

  @Test func `without bounces content stops at its end, and sets off at once when the finger turns`() {
    scrollView.bounces = false
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 260), over: 0.5)
    #expect(scrollView.contentOffset.y == 0)
    screen.move(150, 240)
    #expect(scrollView.contentOffset.y == 20)
    scrollView.contentOffset.y = 3500
    screen.up(150, 240)
    screen.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), over: 0.1)
    screen.platform.settle()
    #expect(scrollView.contentOffset.y == 3600)
  }

  @Test func `content that fits is pulled only where that was asked for`() {
    scrollView.contentSize = CGSize(width: 300, height: 100)
    screen.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 260), over: 0.5)
    #expect(listener.heard.isEmpty)
    scrollView.alwaysBounceVertical = true
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 260), over: 0.5)
    #expect(scrollView.contentOffset.y < -20)
  }

  @Test func `pages come to rest at multiples of the view's size, one at a time`() {
    scrollView.contentSize = CGSize(width: 1500, height: 400)
    scrollView.isPagingEnabled = true
    screen.fling(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 20, y: 50), over: 0.1)
    screen.platform.settle()
    #expect(scrollView.contentOffset.x == 300)
    screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 50), over: 0.3)
    screen.platform.advance(by: 0.3)
    screen.up(100, 50)
    screen.platform.settle()
    #expect(scrollView.contentOffset.x == 300)
  }

  @Test func `a delegate decides where thrown content comes to rest`() {
    listener.target = CGPoint(x: 0, y: 1000)
    screen.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150), over: 0.15)
    screen.platform.settle()
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func `a locked drag stays on the axis that it began on`() {
    scrollView.contentSize = CGSize(width: 2000, height: 4000)
    scrollView.isDirectionalLockEnabled = true
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 120, y: 200), over: 0.3)
    #expect(scrollView.contentOffset.x == 0)
    #expect(scrollView.contentOffset.y > 80)
  }

  // MARK: Content

  @Test func `a view in the content hears of a finger after a moment, or when it goes`() {
    let view = TouchListener(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.addSubview(view)
    screen.down(50, 50)
    #expect(view.heard.isEmpty)
    screen.platform.advance(by: 0.16)
    #expect(view.heard == ["began"])
    screen.up(50, 50)
    #expect(view.heard == ["began", "ended"])
    view.heard = []
    screen.tap(50, 50)
    #expect(view.heard == ["began", "ended"])
    view.heard = []
    screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.1)
    #expect(view.heard.isEmpty)
  }

  @Test func `a view that has a finger loses it to the scroll view, unless it may not`() {
    let view = TouchListener(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.addSubview(view)
    scrollView.canCancelContentTouches = false
    screen.down(50, 150)
    screen.platform.advance(by: 0.2)
    screen.move(50, 50)
    screen.up(50, 50)
    #expect(view.heard == ["began", "moved", "ended"])
    scrollView.canCancelContentTouches = true
    view.heard = []
    screen.down(50, 150)
    screen.platform.advance(by: 0.2)
    screen.move(50, 50)
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func `without the delay a view hears of a finger at once`() {
    let view = TouchListener(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.addSubview(view)
    scrollView.delaysContentTouches = false
    screen.down(50, 50)
    #expect(view.heard == ["began"])
  }

  // MARK: Scroll views in scroll views

  private func addInner(contentSize: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = contentSize
    scrollView.addSubview(inner)
    return inner
  }

  @Test func `the inner scroll view moves first and hands over at its end`() {
    let inner = addInner(contentSize: CGSize(width: 300, height: 300))
    screen.fling(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 10), over: 0.3)
    screen.platform.settle()
    #expect(inner.contentOffset.y == 100)
    #expect(scrollView.contentOffset.y == 0)
    screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), over: 0.3)
    #expect(inner.contentOffset.y == 100)
    #expect(scrollView.contentOffset.y > 80)
  }

  @Test func `each of two nested scroll views takes the drags along its own axis`() {
    let inner = addInner(contentSize: CGSize(width: 1000, height: 200))
    screen.fling(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), over: 0.3)
    screen.platform.settle()
    #expect(inner.contentOffset.x == 0)
    #expect(scrollView.contentOffset.y > 80)
    scrollView.contentOffset.y = 0
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 90), over: 0.3)
    #expect(inner.contentOffset.x > 80)
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: By program and by wheel

  @Test func `an animated change of the offset takes its time and tells its end`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    screen.platform.advance(by: 0.15)
    #expect(scrollView.contentOffset.y > 200 && scrollView.contentOffset.y < 400)
    screen.platform.settle()
    #expect(scrollView.contentOffset.y == 600)
    #expect(listener.heard == ["animated"])
  }

  @Test func `an area is shown by moving as little as will do`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func `a wheel moves the inner content and then what is around it`() {
    let inner = addInner(contentSize: CGSize(width: 300, height: 300))
    screen.scene.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 150))
    #expect(inner.contentOffset.y == 100)
    screen.scene.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 30))
    #expect(scrollView.contentOffset.y == 30)
  }

  // MARK: Insets

  @Test func `insets and the safe area leave room around the content`() {
    let screen = GestureScreen(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.contentInset.top = 10
    screen.window.addSubview(scrollView)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    #expect(scrollView.contentOffset.y == -50)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset.top == 10)
    #expect(scrollView.contentOffset.y == -10)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 300, height: 100)
    #expect(scrollView.adjustedContentInset.top == 10)
  }

  @Test func `content that has become shorter leaves no gap`() {
    scrollView.contentOffset.y = 3000
    scrollView.contentSize.height = 1000
    #expect(scrollView.contentOffset.y == 600)
  }

  @Test func `constraints to the content's sides say how large it is`() {
    let content = UIView()
    let fixed = UIView()
    for view in [content, fixed] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      fixed.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 20),
      fixed.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 50),
      fixed.heightAnchor.constraint(equalToConstant: 50),
    ])
    screen.platform.settle()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    scrollView.contentOffset.y = 100
    screen.platform.settle()
    #expect(fixed.frame.minY == 120)
    #expect(content.frame.minY == 0)
  }

  @Test func `a control in the content keeps the finger, a table takes it back`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.addSubview(control)
    screen.down(50, 150)
    screen.platform.advance(by: 0.2)
    screen.move(50, 50)
    #expect(scrollView.contentOffset.y == 0)
    #expect(UITableView().touchesShouldCancel(in: control))
  }

  // MARK: Zooming

  @Test func `a pinch zooms about the fingers and springs back from beyond the limit`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    listener.zoomed = content
    scrollView.maximumZoomScale = 3
    screen.scene.touch([
      (1, .began, CGPoint(x: 100, y: 200)), (2, .began, CGPoint(x: 200, y: 200)),
    ])
    for step in 1...10 {
      screen.platform.advance(by: 1 / 60)
      let part = CGFloat(step) * 5
      screen.scene.touch([
        (1, .moved, CGPoint(x: 100 - part, y: 200)), (2, .moved, CGPoint(x: 200 + part, y: 200)),
      ])
    }
    #expect(scrollView.zoomScale > 1.6 && scrollView.zoomScale < 2.1)
    #expect(scrollView.contentSize.width == content.frame.width)
    // What was between the fingers still is.
    let middle = content.convert(CGPoint(x: 150, y: 200), to: nil)
    #expect(abs(middle.x - 150) < 1 && abs(middle.y - 200) < 1)
    screen.scene.touch([(1, .ended, CGPoint(x: 50, y: 200)), (2, .ended, CGPoint(x: 250, y: 200))])
    screen.platform.settle()
    #expect(listener.heard.last?.hasPrefix("zoomed") == true || listener.heard.contains { $0.hasPrefix("zoomed") })
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 3)
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 400), animated: true)
    screen.platform.settle()
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `what is between two fingers stays there while they move and pinch at once`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    scrollView.addSubview(content)
    listener.zoomed = content
    scrollView.maximumZoomScale = 3
    scrollView.contentOffset.y = 1000
    screen.scene.touch([
      (1, .began, CGPoint(x: 100, y: 300)), (2, .began, CGPoint(x: 200, y: 300)),
    ])
    var held: CGPoint?
    for step in 1...20 {
      screen.platform.advance(by: 1 / 60)
      let part = CGFloat(step) * 4
      screen.scene.touch([
        (1, .moved, CGPoint(x: 100 - part / 2, y: 300 - part)), (2, .moved, CGPoint(x: 200 + part / 2, y: 300 - part)),
      ])
      if step == 8 { held = content.convert(CGPoint(x: 150, y: 300 - part), from: nil) }
    }
    let now = content.convert(CGPoint(x: 150, y: 220), from: nil)
    #expect(scrollView.isDragging && scrollView.isZooming)
    #expect(abs(now.y - (held?.y ?? 0)) < 3)
  }

  // MARK: Indicators

  @Test func `an indicator shows while content moves and fades away at rest`() throws {
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: 0.3)
    let indicator = try #require(scrollView.subviews.last)
    #expect(indicator.alpha == 1)
    #expect(indicator.frame.height > 30 && indicator.frame.height < 60)
    #expect(indicator.frame.maxX == scrollView.bounds.maxX - 3)
    screen.platform.advance(by: 0.3)
    screen.up(150, 100)
    screen.platform.settle()
    #expect(indicator.alpha == 0)
  }

  @Test func `the insets of indicators keep both from the sides, and where they differ tell the upright one`() throws {
    scrollView.contentSize = CGSize(width: 3000, height: 4000)
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 15)
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 100, y: 250), over: 0.3)
    let area = scrollView.bounds.inset(by: scrollView.scrollIndicatorInsets).insetBy(dx: 3, dy: 3)
    let indicators = scrollView.subviews.filter { $0.alpha == 1 && area.contains($0.frame) }
    let side = try #require(indicators.first { $0.frame.height > $0.frame.width })
    let bottom = try #require(indicators.first { $0.frame.width > $0.frame.height })
    #expect(side.frame.maxX == area.maxX && bottom.frame.maxY == area.maxY)
    scrollView.horizontalScrollIndicatorInsets.bottom = 0
    #expect(scrollView.scrollIndicatorInsets.bottom == 40 && bottom.frame.maxY == area.maxY + 40)
    screen.up(100, 250)
  }
}

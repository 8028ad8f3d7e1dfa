// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class GestureTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var view: TouchListener { fixture.view }

  @MainActor private struct Fixture {
    let screen = GestureScreen()
    let view = TouchListener(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() { screen.window.addSubview(view) }
  }

  @MainActor private final class Page {
    var taps = 0
    var states: [UIGestureRecognizer.State] = []

    func tapped() { taps += 1 }

    func pressed(_ recognizer: UILongPressGestureRecognizer) { states.append(recognizer.state) }
  }

  @Test func `a tap is recognised when the finger goes, and taken from the view`() {
    var places: [CGPoint] = []
    view.addGestureRecognizer(UITapGestureRecognizer { places.append($0.location(in: nil)) })
    screen.tap(20, 30)
    #expect(places == [CGPoint(x: 20, y: 30)])
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func `a finger that stays too long or moves away is no tap`() {
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    screen.down(20, 30)
    screen.platform.advance(by: 1)
    screen.up(20, 30)
    screen.down(20, 30)
    screen.move(120, 30)
    screen.up(120, 30)
    #expect(count == 0)
    #expect(view.heard == ["began", "ended", "began", "moved", "ended"])
  }

  @Test func `methods of objects are called, which are not kept alive`() {
    var page: Page? = Page()
    weak let old = page
    if let page { view.addGestureRecognizer(UITapGestureRecognizer(target: page, action: Page.tapped)) }
    screen.tap(20, 30)
    #expect(page?.taps == 1)
    page = nil
    #expect(old == nil)
    screen.tap(20, 30)
  }

  @Test func `an action that was removed is not called`() {
    let page = Page()
    let tap = UITapGestureRecognizer(target: page, action: Page.tapped)
    view.addGestureRecognizer(tap)
    tap.removeTarget(page)
    screen.tap(20, 30)
    #expect(page.taps == 0)
  }

  // MARK: One recogniser waits for another

  private func addSingleAndDouble(_ heard: @escaping (String) -> Void) {
    let double = UITapGestureRecognizer { _ in heard("double") }
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer { _ in heard("single") }
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
  }

  @Test func `a single tap waits until there is no double tap`() {
    var heard: [String] = []
    addSingleAndDouble { heard.append($0) }
    screen.tap(20, 30)
    #expect(heard.isEmpty)
    #expect(view.heard == ["began"])
    screen.platform.advance(by: 0.4)
    #expect(heard == ["single"])
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func `a double tap keeps the single tap from being recognised`() {
    var heard: [String] = []
    addSingleAndDouble { heard.append($0) }
    screen.tap(20, 30)
    screen.platform.advance(by: 0.1)
    screen.tap(22, 30)
    screen.platform.advance(by: 1)
    #expect(heard == ["double"])
    screen.tap(20, 30)
    screen.platform.advance(by: 1)
    #expect(heard == ["double", "single"])
  }

  @Test func `without a requirement both the single and the double tap are heard`() {
    var heard: [String] = []
    let double = UITapGestureRecognizer { _ in heard.append("double") }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    let decider = Decider()
    decider.areSimultaneous = true
    double.delegate = decider
    view.addGestureRecognizer(UITapGestureRecognizer { _ in heard.append("single") })
    screen.tap(20, 30)
    screen.tap(20, 30)
    #expect(heard == ["single", "double", "single"])
  }

  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var areSimultaneous = false
    var mayBegin = true
    var questions = 0

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { areSimultaneous }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return mayBegin
    }
  }

  @Test(arguments: [false, true])
  func `of two movements the inner one wins unless both may go on`(_ areSimultaneous: Bool) {
    var heard: [String] = []
    let inner = TouchListener(frame: view.bounds)
    view.addSubview(inner)
    let decider = Decider()
    decider.areSimultaneous = areSimultaneous
    let outerPan = UIPanGestureRecognizer { _ in heard.append("outer") }
    outerPan.delegate = decider
    view.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(UIPanGestureRecognizer { _ in heard.append("inner") })
    screen.down(50, 50)
    screen.move(70, 50)
    #expect(heard == (areSimultaneous ? ["inner", "outer"] : ["inner"]))
  }

  @Test func `the delegate is asked once, and its no ends the attempt`() {
    let decider = Decider()
    decider.mayBegin = false
    var count = 0
    let pan = UIPanGestureRecognizer { _ in count += 1 }
    pan.delegate = decider
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    screen.move(70, 50)
    screen.move(90, 50)
    #expect(decider.questions == 1)
    #expect(count == 0)
    #expect(view.heard == ["began", "moved", "moved"])
  }

  // MARK: What the view hears

  @Test func `a view hears of a delayed finger once the recogniser has given up`() {
    let pan = UIPanGestureRecognizer { _ in }
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    #expect(view.heard.isEmpty)
    screen.up(50, 50)
    #expect(view.heard == ["began", "ended"])
    view.heard = []
    screen.down(50, 50)
    screen.move(80, 50)
    screen.up(80, 50)
    #expect(view.heard.isEmpty)
  }

  @Test func `a view hears of a delayed finger once, whatever another one does that hears of its own`() {
    let left = TouchListener(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let right = TouchListener(frame: CGRect(x: 150, y: 0, width: 150, height: 400))
    for half in [left, right] { view.addSubview(half) }
    let pan = UIPanGestureRecognizer { _ in }
    pan.delaysTouchesBegan = true
    let press = UILongPressGestureRecognizer { _ in }
    for recognizer in [pan, press] { view.addGestureRecognizer(recognizer) }
    left.onBegan = { press.isEnabled = false }
    screen.down(50, 50)
    screen.down(200, 50, finger: 2)
    #expect(left.heard.isEmpty && right.heard.isEmpty)
    pan.isEnabled = false
    #expect(left.heard == ["began"] && right.heard == ["began"])
  }

  @Test func `a view keeps the finger where the recogniser leaves it`() {
    let pan = UIPanGestureRecognizer { _ in }
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    screen.move(80, 50)
    screen.up(80, 50)
    #expect(view.heard == ["began", "moved", "ended"])
  }

  // MARK: Disabled, removed, started over

  @Test func `a recogniser that is disabled midway is cancelled and takes only new fingers`() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    screen.move(80, 50)
    pan.isEnabled = false
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    screen.move(110, 50)
    #expect(states == [.began, .cancelled])
    screen.up(110, 50)
    screen.down(50, 50)
    screen.move(80, 50)
    #expect(states == [.began, .cancelled, .began])
  }

  @Test func `a recogniser is ready again after the event that ended it`() {
    final class Probe: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    var stateInAction: UIGestureRecognizer.State?
    let tap = Probe(target: nil) { stateInAction = $0.state }
    view.addGestureRecognizer(tap)
    screen.tap(20, 20)
    #expect(stateInAction == .ended)
    #expect(tap.state == .possible)
    #expect(tap.resets == 1)
  }

  @Test func `a view above the finger may forbid a movement`() {
    final class Strict: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    var count = 0
    let strict = Strict(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(strict)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    screen.tap(20, 20)
    #expect(count == 0)
    screen.tap(100, 100)
    #expect(count == 1)
  }

  // MARK: The movements

  @Test func `a long press begins after its time, follows the finger and ends with it`() {
    let page = Page()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: page, action: Page.pressed))
    screen.down(50, 50)
    screen.platform.advance(by: 0.45)
    #expect(page.states.isEmpty)
    screen.platform.advance(by: 0.1)
    #expect(page.states == [.began])
    screen.move(150, 50)
    screen.up(150, 50)
    #expect(page.states == [.began, .changed, .ended])
    #expect(view.heard == ["began", "cancelled"])
    screen.down(50, 50)
    screen.move(65, 50)
    screen.platform.advance(by: 1)
    #expect(page.states.count == 3)
  }

  @Test func `a long press after a tap`() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    press.numberOfTapsRequired = 1
    view.addGestureRecognizer(press)
    screen.down(50, 50)
    screen.platform.advance(by: 0.7)
    screen.up(50, 50)
    screen.platform.advance(by: 1)
    #expect(states.isEmpty)
    screen.tap(50, 50)
    screen.platform.advance(by: 0.1)
    screen.down(50, 50)
    screen.platform.advance(by: 0.6)
    #expect(states == [.began])
  }

  @Test func `a pan tells how far and how fast the finger has come`() throws {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(pan)
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 90), over: 0.2)
    #expect(pan.translation(in: view) == CGPoint(x: 100, y: 40))
    #expect(abs(pan.velocity(in: view).x - 500) < 1)
    #expect(abs(pan.velocity(in: view).y - 200) < 1)
    pan.setTranslation(.zero, in: view)
    screen.move(160, 90)
    #expect(abs(pan.translation(in: view).x - 10) < 1e-9)
    screen.platform.advance(by: 0.2)
    #expect(pan.velocity(in: view) == .zero)
    screen.up(160, 90)
    #expect(states.first == .began)
    #expect(states.last == .ended)
  }

  @Test func `a second finger that comes or goes makes a pan's translation not jump`() {
    let pan = UIPanGestureRecognizer { _ in }
    view.addGestureRecognizer(pan)
    view.isMultipleTouchEnabled = true
    screen.down(50, 50)
    screen.move(70, 50)
    screen.down(200, 200, finger: 2)
    screen.move(90, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    screen.up(200, 200, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    screen.move(100, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
  }

  @Test func `a swipe counts in its direction only`() {
    var count = 0
    let swipe = UISwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    screen.fling(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
    screen.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 150), over: 0.1)
    screen.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), over: 1)
    #expect(count == 0)
    screen.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 60), over: 0.1)
    #expect(count == 1)
  }

  @Test func `two fingers pinch and turn`() {
    var scales: [CGFloat] = []
    var rotations: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer { scales.append($0.scale) }
    let rotation = UIRotationGestureRecognizer { rotations.append($0.rotation) }
    let decider = Decider()
    decider.areSimultaneous = true
    pinch.delegate = decider
    view.addGestureRecognizer(pinch)
    view.addGestureRecognizer(rotation)
    screen.scene.touch([
      (1, .began, CGPoint(x: 100, y: 100)), (2, .began, CGPoint(x: 200, y: 100)),
    ])
    screen.move(300, 100, finger: 2)
    #expect(scales == [2])
    screen.move(100, 300, finger: 2)
    #expect(abs((rotations.last ?? 0) - .pi / 2) < 1e-9)
    #expect(abs((scales.last ?? 0) - 2) < 1e-9)
    screen.up(100, 300, finger: 2)
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test func `a pan from a side begins at that side only and only inward`() {
    var count = 0
    let pan = UIScreenEdgePanGestureRecognizer(target: nil) { if $0.state == .began { count += 1 } }
    pan.edges = .left
    view.addGestureRecognizer(pan)
    screen.fling(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), over: 0.1)
    screen.fling(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 5, y: 150), over: 0.1)
    #expect(count == 0)
    screen.fling(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 100, y: 60), over: 0.1)
    #expect(count == 1)
  }

  @Test func `a view's recognisers can be set: others go, and the new ones watch`() {
    var heard: [String] = []
    let (first, second) = (
      UITapGestureRecognizer { _ in heard.append("first") }, UITapGestureRecognizer { _ in heard.append("second") }
    )
    view.gestureRecognizers = [first]
    screen.tap(50, 50)
    screen.platform.advance(by: 1)
    #expect(heard == ["first"])
    view.gestureRecognizers = [second, second]
    #expect(first.view == nil && second.view === view)
    #expect(view.gestureRecognizers == [second])
    screen.tap(50, 50)
    screen.platform.advance(by: 1)
    #expect(heard == ["first", "second"])
    view.gestureRecognizers = nil
    screen.tap(50, 50)
    #expect(heard == ["first", "second"])
    #expect(second.view == nil)
  }

  private final class CountingView: UIView {
    var added = 0
    var removed = 0

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      added += 1
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      removed += 1
      super.removeGestureRecognizer(gestureRecognizer)
    }
  }

  @Test func `a view of one's own hears of recognisers that come and go`() {
    let (own, other) = (CountingView(), UIView())
    let tap = UITapGestureRecognizer()
    own.gestureRecognizers = [tap]
    #expect(own.added == 1)
    other.addGestureRecognizer(tap)
    #expect(own.removed == 1)
    #expect(tap.view === other)
  }

  private final class NamedTap: UITapGestureRecognizer {
    init(named name: String) {
      super.init(target: nil, action: nil)
      self.name = name
    }
  }

  @Test func `a recogniser of one's own begins without a target, as on iOS`() {
    #expect(NamedTap(named: "tap").name == "tap")
  }
}

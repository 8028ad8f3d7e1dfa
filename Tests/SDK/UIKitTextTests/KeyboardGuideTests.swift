// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Guides that go with a keyboard which a person moves about.
@MainActor @Suite(.serialized) struct KeyboardGuideTests {
  private func start(_ size: CGSize = CGSize(width: 1024, height: 768)) throws -> KeyboardStage {
    let stage = KeyboardStage(size: size)
    try stage.app.tap("first")
    stage.app.settle()
    return stage
  }

  /// Has a guide say by constraints what it is near to.
  private func track(_ view: UIView) -> UIKeyboardLayoutGuide {
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let probe = UIView()
    view.addSubview(probe)
    for (number, edge) in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].enumerated() {
      guide.setConstraints(
        [probe.widthAnchor.constraint(equalToConstant: CGFloat(number))], activeWhenNearEdge: edge)
      guide.setConstraints(
        [probe.heightAnchor.constraint(equalToConstant: CGFloat(number))], activeWhenAwayFrom: edge)
    }
    return guide
  }

  private func near(_ guide: UIKeyboardLayoutGuide) -> String {
    [("t", NSDirectionalRectEdge.top), ("l", .leading), ("b", .bottom), ("r", .trailing)].map { name, edge in
      let isNear = guide.constraints(activeWhenNearEdge: edge).first?.isActive ?? false
      let isAway = guide.constraints(activeWhenAwayFrom: edge).first?.isActive ?? false
      #expect(isNear != isAway, "near or away from \(name), and never both")
      return isNear ? name : ""
    }.joined()
  }

  @Test("KG-3 without a docked keyboard the guide rests at the safe bottom, as wide as the window")
  func resting() throws {
    let stage = KeyboardStage()
    stage.app.screen.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    stage.app.settle()
    let guide = stage.page.view.keyboardLayoutGuide
    let rest = CGRect(x: 0, y: 748, width: 1024, height: 20)
    #expect(guide.layoutFrame == rest)
    try stage.app.tap("first")
    stage.app.settle()
    #expect(guide.layoutFrame == stage.frame && stage.frame.maxY == 768)
    stage.pinch(from: 300, to: 120)
    #expect(guide.layoutFrame == rest)
    stage.app.screen.keyboard.kind = .split
    stage.app.settle()
    #expect(guide.layoutFrame == rest)
    stage.app.screen.keyboard.kind = .docked
    stage.app.settle()
    #expect(guide.layoutFrame == stage.frame)
    stage.page.first.resignFirstResponder()
    stage.app.settle()
    #expect(guide.layoutFrame == rest)
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 768, width: 1024, height: 0))
  }

  @Test("KG-6 an input view that takes nearly all of the screen is near the bottom, and away from the rest")
  func nearlyFullScreen() throws {
    let stage = KeyboardStage()
    let guide = track(stage.page.view)
    stage.page.first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 740))
    try stage.app.tap("first")
    stage.app.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 28, width: 1024, height: 740) && near(guide) == "b")
    stage.page.first.resignFirstResponder()
    stage.app.settle()
    #expect(near(guide) == "b")
  }

  @Test("KG-4 on request the guide is where the keyboard is, also while a finger drags it")
  func following() throws {
    let stage = try start()
    let guide = stage.page.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    stage.pinch(from: 300, to: 120)
    #expect(guide.layoutFrame == stage.frame)
    let finger = stage.app.putFinger(at: stage.handle)
    for step in 1...5 {
      finger.move(to: CGPoint(x: finger.place.x - 20, y: finger.place.y - CGFloat(step) * 10), over: 0.1)
      #expect(guide.layoutFrame == stage.frame)
    }
    finger.lift()
    stage.app.settle()
    for kind in [InAppKeyboard.Kind.undocked, .split, .shortcutBar, .collapsedBar, .docked] {
      stage.app.screen.keyboard.kind = kind
      stage.app.settle()
      #expect(guide.layoutFrame == stage.frame, "\(kind)")
    }
  }

  @Test("KG-6 near and away as a person moves the keyboard about")
  func edges() throws {
    let stage = try start()
    let guide = track(stage.page.view)
    stage.app.settle()
    #expect(near(guide) == "b")
    stage.pinch(from: 300, to: 120)
    #expect(near(guide) == "")
    stage.drag(stage.handle, by: CGVector(dx: 0, dy: -700))
    #expect(near(guide) == "t")
    stage.drag(stage.handle, by: CGVector(dx: -700, dy: 0))
    #expect(near(guide) == "tl")
    stage.drag(stage.handle, by: CGVector(dx: 1000, dy: 768 - stage.frame.maxY))
    #expect(stage.app.screen.keyboard.kind == .floating && near(guide) == "br")
    stage.app.screen.keyboard.kind = .undocked
    stage.app.settle()
    #expect(near(guide) == "")
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: -700))
    #expect(near(guide) == "t")
    stage.app.screen.keyboard.kind = .shortcutBar
    stage.app.settle()
    #expect(near(guide) == "b")
    stage.drag(CGPoint(x: 400, y: 740), by: CGVector(dx: -120, dy: 0))
    #expect(near(guide) == "lb")
    stage.drag(CGPoint(x: 5, y: 740), by: CGVector(dx: 120, dy: 0))
    #expect(near(guide) == "b")
    stage.drag(CGPoint(x: 400, y: 740), by: CGVector(dx: 120, dy: 0))
    #expect(near(guide) == "br")
  }

  @Test("KG-6 a keyboard that is split is near no edge, and near the top where it is dragged up there")
  func splitEdges() throws {
    let stage = try start()
    let guide = track(stage.page.view)
    stage.pinch(from: 200, to: 330)
    #expect(stage.app.screen.keyboard.kind == .split && near(guide) == "")
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: -700))
    #expect(stage.app.screen.keyboard.kind == .split && near(guide) == "t")
    stage.drag(stage.dismissKey, by: CGVector(dx: 0, dy: 760 - stage.frame.maxY))
    #expect(stage.app.screen.keyboard.kind == .docked && near(guide) == "b")
  }

  @Test("KG-7 beside another window the guide is the part of the keyboard over this one")
  func windows() throws {
    let stage = KeyboardStage()
    stage.app.screen.scenes[0].placement = .left()
    let other = FieldPage()
    stage.app.openWindow(.right()) { other }
    let (left, right) = (track(stage.page.view), track(other.view))
    stage.app.settle()
    let width: CGFloat = 507
    stage.app.screen.touch([(0, .began, CGPoint(x: 100, y: 80))])
    stage.app.screen.touch([(0, .ended, CGPoint(x: 100, y: 80))])
    stage.app.settle()
    #expect(stage.page.first.isFirstResponder && stage.frame.width == 1024)
    let height = stage.frame.height
    let docked = CGRect(x: 0, y: 768 - height, width: width, height: height)
    #expect(left.layoutFrame == docked && right.layoutFrame == docked)
    stage.app.screen.keyboard.kind = .floating
    stage.app.screen.keyboard.floatingOrigin = CGPoint(x: 400, y: 300)
    stage.app.settle()
    let size = stage.frame.size
    #expect(left.layoutFrame == CGRect(x: 400, y: 300, width: 107, height: size.height))
    #expect(right.layoutFrame == CGRect(x: 0, y: 300, width: 320 - 117, height: size.height))
    #expect(near(left) == "r" && near(right) == "l")
    // Away from the window on the right, it counts as gone there.
    stage.drag(stage.handle, by: CGVector(dx: -300, dy: 0))
    #expect(left.layoutFrame == stage.frame && near(left) == "")
    #expect(right.layoutFrame == CGRect(x: 0, y: 768, width: width, height: 0) && near(right) == "b")
    // It types into the window whose field was tapped, and wherever it floats.
    try stage.app.tap("A")
    #expect(stage.page.first.text == "A" && other.first.text == "")
  }

  @Test("KG-7 in narrow windows and over them the sides do not count")
  func narrow() throws {
    let stage = KeyboardStage()
    let card = FieldPage()
    let scene = stage.app.openWindow(.slideOver) { card }
    let guide = track(card.view)
    try stage.app.tap(.label("first").inside(scene))
    stage.app.settle()
    #expect(card.first.isFirstResponder)
    let area = scene.area
    let covered = area.maxY - stage.frame.minY
    #expect(
      guide.layoutFrame == CGRect(x: 0, y: area.height - covered, width: 375, height: covered) && near(guide) == "b")
    stage.app.screen.keyboard.kind = .floating
    stage.app.screen.keyboard.floatingOrigin = CGPoint(x: area.minX, y: 300)
    stage.app.settle()
    #expect(near(guide) == "" && guide.layoutFrame == stage.frame.offsetBy(dx: -area.minX, dy: -area.minY))
    stage.drag(stage.handle, by: CGVector(dx: 0, dy: -600))
    #expect(near(guide) == "t")
    scene.placement = .narrow
    stage.app.settle()
    #expect(near(guide) == "t")
  }

  @Test func `in front of a card that floats, the keyboard takes the fingers, and the card stays active`() throws {
    let stage = KeyboardStage()
    let card = FieldPage()
    let scene = stage.app.openWindow(.slideOver) { card }
    try stage.app.tap(.label("first").inside(scene))
    stage.app.settle()
    try stage.app.tap("P")
    #expect(card.first.text == "P" && scene.isActive)
    // Where another window is touched that has no field, the keyboard goes.
    stage.app.screen.touch([(0, .began, CGPoint(x: 100, y: 400))])
    stage.app.screen.touch([(0, .ended, CGPoint(x: 100, y: 400))])
    stage.app.settle()
    #expect(!scene.isActive && !stage.app.exists("space") && card.first.isFirstResponder)
    stage.app.platform.activate(scene)
    stage.app.settle()
    #expect(stage.app.exists("space"))
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// Guides that follow a keyboard wherever it is, with constraints that come and go by its place.
@MainActor @Suite(.serialized) struct TrackingGuideTests {
  private let stage = Stage(width: 1024, height: 768)
  private let box = UIView()

  private var guide: UIKeyboardLayoutGuide { stage.window.keyboardLayoutGuide }

  private func put(_ kind: InAppKeyboard.Kind, _ frame: CGRect) {
    stage.platform.takeTurn()
    stage.window.windowScene?.screen.keyboard.move(
      to: KeyboardPlacement(kind, frame: frame), isAnimated: false, isLocal: true)
    stage.window.layoutIfNeeded()
  }

  /// The edges that constraints say the guide is near to.
  private func near() -> String {
    var result = ""
    let edges: [(String, NSDirectionalRectEdge)] = [
      ("t", .top), ("l", .leading), ("b", .bottom), ("r", .trailing),
    ]
    for (name, edge) in edges {
      let isNear = guide.constraints(activeWhenNearEdge: edge).first?.isActive ?? false
      let isAway = guide.constraints(activeWhenAwayFrom: edge).first?.isActive ?? false
      #expect(isNear != isAway, "near or away from \(name), and never both")
      if isNear { result += name }
    }
    return result
  }

  private func track() {
    stage.window.addSubview(box)
    guide.followsUndockedKeyboard = true
    for (number, edge) in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].enumerated() {
      guide.setConstraints(
        [box.widthAnchor.constraint(equalToConstant: CGFloat(number))], activeWhenNearEdge: edge)
      guide.setConstraints(
        [box.heightAnchor.constraint(equalToConstant: CGFloat(number))], activeWhenAwayFrom: edge)
    }
  }

  @Test("KG-6 near and away, for every kind of keyboard")
  func kinds() {
    track()
    #expect(near() == "b")
    put(.docked, CGRect(x: 0, y: 468, width: 1024, height: 300))
    #expect(near() == "b")
    put(.docked, CGRect(x: 0, y: 20, width: 1024, height: 748))
    #expect(near() == "b")
    put(.undocked, CGRect(x: 0, y: 300, width: 1024, height: 300))
    #expect(near() == "")
    put(.undocked, CGRect(x: 0, y: 30, width: 1024, height: 300))
    #expect(near() == "t")
    put(.split, CGRect(x: 0, y: 468, width: 1024, height: 300))
    #expect(near() == "")
    put(.floating, CGRect(x: 300, y: 300, width: 320, height: 250))
    #expect(near() == "")
    put(.floating, CGRect(x: 10, y: 10, width: 320, height: 250))
    #expect(near() == "tl")
    put(.floating, CGRect(x: 690, y: 500, width: 320, height: 250))
    #expect(near() == "br")
    put(.shortcutBar, CGRect(x: 0, y: 713, width: 1024, height: 55))
    #expect(near() == "b")
    put(.collapsedBar, CGRect(x: 900, y: 713, width: 124, height: 55))
    #expect(near() == "br")
    put(.collapsedBar, CGRect(x: 0, y: 713, width: 124, height: 55))
    #expect(near() == "lb")
  }

  @Test func `a keyboard that moves to and fro at an edge does not flicker`() {
    track()
    func left(at x: CGFloat) -> String {
      put(.floating, CGRect(x: x, y: 300, width: 320, height: 250))
      return near()
    }
    #expect([60, 50, 45].map { left(at: $0) } == ["", "", ""])
    #expect([44, 50, 64, 44].map { left(at: $0) } == ["l", "l", "l", "l"])
    #expect([65, 64, 45].map { left(at: $0) } == ["", "", ""])
  }

  @Test("KG-4 a guide follows a keyboard that floats only if it is asked to")
  func following() {
    let frame = CGRect(x: 300, y: 200, width: 320, height: 250)
    put(.floating, frame)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 768, width: 1024, height: 0))
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == frame)
    put(.docked, CGRect(x: 0, y: 468, width: 1024, height: 300))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 468, width: 1024, height: 300))
  }

  @Test("KG-5 constraints are taken back, replaced and forgotten")
  func replacing() {
    stage.window.addSubview(box)
    guide.followsUndockedKeyboard = true
    let (one, two) = (box.widthAnchor.constraint(equalToConstant: 1), box.widthAnchor.constraint(equalToConstant: 2))
    guide.setConstraints([one], activeWhenNearEdge: .bottom)
    #expect(one.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [one])
    guide.setConstraints([two], activeWhenNearEdge: .bottom)
    #expect(!one.isActive && two.isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!two.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.setConstraints([one], activeWhenAwayFrom: [.top, .leading])
    guide.removeAllTrackedConstraints()
    #expect(one.isActive && guide.constraints(activeWhenAwayFrom: [.top, .leading]).isEmpty)
  }

  @Test("KG-5 constraints count while the guide is near all of several edges")
  func severalEdges() {
    track()
    let corner = box.centerXAnchor.constraint(equalTo: stage.window.leadingAnchor)
    guide.setConstraints([corner], activeWhenNearEdge: [.top, .leading])
    put(.floating, CGRect(x: 10, y: 300, width: 320, height: 250))
    #expect(!corner.isActive)
    put(.floating, CGRect(x: 10, y: 10, width: 320, height: 250))
    #expect(corner.isActive)
  }

  @Test func `a guide of a view within the window is told in the view's coordinates`() {
    let inner = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 300))
    stage.window.addSubview(inner)
    let guide = inner.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: -100, y: 300, width: 1024, height: 0))
    put(.docked, CGRect(x: 0, y: 468, width: 1024, height: 300))
    #expect(guide.layoutFrame == CGRect(x: -100, y: 68, width: 1024, height: 232))
    inner.frame.origin.y = 300
    stage.platform.advanceFrame()
    #expect(guide.layoutFrame == CGRect(x: -100, y: 168, width: 1024, height: 132))
  }
}

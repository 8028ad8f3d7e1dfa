// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct WindowTests {
  private let platform: HeadlessPlatform
  private let screen = HeadlessScreen(size: CGSize(width: 1_010, height: 700), scale: 1)

  init() { platform = HeadlessPlatform(screens: [screen]) }

  private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    screen.touch([(finger, phase, CGPoint(x: x, y: y))])
  }

  // MARK: Places

  @Test(
    arguments: [
      (ScenePlacement.full, CGRect(x: 0, y: 0, width: 1_010, height: 700)),
      (.left(), CGRect(x: 0, y: 0, width: 500, height: 700)),
      (.right(), CGRect(x: 510, y: 0, width: 500, height: 700)),
      (.left(0.3), CGRect(x: 0, y: 0, width: 300, height: 700)),
      (.right(0.7), CGRect(x: 310, y: 0, width: 700, height: 700)),
      (.narrow, CGRect(x: 690, y: 0, width: 320, height: 700)),
      (.slideOver, CGRect(x: 625, y: 10, width: 375, height: 680)),
      (.area(CGRect(x: 5, y: 6, width: 70, height: 80)), CGRect(x: 5, y: 6, width: 70, height: 80)),
    ])
  func `windows take their places`(_ placement: ScenePlacement, _ area: CGRect) {
    let scene = platform.openScene(placement)
    #expect(scene.area == area)
    #expect(scene.scene.coordinateSpace.bounds.size == area.size)
    #expect(scene.scene.traitCollection.horizontalSizeClass == (area.width >= 600 ? .regular : .compact))
  }

  @Test func `windows follow when the screen turns`() {
    let left = platform.openScene(.left())
    let right = platform.openScene(.right(0.5))
    let free = platform.openScene(.area(CGRect(x: 1, y: 2, width: 300, height: 400)))
    screen.change(size: CGSize(width: 700, height: 1_010))
    #expect(left.area == CGRect(x: 0, y: 0, width: 345, height: 1_010))
    #expect(right.area == CGRect(x: 355, y: 0, width: 345, height: 1_010))
    #expect(free.area == CGRect(x: 1, y: 2, width: 300, height: 400))
    left.placement = .full
    #expect(left.area == CGRect(x: 0, y: 0, width: 700, height: 1_010))
  }

  // MARK: Fingers

  @Test func `each window gets the fingers that come down in it, wherever they go`() {
    let left = Listener(platform.openScene(.left()))
    let right = Listener(platform.openScene(.right()))
    screen.touch([(0, .began, CGPoint(x: 100, y: 50)), (1, .began, CGPoint(x: 610, y: 60))])
    #expect(left.take() == ["down 100,50"])
    #expect(right.take() == ["down 100,60"])
    touch(.moved, 700, 50, finger: 0)
    #expect(left.take() == ["move 700,50"])
    #expect(right.take() == [])
    touch(.ended, 611, 61, finger: 1)
    touch(.ended, 700, 51, finger: 0)
    #expect(left.take() == ["up 700,51"])
    #expect(right.take() == ["up 101,61"])
    // Between the two.
    touch(.began, 505, 50, finger: 0)
    touch(.ended, 505, 50, finger: 0)
    #expect(left.take() + right.take() == [])
  }

  @Test func `a touched window comes to the front, and only that one is active`() {
    let back = platform.openScene(.area(CGRect(x: 0, y: 0, width: 400, height: 400)))
    let front = platform.openScene(.area(CGRect(x: 200, y: 0, width: 400, height: 400)))
    let (one, two) = (Listener(back), Listener(front))
    #expect(front.isActive && front.scene.activationState == .foregroundActive)
    #expect(back.scene.activationState == .foregroundInactive)
    touch(.began, 300, 50)
    touch(.ended, 300, 50)
    #expect(two.take() == ["down 100,50", "up 100,50"])
    touch(.began, 100, 50)
    touch(.ended, 100, 50)
    #expect(back.isActive && !front.isActive && back.scene.activationState == .foregroundActive)
    #expect(front.scene.activationState == .foregroundInactive)
    #expect(UIApplication.shared.applicationState == .active)
    // It covers the other one now.
    touch(.began, 300, 50)
    #expect(one.take() == ["down 100,50", "up 100,50", "down 300,50"])
    #expect(two.take() == [])
    platform.close(back)
    #expect(front.isActive && front.scene.activationState == .foregroundActive)
  }

  @Test func `a card stays in front of the window behind it`() {
    let card = platform.openScene(.slideOver)
    let full = platform.openScene(.full)
    touch(.began, 100, 100)
    touch(.ended, 100, 100)
    #expect(full.isActive)
    #expect(screen.scene(at: CGPoint(x: 700, y: 100)) === card)
    #expect(screen.scenes.map { $0 === full } == [true, false])
  }

  // MARK: Pictures

  @Test func `a picture of the screen shows all windows over each other`() throws {
    Listener(platform.openScene(.left()), .red).layoutIfNeeded()
    Listener(platform.openScene(.right()), .green).layoutIfNeeded()
    Listener(platform.openScene(.slideOver), .blue).layoutIfNeeded()
    platform.settle()
    let image = try #require(screen.image().cgImage)
    #expect(image.width == 1_010 && image.height == 700)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * 1_010 + x] }
    #expect(pixel(100, 100) == 0xFFFF_0000)
    #expect(pixel(600, 100) == 0xFF00_FF00)
    #expect(pixel(800, 100) == 0xFF00_00FF)
    // The gap, and the round corner of the card with the window behind it.
    #expect(pixel(505, 100) == 0xFF8E_8E93)
    #expect(pixel(626, 11) == 0xFF00_FF00)
  }
}

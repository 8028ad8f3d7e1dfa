// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

/// A window without a screen, with fingers.
@MainActor
struct GestureScreen {
  let platform: HeadlessPlatform
  let scene: HeadlessScene
  let window: UIWindow

  init(
    size: CGSize = CGSize(width: 300, height: 400), style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    platform = HeadlessPlatform(screens: [
      HeadlessScreen(
        size: size, safeAreaInsets: safeAreaInsets, userInterfaceStyle: style, layoutDirection: direction)
    ])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    window.makeKeyAndVisible()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    scene.touch([(finger, .began, CGPoint(x: x, y: y))])
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    scene.touch([(finger, .moved, CGPoint(x: x, y: y))])
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    scene.touch([(finger, .ended, CGPoint(x: x, y: y))])
  }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    down(x, y, finger: finger)
    platform.advance(by: 0.05)
    up(x, y, finger: finger)
  }

  /// Moves a finger along a line at an even pace, a move each 60th of a second, without lifting it.
  func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    down(start.x, start.y)
    slide(from: start, to: end, over: seconds)
  }

  func slide(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      platform.advance(by: seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
  }

  /// Drags and lets go while still on the move.
  func fling(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    drag(from: start, to: end, over: seconds)
    up(end.x, end.y)
  }
}

/// A view that notes what it hears.
final class TouchListener: UIView {
  var heard: [String] = []
  var onBegan: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    onBegan()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

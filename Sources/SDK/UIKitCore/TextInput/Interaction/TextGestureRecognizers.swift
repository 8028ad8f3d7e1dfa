// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises a finger that comes down on a handle or on the caret and takes it along.
@MainActor
final class TextGripGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has to move, in points: less than for scrolling.
  private static let reach: CGFloat = 4

  /// Where the finger came down, in the window.
  var start: CGPoint { attempt.first?.firstPlace ?? .zero }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 1 { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { return state = .changed }
    let place = location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) >= Self.reach { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = isRecognized ? .ended : .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// Follows the pointer from the press of its first button on.
@MainActor
final class TextPointerGestureRecognizer: UIGestureRecognizer {
  /// Which click of several it is, from 1.
  private(set) var clicks = 1
  /// Whether the shift key is down, with which a selection grows.
  private(set) var extends = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognized, let touch = touches.first else { return }
    clicks = touch.tapCount
    extends = event.modifierFlags.contains(.shift)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

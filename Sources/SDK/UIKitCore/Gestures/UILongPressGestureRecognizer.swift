// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognises fingers that stay where they are for a while; from then on it follows them until they go.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps that come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers have to be down.
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10

  /// Seconds that may pass between two taps before the press.
  private static let longestPause: TimeInterval = 0.35
  private var timer: PlatformCall?

  override var expectsMoreTouches: Bool { !attempt.isEmpty && numberOfTapsRequired > 0 && !isRecognized }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognized else { return }
    let down = self.touches.filter(\.isDown)
    guard down.count <= numberOfTouchesRequired else { return state = .failed }
    timer = nil
    guard down.count == numberOfTouchesRequired, down.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return }
    timer = UIApplication.call(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognized else { return state = .changed }
    let hasLeft = touches.contains {
      hypot($0.place.x - $0.firstPlace.x, $0.place.y - $0.firstPlace.y) > allowableMovement
    }
    if hasLeft { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let areAllGone = !self.touches.contains(where: \.isDown)
    if isRecognized {
      if areAllGone { state = .ended }
    } else if areAllGone, !isWaiting, touches.allSatisfy({ $0.tapCount <= numberOfTapsRequired }) {
      timer = UIApplication.call(after: Self.longestPause) { [weak self] in self?.state = .failed }
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { timer = nil }
}

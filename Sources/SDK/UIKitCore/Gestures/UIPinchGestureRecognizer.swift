// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognises two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers against that at the start, or since this was last set.
  open var scale: CGFloat = 1 {
    didSet { if !isFollowing { tracker.forget() } }
  }
  /// The change of `scale` in a second.
  open var velocity: CGFloat { tracker.velocity(at: UIApplication.clock()).x }

  /// How far the distance of the fingers has to change, in points.
  private static let threshold: CGFloat = 8
  private var pair = FingerPair()
  private var tracker = MovementTracker()
  private var firstLength: CGFloat = 0
  private var isFollowing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.add(touches, to: self, event), !isRecognized else { return }
    firstLength = pair.line?.length ?? 0
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (old, new) = pair.move(self) else { return }
    isFollowing = true
    scale *= max(new.length, 1) / max(old.length, 1)
    isFollowing = false
    tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    if isRecognized {
      state = .changed
    } else if abs(new.length - firstLength) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pair.part(self) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    pair.forget()
    tracker.forget()
    scale = 1
  }
}

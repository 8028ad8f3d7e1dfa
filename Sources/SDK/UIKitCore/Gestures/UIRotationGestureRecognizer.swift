// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognises two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise, since the start or since this was last set.
  open var rotation: CGFloat = 0 {
    didSet { if !isFollowing { tracker.forget() } }
  }
  /// In radians a second.
  open var velocity: CGFloat { tracker.velocity(at: UIApplication.clock()).x }

  /// How far the fingers have to turn, in radians.
  private static let threshold: CGFloat = 0.12
  private var pair = FingerPair()
  private var tracker = MovementTracker()
  private var isFollowing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = pair.add(touches, to: self, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (old, new) = pair.move(self) else { return }
    isFollowing = true
    // The angle between the two lines, from -π to π.
    rotation += atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    isFollowing = false
    tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
    if isRecognized {
      state = .changed
    } else if abs(rotation) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pair.part(self) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    pair.forget()
    tracker.forget()
    rotation = 0
  }
}

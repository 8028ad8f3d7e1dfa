// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises what begins a drag, and moves it on: a finger that stays and then moves, or a pointer that moves with its
/// button held.
@MainActor
final class DragGestureRecognizer: UIGestureRecognizer {
  /// What is dragged, from the lift on.
  var drag: Drag?

  /// Seconds that a finger stays.
  private static let pressDuration: TimeInterval = 0.5
  /// How far a finger may move before, and has to move after the lift, in points.
  private static let reach: CGFloat = 10
  /// How far a pointer has to move, in points.
  private static let pointerReach: CGFloat = 4

  private var timer: PlatformCall?
  /// Where the finger came down, in the window.
  private(set) var start = CGPoint.zero

  var finger: Int { attempt.first?.finger ?? 0 }
  var isPointer: Bool { attempt.first?.type == .indirectPointer }

  // A menu opens by a hold too; both may, until the finger moves on.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is MenuPressGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is MenuPressGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 1, let touch = touches.first else {
      for touch in touches where self.touches.count > 1 { ignore(touch, for: event) }
      if !isRecognized { state = .failed }
      return
    }
    start = touch.place
    guard touch.type != .indirectPointer else { return }
    timer = UIApplication.call(after: Self.pressDuration) { [weak self] in self?.state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let distance = hypot(touch.place.x - start.x, touch.place.y - start.y)
    if !isRecognized {
      let isFar = distance > (isPointer ? Self.pointerReach : Self.reach)
      guard isFar else { return }
      guard isPointer else { return state = .failed }
      state = .began
    }
    guard isRecognized, let drag, let window = touch.window else { return }
    guard drag.hasBegun || isPointer || distance > Self.reach else { return }
    drag.move(to: touch.place.applying(window.layer.model.toSuperlayer))
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    drag?.drop()
    state = isRecognized ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    drag?.cancel()
    state = .cancelled
  }

  override func reset() {
    timer = nil
    // The view has gone, or the recogniser was turned off.
    drag?.cancel()
    drag = nil
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognises fingers that move, and follows them.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers have to be down at least; with fewer the movement ends.
  open var minimumNumberOfTouches = 1
  /// How many fingers count at most; when more come down first it fails, and later ones are left aside.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have to move, in points.
  static let threshold: CGFloat = 10
  /// How far the middle of the fingers has come, in the window.
  private(set) var distance = CGPoint.zero
  private var middle: CGPoint?
  private var tracker = MovementTracker()
  /// What was moved by `setTranslation`.
  private var shift = CGPoint.zero

  // MARK: How far and how fast

  /// Returns how far the fingers have come since they came down or since the last `setTranslation`, in a view's
  /// coordinates or in the window's.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: distance.x + shift.x, y: distance.y + shift.y), in: view)
  }

  /// Has the fingers count as having come so far, in a view's coordinates or in the window's; movement adds to that.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    var inWindow = translation
    if let view {
      let origin = view.convert(CGPoint.zero, to: nil)
      let end = view.convert(translation, to: nil)
      inWindow = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
    shift = CGPoint(x: inWindow.x - distance.x, y: inWindow.y - distance.y)
  }

  /// Returns the pace of the fingers in points a second, in a view's coordinates or in the window's.
  open func velocity(in view: UIView?) -> CGPoint { vector(tracker.velocity(at: UIApplication.clock()), in: view) }

  private func vector(_ inWindow: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return inWindow }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(inWindow, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Whether the fingers have come far enough.
  func hasCome(far distance: CGPoint) -> Bool { hypot(distance.x, distance.y) >= Self.threshold }

  // MARK: Fingers

  private var down: [UITouch] { touches.filter(\.isDown) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isRecognized, down.count > maximumNumberOfTouches { return state = .failed }
    for touch in touches where down.count > maximumNumberOfTouches { ignore(touch, for: event) }
    rebase()
    tracker.add(distance, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if isRecognized {
      state = .changed
    } else if down.count >= minimumNumberOfTouches, hasCome(far: distance) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    followAll(event)
    rebase()
    if isRecognized {
      if down.count < minimumNumberOfTouches { state = .ended }
    } else if down.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase()
    if down.count < minimumNumberOfTouches { state = .cancelled }
  }

  open override func reset() {
    distance = .zero
    shift = .zero
    middle = nil
    tracker.forget()
  }

  /// The middle of the fingers jumps as they come and go, which is no movement.
  private func rebase() { middle = down.isEmpty ? nil : Self.middle(of: down) }

  private func follow(_ event: UIEvent) { move(to: Self.middle(of: down), event) }

  /// Follows fingers that have gone to where they went.
  private func followAll(_ event: UIEvent) { move(to: Self.middle(of: touches), event) }

  private func move(to new: CGPoint, _ event: UIEvent) {
    if let middle {
      distance.x += new.x - middle.x
      distance.y += new.y - middle.y
    }
    middle = new
    tracker.add(distance, at: event.timestamp)
  }

  private static func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.map(\.place.x).reduce(0, +) / count, y: touches.map(\.place.y).reduce(0, +) / count)
  }
}

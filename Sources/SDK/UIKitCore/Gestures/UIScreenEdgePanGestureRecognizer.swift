// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises a finger that comes in from a side of the window.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides that count.
  open var edges: UIRectEdge = []

  /// How close to the side the finger has to come down, in points.
  private static let reach: CGFloat = 20
  /// The sides that the finger came down at.
  private var touched: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !isRecognized {
      guard let bounds = touch.window?.bounds else { continue }
      touched = []
      if touch.place.x < bounds.minX + Self.reach { touched.insert(.left) }
      if touch.place.x > bounds.maxX - Self.reach { touched.insert(.right) }
      if touch.place.y < bounds.minY + Self.reach { touched.insert(.top) }
      if touch.place.y > bounds.maxY - Self.reach { touched.insert(.bottom) }
      guard !touched.isDisjoint(with: edges) else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Whoever moves along the side, or away from the middle, means something else.
    if !isRecognized, !isWaiting, hypot(distance.x, distance.y) >= Self.threshold { state = .failed }
  }

  override func hasCome(far distance: CGPoint) -> Bool {
    let active = touched.intersection(edges)
    let (x, y) = (distance.x, distance.y)
    let isInward =
      (active.contains(.left) && x > abs(y)) || (active.contains(.right) && -x > abs(y))
      || (active.contains(.top) && y > abs(x)) || (active.contains(.bottom) && -y > abs(x))
    return isInward && super.hasCome(far: distance)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fingers that scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible else { return }
    scrollView.isTracking = true
    // Whoever touches content on the move catches it, and nothing else.
    if scrollView.isDecelerating { state = .began }
  }

  override func hasCome(far distance: CGPoint) -> Bool { scrollView?.isMeant(distance) ?? false }

  override func reset() {
    super.reset()
    scrollView?.isTracking = false
  }
}

/// Keeps fingers from the content until it is clear that they do not scroll.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
  /// In seconds.
  static let time: TimeInterval = 0.15
  private var timer: PlatformCall?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if timer == nil { timer = UIApplication.call(after: Self.time) { [weak self] in self?.state = .failed } }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { timer = nil }
}

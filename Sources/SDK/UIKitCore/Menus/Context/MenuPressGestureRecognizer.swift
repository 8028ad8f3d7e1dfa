// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises what opens a menu, and follows the finger on to one of its elements: a finger that stays, the second button
/// of a pointer, or where a menu is all that a view is for, any finger.
@MainActor
final class MenuPressGestureRecognizer: UIGestureRecognizer {
  /// Whether a finger opens the menu as it comes down.
  var opensAtOnce: () -> Bool = { false }

  /// Seconds that a finger stays.
  private static let pressDuration: TimeInterval = 0.5
  /// Seconds in which a finger in a scroll view may still turn out to scroll.
  private static let scrollDelay: TimeInterval = 0.15
  /// How far a finger may move before the menu opens, in points.
  private static let reach: CGFloat = 10

  private var timer: PlatformCall?

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons == .primary || buttons == .secondary }

  /// Whether it is the second button that opens the menu.
  var isSecondary: Bool { attempt.first?.buttons == .secondary }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 1, let touch = touches.first else {
      if !isRecognized { state = .failed }
      return
    }
    if touch.buttons == .secondary || opensAtOnce() && !mayScroll(touch) { return state = .began }
    timer = UIApplication.call(after: opensAtOnce() ? Self.scrollDelay : Self.pressDuration) { [weak self] in
      self?.state = .began
    }
  }

  private func mayScroll(_ touch: UITouch) -> Bool {
    touch.type == .direct && touch.recognizers.contains { $0 is ContentTouchDelay }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognized else { return state = .changed }
    let hasLeft = touches.contains {
      hypot($0.place.x - $0.firstPlace.x, $0.place.y - $0.firstPlace.y) > Self.reach
    }
    if hasLeft { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !self.touches.contains(where: \.isDown) else { return }
    // A short tap in a scroll view.
    if !isRecognized, timer != nil, opensAtOnce() { state = .began }
    state = isRecognized ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() { timer = nil }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lies over a window while a menu is open: takes all fingers, keys and the pointer.
@MainActor
final class MenuOverlay: UIView {
  private let session: MenuSession
  /// Whether the finger that is down came down on a menu.
  private var cameDownInside = false
  private var isReady = false

  init(session: MenuSession, in window: UIWindow) {
    self.session = session
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    isReady = true
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        let isOver = recognizer.state == .began || recognizer.state == .changed
        self?.session.pointAt(isOver ? recognizer.location(in: nil) : nil)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    // The window was turned or resized: what the menu belongs to is elsewhere now.
    if isReady, bounds.size != old.size { session.dismiss(isAnimated: false) }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    cameDownInside = session.isInside(touch.location(in: nil))
    session.pointAt(touch.location(in: nil))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { session.pointAt(touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if session.choose(at: place) { return }
    session.pointAt(nil)
    if !cameDownInside { session.tappedOutside(at: place) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { session.pointAt(nil) }

  override func accessibilityPerformEscape() -> Bool {
    session.escape()
    return true
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { session.pressed(key) } }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

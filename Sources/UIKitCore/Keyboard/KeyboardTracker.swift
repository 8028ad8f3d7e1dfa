// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The keyboard of one screen as the app's windows know it: tells of its movements, and moves guides along.
@MainActor
package final class KeyboardTracker {
  private unowned let screen: UIScreen
  /// How the keyboard that the app shows itself is held.
  let held: InAppKeyboard
  /// Where the keyboard is, or where it is on its way to; `nil` when there is none.
  package private(set) var placement: KeyboardPlacement?
  /// Where the keyboard outside the app is that the platform tells of; `nil` where there is none, or it is not told.
  var outside: KeyboardPlacement?
  /// The movement that has not come to its end yet.
  private var move: KeyboardMove?
  private var moveCount = 0

  /// How long the keyboard takes to come and to go, in seconds, as on iOS.
  static let duration: TimeInterval = 0.25

  init(screen: UIScreen) {
    self.screen = screen
    held = InAppKeyboard(screen: screen)
  }

  /// Takes the keyboard to another place.
  ///
  /// - Parameters:
  ///   - new: `nil` when it goes.
  ///   - isAnimated: Whether it gets there in time, or is there at once.
  ///   - duration: How long it takes in time, in seconds.
  ///   - isLocal: Whether it types into this app.
  ///   - alongside: Moves what shows the keyboard, in the same animation.
  ///   - completion: Called when it is there, or when another movement takes over.
  package func move(
    to new: KeyboardPlacement?, isAnimated: Bool, duration: TimeInterval = duration, isLocal: Bool,
    alongside: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    let isAnimated = isAnimated && UIView.areAnimationsEnabled
    finish()
    guard new != placement else {
      alongside()
      return completion()
    }
    let move = KeyboardMove(
      old: placement, new: new, duration: isAnimated ? duration : 0, isLocal: isLocal)
    moveCount += 1
    let number = moveCount
    self.move = move
    move.post(.will, on: screen)
    placement = new
    UIView.animate(withDuration: move.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      alongside()
      self.placeGuides()
    } completion: { _ in
      completion()
      if number == self.moveCount { self.finish() }
    }
  }

  /// Says that the movement which was begun has come to its end.
  private func finish() {
    guard let ended = move else { return }
    move = nil
    ended.post(.did, on: screen)
  }

  /// Has guides take their places, and lays windows out around them.
  private func placeGuides() {
    for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) where scene.screen === screen
    {
      for window in scene.windows where !window.isHidden && window.placeKeyboardGuides() { window.layoutIfNeeded() }
    }
    UIApplication.shared.inputViews.revealField()
  }
}

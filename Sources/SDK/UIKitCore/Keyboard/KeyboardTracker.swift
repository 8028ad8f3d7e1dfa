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
  /// When views have changed over to other constraints, while a finger drags the keyboard.
  private var swapEnd: TimeInterval = 0

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
    let isDragged = !isAnimated && new?.kind == placement?.kind && new?.countsAsShown == false
    placement = new
    UIView.animate(withDuration: move.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      alongside()
      if !isDragged { self.placeGuides(isDragged: false) }
    } completion: { _ in
      completion()
      if number == self.moveCount { self.finish() }
    }
    // Not within that animation, whose time would count.
    if isDragged { placeGuides(isDragged: true) }
  }

  /// Says that the movement which was begun has come to its end.
  private func finish() {
    guard let ended = move else { return }
    move = nil
    ended.post(.did, on: screen)
  }

  /// A finger that scrolls takes the keyboard along: guides follow, and apps are told when it is let go.
  func follow(to frame: CGRect) {
    finish()
    guard var new = placement else { return }
    new.frame = frame
    placement = new
    placeGuides(isDragged: false)
  }

  /// Has guides take their places, and lays windows out around them.
  ///
  /// - Parameter isDragged: Whether a finger drags the keyboard about: where other constraints count then, views move to
  ///   their new places in time.
  private func placeGuides(isDragged: Bool) {
    for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) where scene.screen === screen
    {
      for window in scene.windows where !window.isHidden {
        let change = window.placeKeyboardGuides()
        if isDragged, change.swaps { swapEnd = UIApplication.clock() + Self.duration }
        if change.moves || change.swaps { lay(window, isDragged: isDragged) }
      }
    }
    UIApplication.shared.inputViews.revealField()
  }

  private func lay(_ window: UIWindow, isDragged: Bool) {
    let rest = swapEnd - UIApplication.clock()
    guard isDragged, rest > 0, UIView.areAnimationsEnabled else { return window.layoutIfNeeded() }
    // Views that are on their way go on from where they are, and arrive together with the first.
    UIView.animate(withDuration: rest, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      window.layoutIfNeeded()
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - The keyboard outside the app

extension InputViewCoordinator {
  /// The platform's keyboard has come to a place, or has gone: guides and notifications follow, and so does what the app
  /// shows above it.
  ///
  /// - Parameters:
  ///   - placement: The keys, on the screen; `nil` when it has gone.
  ///   - duration: How long it moves, in seconds; 0 when it is there at once.
  package func outsideKeyboardMoved(to placement: KeyboardPlacement?, on screen: UIScreen, duration: TimeInterval) {
    let tracker = screen.keyboard
    guard placement != tracker.outside else { return }
    tracker.outside = placement
    let isAnimated = duration > 0
    if let window, window.place.screen === screen {
      // An input view of the app's own is at the bottom whatever is outside.
      if window.isAboveOutside { window.move(as: .docked, isAnimated: isAnimated, duration: duration) }
      return
    }
    if placement != nil { isOutsideLocal = hosted.isTaken }
    tracker.move(to: placement, isAnimated: isAnimated, duration: duration, isLocal: isOutsideLocal)
  }

  /// The platform's keyboard tells what types.
  ///
  /// - Parameter identifier: A locale such as `ko-KR`, or the identifier of a custom keyboard.
  package func outsideKeyboardIs(_ identifier: String) { modes.outside = identifier }

  /// How high the view above the keyboard is, in points; 0 for none.
  package var accessoryHeight: CGFloat { window?.heightAboveKeyboard ?? 0 }
}

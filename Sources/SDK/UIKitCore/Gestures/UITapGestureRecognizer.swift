// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognises one or more taps of one or more fingers.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap at the same time.
  open var numberOfTouchesRequired = 1
  /// The buttons that a pointer has to tap with.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// Seconds that a finger may stay, and that may pass between two taps.
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35
  /// How far a finger may move, and how far apart taps may be, in points.
  private static let reach: CGFloat = 45

  private var taps = 0
  /// The most fingers that were down in this tap.
  private var mostFingers = 0
  private var firstPlace: CGPoint?
  private var timer: PlatformCall?

  override var expectsMoreTouches: Bool {
    !attempt.isEmpty && !isWaiting && numberOfTapsRequired > 1 && taps < numberOfTapsRequired
  }

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isSuperset(of: buttonMaskRequired) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches.filter(\.isDown)
    mostFingers = max(mostFingers, down.count)
    guard mostFingers <= numberOfTouchesRequired else { return state = .failed }
    let place = location(in: nil)
    if taps > 0, let firstPlace, hypot(place.x - firstPlace.x, place.y - firstPlace.y) > Self.reach {
      return state = .failed
    }
    if taps == 0, down.count == 1 { firstPlace = place }
    fail(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasLeft = touches.contains {
      hypot($0.place.x - $0.firstPlace.x, $0.place.y - $0.firstPlace.y) > Self.reach
    }
    if hasLeft { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !self.touches.contains(where: \.isDown) else { return }
    guard mostFingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostFingers = 0
    if taps >= numberOfTapsRequired {
      timer = nil
      state = .ended
    } else {
      fail(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    taps = 0
    mostFingers = 0
    firstPlace = nil
    timer = nil
  }

  private func fail(after seconds: TimeInterval) {
    timer = UIApplication.call(after: seconds) { [weak self] in self?.state = .failed }
  }
}

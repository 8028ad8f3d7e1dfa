// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The one key of people who type with one switch, which tells how long it was down.
final class OneSwitchKey: MorseKey {
  /// Called when the key goes down.
  var onPress: () -> Void = {}
  /// Called when it comes up again, with how long it was down, in seconds; `nil` where the press was taken away.
  var onRelease: (TimeInterval?) -> Void = { _ in }
  private var start: TimeInterval = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.timestamp
    onPress()
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onRelease(touch.map { $0.timestamp - start })
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    onRelease(nil)
  }

  /// Who uses a screen reader cannot hold the key, and keys a dot.
  override func accessibilityActivate() -> Bool {
    onPress()
    onRelease(0)
    return true
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem
import Storage
import TextModel
import UIKitCore

/// The clicks of keyboards that an app shows itself: they sound as those of the desktop's keyboard do, by the same program,
/// and the same setting silences them.
final class AppClicks {
  private let player: KeyClickPlayer
  private let settings: PersonSettings

  init(player: KeyClickPlayer = KeyClickPlayer(isEnabled: true), settings: PersonSettings) {
    self.player = player
    self.settings = settings
  }

  /// Sounds a click, without waiting for it.
  ///
  /// - Parameter now: The monotonic clock, in microseconds.
  func play(_ click: KeyClick, at now: Int64 = MonotonicClock.nowMicroseconds) {
    player.isEnabled = (settings.read(at: now) ?? Settings()).keyClicks
    player.play(click, nowMicroseconds: now)
  }
}

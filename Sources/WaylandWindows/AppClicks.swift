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
  /// The person's settings; `nil` where there is no place for them.
  private let settingsPath: String?
  /// When the settings were read last.
  private var lastLook: Int64?

  /// How long settings that were read hold, in microseconds.
  private static let lookInterval: Int64 = 2_000_000

  init(player: KeyClickPlayer = KeyClickPlayer(isEnabled: true), settingsPath: String? = Settings.usualPath) {
    self.player = player
    self.settingsPath = settingsPath
  }

  /// Sounds a click, without waiting for it.
  ///
  /// - Parameter now: The monotonic clock, in microseconds.
  func play(_ click: KeyClick, at now: Int64 = MonotonicClock.nowMicroseconds) {
    if lastLook.map({ now - $0 >= Self.lookInterval }) ?? true {
      lastLook = now
      player.isEnabled = isWanted
    }
    player.play(click, nowMicroseconds: now)
  }

  private var isWanted: Bool { (settingsPath.map(Settings.init(contentsOf:)) ?? Settings()).keyClicks }
}

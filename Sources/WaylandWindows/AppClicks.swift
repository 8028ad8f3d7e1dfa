// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem
import Storage
import UIKitCore

/// The clicks of keyboards that an app shows itself: they sound as those of the desktop's keyboard do, by the same program,
/// and the same setting silences them.
final class AppClicks {
  private lazy var player = KeyClickPlayer(isEnabled: true)
  /// When the settings were read last.
  private var lastLook: Int64?

  /// How long settings that were read hold, in microseconds.
  private static let lookInterval: Int64 = 2_000_000
  /// Larger files are no settings.
  private static let longestByteCount = 1 << 20

  func play(_ click: InputClick) {
    let now = MonotonicClock.nowMicroseconds
    if lastLook.map({ now - $0 >= Self.lookInterval }) ?? true {
      lastLook = now
      player.isEnabled = Self.isWanted
    }
    player.play(KeyClick(click), nowMicroseconds: now)
  }

  private static var isWanted: Bool {
    guard let path = Settings.usualPath, Files.exists(path),
      let bytes = try? Files.read(path, limit: longestByteCount)
    else { return Settings().keyClicks }
    return Settings.parse(bytes).settings.keyClicks
  }
}

extension KeyClick {
  fileprivate init(_ click: InputClick) {
    self =
      switch click {
      case .character: .character
      case .delete: .delete
      case .modifier: .modifier
      }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Does something again and again while a key is held.
@MainActor
final class KeyRepeater {
  private var call: (any MorseCall)?

  /// How long a key is held until it repeats, and the time between two repetitions, in seconds.
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1

  /// Does it at once, and again for as long as nobody calls `stop()`.
  func start(on clock: any MorseClock, _ action: @escaping @MainActor () -> Void) {
    stop()
    action()
    plan(after: Self.delay, on: clock, action)
  }

  func stop() {
    call?.cancel()
    call = nil
  }

  private func plan(after seconds: TimeInterval, on clock: any MorseClock, _ action: @escaping @MainActor () -> Void) {
    call = clock.call(after: seconds) { [weak self] in
      action()
      self?.plan(after: Self.interval, on: clock, action)
    }
  }
}

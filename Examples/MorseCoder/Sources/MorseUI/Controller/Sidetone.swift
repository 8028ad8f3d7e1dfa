// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode

/// Lets people hear what they key: a tone as long as the signal.
@MainActor
final class Sidetone {
  private let tone = Tone()
  private var end: (any MorseCall)?
  private var sounds = false

  /// Begins a tone that goes on until `stop()`.
  func start() {
    end?.cancel()
    end = nil
    tone.begin()
    sounds = true
  }

  /// Sounds one signal; one that still sounds gives way.
  func sound(_ signal: MorseSignal, _ timing: SwitchTiming, on clock: any MorseClock) {
    if sounds { tone.end() }
    start()
    end = clock.call(after: signal == .dot ? timing.unit : 3 * timing.unit) { [weak self] in self?.stop() }
  }

  /// Ends the tone, if there is one.
  func stop() {
    end?.cancel()
    end = nil
    if sounds { tone.end() }
    sounds = false
  }
}

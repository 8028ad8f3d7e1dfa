// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

/// What the one switch is at: a press, or the pause after one.
@MainActor
final class OneSwitch {
  /// What the press that lasts has come to; `nil` without one.
  fileprivate(set) var held: MorseSignal?
  private var call: (any MorseCall)?

  /// Nothing lasts any more.
  func stop() {
    held = nil
    wait(nil)
  }

  /// Waits for one thing alone.
  fileprivate func wait(_ call: (any MorseCall)?) {
    self.call?.cancel()
    self.call = call
  }
}

// MARK: - Typing with one switch

extension MorseInputController {
  func connectOneSwitch(_ key: OneSwitchKey) {
    key.onPress = { [weak self] in self?.press() }
    key.onRelease = { [weak self] in self?.release(after: $0) }
  }

  private func press() {
    if settings.sidetone { sidetone.start() } else { click() }
    oneSwitch.held = .dot
    oneSwitch.wait(
      clock.call(after: settings.timing.leastDash) { [weak self] in
        self?.oneSwitch.held = .dash
        self?.refresh()
      })
    refresh()
  }

  /// - Parameter duration: In seconds; `nil` for a press that does not count.
  private func release(after duration: Double?) {
    oneSwitch.stop()
    sidetone.stop()
    if let duration { buffer.append(settings.timing.signal(forPress: duration)) }
    refresh()
    guard !buffer.pending.isEmpty else { return }
    oneSwitch.wait(clock.call(after: settings.timing.letterPause) { [weak self] in self?.endLetter() })
  }

  private func endLetter() {
    apply(buffer.endLetter())
    let timing = settings.timing
    oneSwitch.wait(clock.call(after: timing.wordPause - timing.letterPause) { [weak self] in self?.endWord() })
  }

  private func endWord() {
    oneSwitch.stop()
    guard let last = textDocumentProxy.documentContextBeforeInput?.last, !last.isWhitespace else { return }
    apply(.space)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import TextModel

/// Sounds key clicks by way of a helper program, `spinet-sounds`, which is started by the first click.
///
/// A program of its own because libcanberra waits for the sound server on each call, starts a thread and brings the
/// server's libraries: none of that may stand between a touch and its text.
@MainActor
package final class KeyClickPlayer {
  private let helper: String?
  private var process: ChildProcess?
  private var nextStartMicroseconds: Int64 = 0

  /// How long after a start a helper that has ended is left alone; it ends at once where there is no sound.
  private static let restartMicroseconds: Int64 = 300_000_000

  /// Whether `play` does anything; turning it off ends the helper.
  package var isEnabled: Bool {
    didSet {
      guard !isEnabled, oldValue else { return }
      process = nil
      // It has not ended by itself: once clicks are on again, the first one starts it.
      nextStartMicroseconds = 0
    }
  }

  /// - Parameter helper: The program that plays; by default the one that belongs to this program.
  package init(isEnabled: Bool, helper: String? = Process.helper("spinet-sounds")) {
    self.isEnabled = isEnabled
    self.helper = helper
  }

  /// Sounds a click, without waiting for it.
  ///
  /// - Parameter nowMicroseconds: The monotonic clock; a helper that keeps ending is started once in five minutes.
  package func play(_ click: KeyClick, nowMicroseconds: Int64 = MonotonicClock.nowMicroseconds) {
    guard isEnabled, let helper else { return }
    if let process, process.send([click.byte]) { return }
    process = nil
    // Nobody sounds a tone.
    guard click != .toneEnded else { return }
    guard nowMicroseconds >= nextStartMicroseconds else { return }
    nextStartMicroseconds = nowMicroseconds + Self.restartMicroseconds
    process = try? ChildProcess(path: helper)
    _ = process?.send([click.byte])
  }
}

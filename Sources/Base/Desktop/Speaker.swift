// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Says texts by way of a helper program, `spinet-speech`, which is started by the first one.
///
/// A program of its own, as libspeechd waits for the speech server on each call, starts that, and brings threads.
@MainActor
package final class Speaker {
  private let helper: String?
  private var process: ChildProcess?
  private var nextStartMicroseconds: Int64 = 0

  /// How long after a start a helper that has ended is left alone; it ends at once where there is no speech.
  private static let restartMicroseconds: Int64 = 60_000_000

  /// Whether `say` does anything; turning it off ends the helper.
  package var isEnabled: Bool {
    didSet {
      guard !isEnabled, oldValue else { return }
      (process, nextStartMicroseconds) = (nil, 0)
    }
  }

  /// - Parameter helper: The program that speaks; by default the one that belongs to this program.
  package init(isEnabled: Bool, helper: String? = Process.helper("spinet-speech")) {
    self.isEnabled = isEnabled
    self.helper = helper
  }

  /// Says a text in place of what is being said, without waiting for it.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag.
  ///   - nowMicroseconds: The monotonic clock; a helper that keeps ending is started once in a minute.
  package func say(_ text: String, language: String, nowMicroseconds: Int64 = MonotonicClock.nowMicroseconds) {
    guard isEnabled, let helper else { return }
    let line = SpokenLine(text, language: language).bytes
    if let process, process.send(line) { return }
    process = nil
    guard nowMicroseconds >= nextStartMicroseconds else { return }
    nextStartMicroseconds = nowMicroseconds + Self.restartMicroseconds
    process = try? ChildProcess(path: helper)
    _ = process?.send(line)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import LinuxSystem
import Storage

/// Has words learnt by a helper program, `spinet-learner`, which is started by the first word.
///
/// A program of its own because it writes to a disk: nothing of that may stand between a touch and its text.
final class WordLearner {
  private let helper: String?
  private let path: String?
  private var process: ChildProcess?
  private var nextStartMicroseconds: Int64 = 0

  /// How long after a start a helper that has ended is left alone; it ends at once where there is no place for words.
  private static let restartMicroseconds: Int64 = 60_000_000

  /// - Parameters:
  ///   - helper: The program that learns; by default the one that belongs to this program.
  ///   - path: The file of learnt words.
  init(helper: String? = Process.helper("spinet-learner"), path: String? = Settings.learntWordsPath) {
    self.helper = helper
    self.path = path
  }

  /// Hands a word over without waiting.
  func learn(_ word: WordObservation, nowMicroseconds: Int64 = MonotonicClock.nowMicroseconds) {
    guard let helper, let path else { return }
    if let process, process.send(word.line) { return }
    process = nil
    guard nowMicroseconds >= nextStartMicroseconds else { return }
    nextStartMicroseconds = nowMicroseconds + Self.restartMicroseconds
    process = try? ChildProcess(path: helper, arguments: [path])
    _ = process?.send(word.line)
  }
}

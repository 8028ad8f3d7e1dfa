// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import SupplementaryLexicon
package import LinuxSystem

/// The words of the person for custom keyboards and for those of apps, read by a helper program, `spinet-lexicon`.
///
/// A program of its own because an address book may be large, and on a disk that sleeps or is somewhere in the network:
/// nothing of that may stand between a touch and its text, and what a file does to its reader ends there.
package final class WordReader {
  private let loop: EventLoop
  private let helper: String?
  /// The helper while it reads.
  private var process: ChildProcess?
  private var isReading = false
  /// Who waits for the words, by name, each once.
  private var waiting: [String: ([LexiconEntry]) -> Void] = [:]
  /// When somebody was answered last.
  private var answers: [String: Int64] = [:]
  private var latest: (sources: LexiconSources, entries: [LexiconEntry], microseconds: Int64)?
  private var nextAnswer: EventLoop.DeadlineID?

  /// Where the words are now.
  package var sources: () -> LexiconSources = { LexiconSources() }

  /// How old words may be, in microseconds.
  private let freshness: Int64
  /// How soon the same keyboard is answered again, in microseconds.
  private static let pause: Int64 = 1_000_000

  /// - Parameters:
  ///   - helper: The program that reads; by default the one that belongs to this program.
  ///   - freshness: How old words may be that somebody gets, in microseconds.
  package init(
    loop: EventLoop, helper: String? = Process.helper("spinet-lexicon"), freshness: Int64 = 5_000_000
  ) {
    self.loop = loop
    self.helper = helper
    self.freshness = freshness
  }
}

// MARK: - Asking

extension WordReader {
  /// Gives somebody the words, once they have been read; who asks again before that gets them once.
  ///
  /// - Parameter name: Who asks.
  package func request(by name: String, answer: @escaping ([LexiconEntry]) -> Void) {
    waiting[name] = answer
    advance()
  }

  private func advance() {
    guard !waiting.isEmpty, !isReading, nextAnswer == nil else { return }
    let now = MonotonicClock.nowMicroseconds
    answers = answers.filter { $0.value + Self.pause > now }
    if let end = waiting.keys.map({ answers[$0].map { $0 + Self.pause } ?? now }).min(), end > now {
      nextAnswer = loop.at(microseconds: end) { [weak self] in
        self?.nextAnswer = nil
        self?.advance()
      }
      return
    }
    let wanted = sources()
    if let latest, latest.sources == wanted, latest.microseconds + freshness > now { return tell(latest.entries) }
    read(wanted)
  }

  /// Tells all who wait and have not been told a moment ago.
  private func tell(_ entries: [LexiconEntry]) {
    let now = MonotonicClock.nowMicroseconds
    for (name, answer) in waiting where answers[name].map({ $0 + Self.pause <= now }) ?? true {
      waiting[name] = nil
      answers[name] = now
      answer(entries)
    }
    advance()
  }
}

// MARK: - Reading

extension WordReader {
  private static let limits = PipeLimits(
    byteCount: LexiconTransfer.longestByteCount, pause: .seconds(20), total: .seconds(30))

  private func read(_ sources: LexiconSources) {
    isReading = true
    PipeCollector.collect(Self.limits, in: loop) { end in
      guard let helper else { return }
      process = try? ChildProcess(path: helper, arguments: sources.arguments, output: end)
    } completion: { [weak self] bytes in
      self?.hasRead(bytes.flatMap(LexiconTransfer.entries), sources)
    }
  }

  /// Takes over what was read; where nothing could be, what was read before is better than nothing.
  private func hasRead(_ entries: [LexiconEntry]?, _ sources: LexiconSources) {
    (process, isReading) = (nil, false)
    if entries == nil { Log(.words).warning("the words for keyboards could not be read") }
    let entries = entries ?? latest?.entries ?? []
    latest = (sources, entries, MonotonicClock.nowMicroseconds)
    tell(entries)
  }
}

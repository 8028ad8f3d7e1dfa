// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords
package import LinuxSystem

/// Has words learnt by a helper program, `spinet-learner`, and hears from it what was learnt before.
///
/// A program of its own because it reads and writes a disk: nothing of that may stand between a touch and its text.
package final class WordLearner {
  let helper: String?
  let path: String?
  private let loop: EventLoop
  private var process: ChildProcess?
  private var pipe: ReportPipe?
  private var watch: EventLoopWatch?
  private var reader = WordMessageReader()
  private var nextStartMicroseconds: Int64 = 0
  /// What was sent last, and how much in all since the helper was started.
  private var sent: [WordMessage] = []
  private var sentCount = 0
  /// What is still to be sent, because the helper has ended and may not be started again yet.
  private var unsent: [WordMessage] = []
  private var retry: EventLoop.DeadlineID?
  /// Whether the helper was told to end, and whether it is wanted again then.
  private var (isEnding, startsAgain) = (false, false)
  /// Whether the helper has told anything, as it does before it hears.
  private var hasTold = false
  /// How many helpers one after the other have not.
  private var fruitlessStartCount = 0
  /// How much of that is in what the file says.
  private var heardCount = 0
  /// The monotonic clock, in microseconds.
  var now: () -> Int64 = { MonotonicClock.nowMicroseconds }
  /// Calls with what the file says, in parts that take less than a millisecond.
  package var onMessages: ([WordMessage]) -> Void = { _ in }

  /// How long after a start a helper that has ended is left alone; it ends at once where there is no place for words.
  private static let restartMicroseconds: Int64 = 60_000_000
  /// How often a helper is started for words that wait, without another one; it may be missing for good.
  private static let mostRetries = 3
  /// How much is read at once, so that no touch waits for the rest.
  private static let partByteCount = 4096
  /// How many messages the helper may not have heard yet, and how many wait for it.
  private static let mostUnheard = 100

  /// - Parameters:
  ///   - helper: The program that learns; by default the one that belongs to this program.
  ///   - path: The file of learnt words.
  package init(loop: EventLoop, helper: String? = Process.helper("spinet-learner"), path: String?) {
    (self.loop, self.helper, self.path) = (loop, helper, path)
  }

  /// Starts the helper where there is a file, to hear what was learnt. Where it could not keep anything it would say no more than that.
  package func start() {
    guard let path, Files.exists(path), canLearn else { return }
    if isEnding { startsAgain = true } else if process == nil { _ = sendUnsent() }
  }

  /// Ends the helper, and forgets what it has not been sent.
  package func stop() {
    endHelper()
    (nextStartMicroseconds, fruitlessStartCount) = (0, 0)
    unsent = []
    cancelRetry()
  }

  /// Has the helper write what it was sent, and end until it is started again.
  package func rest() {
    // One that has ended by itself is left alone for as long as ever.
    guard let process, watch != nil, !isEnding else { return }
    (isEnding, startsAgain) = (true, false)
    process.endInput()
    cancelRetry()
  }

  private func endHelper() {
    (process, pipe, watch) = (nil, nil, nil)
    (reader, isEnding, startsAgain) = (WordMessageReader(), false, false)
  }

  /// The helper has ended as it was told to.
  private func finishRest() {
    let isWanted = startsAgain || !unsent.isEmpty
    endHelper()
    nextStartMicroseconds = 0
    if isWanted { _ = sendUnsent() }
  }

  /// Hands something over without waiting.
  package func send(_ message: WordMessage) {
    if !isEnding, let process, process.send(message.line) { return note(message) }
    unsent.append(message)
    unsent.keepLatest(Self.mostUnheard)
    guard !isEnding else { return }
    process = nil
    if !sendUnsent(), now() < nextStartMicroseconds { retrySoon() }
  }

  /// Once for each word: a device without the helper is to sleep.
  private func retrySoon() {
    cancelRetry()
    let time = max(nextStartMicroseconds - now(), 0)
    retry = loop.after(.microseconds(time)) { [weak self] in _ = self?.sendUnsent() }
  }

  /// Starts the helper, if it may be, and hands it what waits.
  ///
  /// - Returns: Whether it was started.
  private func sendUnsent() -> Bool {
    cancelRetry()
    startHelper()
    guard let process else { return false }
    for message in unsent {
      _ = process.send(message.line)
      note(message)
    }
    unsent = []
    return true
  }

  /// Whether something waits for the helper.
  var isWaiting: Bool { !unsent.isEmpty }

  private func cancelRetry() {
    if let retry { loop.cancel(retry) }
    retry = nil
  }

  private func note(_ message: WordMessage) {
    sent.append(message)
    sentCount += 1
    sent.keepLatest(Self.mostUnheard)
  }

  private func startHelper() {
    let now = now()
    guard let helper, let path, now >= nextStartMicroseconds, let pipe = try? ReportPipe() else { return }
    nextStartMicroseconds = now + Self.restartMicroseconds
    process = try? ChildProcess(path: helper, arguments: [path], output: pipe.writingEnd)
    pipe.closeWritingEnd()
    (self.pipe, reader) = (pipe, WordMessageReader())
    (sent, sentCount, heardCount, hasTold) = ([], 0, 0, false)
    watch = try? loop.watch(pipe.descriptor) { [weak self] _ in self?.read() }
  }

  private func read() {
    let bytes = pipe?.read(limit: Self.partByteCount) ?? []
    guard !bytes.isEmpty else { return helperHasEnded() }
    (hasTold, fruitlessStartCount) = (true, 0)
    let messages = reader.take(bytes).flatMap { withUnheard($0) }
    if !messages.isEmpty { onMessages(messages) }
  }

  private func helperHasEnded() {
    (watch, pipe) = (nil, nil)
    // What it had not come to hear, because it could not open the file, goes to the next one.
    if !hasTold {
      (unsent, process) = (sent + unsent, nil)
      unsent.keepLatest(Self.mostUnheard)
      fruitlessStartCount += 1
    }
    if isEnding { return finishRest() }
    if !unsent.isEmpty, fruitlessStartCount <= Self.mostRetries { retrySoon() }
  }

  /// Adds to the end of what the file says what the helper had not heard then.
  private func withUnheard(_ message: WordMessage) -> [WordMessage] {
    switch message {
    case .begin(let heard):
      heardCount = heard
      // What was heard is in what the file says.
      sent = Array(sent.suffix(max(0, sentCount - heard)))
    case .end: return [message] + sent.suffix(max(0, sentCount - heardCount))
    default: break
    }
    return [message]
  }
}

extension WordMessage {
  fileprivate var isUse: Bool { if case .used = self { true } else { false } }
}

extension [WordMessage] {
  /// Lets the oldest go of what is too much: what was forgotten has to go, however many words come after it.
  fileprivate mutating func keepLatest(_ most: Int) {
    while count > most { remove(at: firstIndex(where: \.isUse) ?? 0) }
  }
}

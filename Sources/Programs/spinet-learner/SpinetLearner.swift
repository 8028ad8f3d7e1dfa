// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWordStore
import LearntWords
import LinuxSystem

/// Learns the words that it hears of on its standard input, for `spinetd`, until that ends.
///
///     spinet-learner FILE
///
/// A program of its own because a disk may be slow or asleep, and nothing of that may stand between a touch and its text.
@main
enum SpinetLearner {
  static func main() {
    guard CommandLine.arguments.count == 2 else { fail("what follows should be the file of learnt words") }
    do {
      let store = try LearntWordStore(path: CommandLine.arguments[1]) { Log(.words).warning("\(fault: $0)") }
      let loop = try EventLoop()
      let learner = Learner(store, loop)
      try learner.start()
      let signals = try SignalWatch(SignalWatch.termination, loop: loop) { _ in loop.stop(status: 0) }
      let status = try loop.run()
      learner.keep()
      withExtendedLifetime(signals) {}
      Process.exit(status: status)
    } catch let error as LearntWordsError {
      fail(error.message)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    Log(.words).error("\(fault: message)")
    Process.exit(status: 1)
  }
}

/// Puts what it hears into the store, in batches.
private final class Learner {
  private let store: LearntWordStore
  private let loop: EventLoop
  private var reader = ObservationReader()
  private var waiting: [WordObservation] = []
  private var watch: EventLoopWatch?

  /// How long a word waits for others; it is in the file within a second, however the program ends.
  private static let pause = Duration.milliseconds(500)
  /// More words than anybody types meanwhile are not waited for.
  private static let mostWaiting = 200

  init(_ store: LearntWordStore, _ loop: EventLoop) {
    self.store = store
    self.loop = loop
  }

  func start() throws(SystemCallError) {
    watch = try loop.watch(StandardInput.descriptor) { [weak self] _ in self?.hear() }
  }

  private func hear() {
    let bytes = StandardInput.read()
    guard !bytes.isEmpty else { return loop.stop(status: 0) }
    let isFirst = waiting.isEmpty
    waiting += reader.take(bytes)
    if waiting.count >= Self.mostWaiting { return keep() }
    if isFirst, !waiting.isEmpty { _ = loop.after(Self.pause) { [weak self] in self?.keep() } }
  }

  func keep() {
    do throws(LearntWordsError) {
      try store.learn(waiting, at: WallClock.nowSeconds)
    } catch {
      Log(.words).warning("\(waiting.count) words were not learnt: \(fault: error.message)")
    }
    waiting = []
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWordStore
import LearntWords
import LinuxSystem

/// Keeps the words that it hears of on its standard input, for `spinetd`, until that ends, and tells on its standard output what is
/// kept: at its start, and when another program has changed that.
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
      let learner = WordKeeper(store, loop)
      try learner.start()
      let signals = try SignalWatch(SignalWatch.termination, loop: loop) { _ in loop.stop(status: 0) }
      let status = try loop.run()
      learner.finish()
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

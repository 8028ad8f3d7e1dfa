// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Ctrl+C and SIGTERM, which let the batches under way come to their end, so that nothing stays behind.
enum Interruption {
  private static let state = Atomic(false)

  static var hasCome: Bool { state.load(ordering: .relaxed) }

  /// Waits for signals on a thread of its own; to be called before any other thread starts, so that none takes them.
  static func watch() {
    var set = signals
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread {
      wait()
      state.store(true, ordering: .relaxed)
      wait()
      // Whoever asks twice does not want to wait; the sessions end with us.
      exit(130)
    }
  }

  private static func wait() {
    var set = signals
    var number: Int32 = 0
    sigwait(&set, &number)
  }

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
  }
}

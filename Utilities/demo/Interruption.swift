// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import TestBed

/// Ctrl+C and SIGTERM: they let the demo end what it has started, so that no process and no folder stays behind.
enum Interruption {
  private struct State {
    var signal: Int32?
    var compositor: Supervised?
  }

  private static let state = Mutex(State())

  /// The exit status of a demo that was interrupted, 128 and the signal's number; `nil` when it was not.
  static var status: Int32? { state.withLock { $0.signal.map { 128 + $0 } } }

  /// Waits for signals on a thread of its own; to be called before any other thread starts, so that none takes them.
  static func watch() {
    blockSignals()
    Thread.detachNewThread {
      come(nextSignal())
      // Whoever asks twice does not want to wait.
      exit(128 + nextSignal())
    }
  }

  /// Names the compositor whose end lets the demo end: everything that waits for an app or the keyboard fails then.
  static func ends(_ compositor: Supervised) {
    let isOver = state.withLock { state in
      state.compositor = compositor
      return state.signal != nil
    }
    if isOver { compositor.stop() }
  }

  private static func come(_ signal: Int32) {
    let compositor = state.withLock { state in
      state.signal = signal
      return state.compositor
    }
    compositor?.stop()
  }

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
  }

  private static func blockSignals() {
    var set = signals
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private static func nextSignal() -> Int32 {
    var set = signals
    var number: Int32 = 0
    sigwait(&set, &number)
    return number
  }
}

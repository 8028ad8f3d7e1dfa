// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// An event loop that turns inside the main queue, so that `RunLoop.main.run()` runs it together with timers, the main
/// actor and whatever else an app has there.
@MainActor
package final class MainQueueLoop {
  package let loop: EventLoop
  /// Made at the start: libdispatch traps when a source goes that has never been activated.
  private var readiness: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?
  /// When the timer is set to, on the monotonic clock in microseconds.
  private var timerDeadline: Int64?
  private var isTurnQueued = false
  private var isTurning = false
  /// Calls once something has stopped the loop.
  package var onStop: (Int32) -> Void = { _ in }

  package init() throws(SystemCallError) {
    loop = try EventLoop()
  }

  /// Starts to turn; call once, when everything is set up.
  package func start() {
    let readiness = DispatchSource.makeReadSource(fileDescriptor: loop.descriptor, queue: .main)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    (self.readiness, self.timer) = (readiness, timer)
    readiness.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.turn() } }
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.timerDeadline = nil
        self?.turn()
      }
    }
    readiness.activate()
    timer.activate()
    turn()
  }

  /// Has the loop turn once more, after what the main queue does now: for what is done outside of its handlers.
  package func wake() {
    guard !isTurnQueued else { return }
    isTurnQueued = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.turn() } }
  }

  private func turn() {
    isTurnQueued = false
    // A handler that runs the run loop inside itself gets timers and tasks there, and no events before it is done.
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    do {
      if let status = try loop.poll() { return onStop(status) }
    } catch {
      return onStop(1)
    }
    setTimer()
  }

  private func setTimer() {
    guard let timer, let deadline = loop.nextDeadline, deadline != timerDeadline else { return }
    timerDeadline = deadline
    let wait = max(deadline - MonotonicClock.nowMicroseconds, 0)
    timer.schedule(deadline: .now() + .microseconds(Int(clamping: wait)), leeway: .nanoseconds(0))
  }
}

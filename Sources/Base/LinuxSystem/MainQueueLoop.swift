// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Dispatch
internal import Glibc

/// An event loop that turns inside the main queue, so that `RunLoop.main.run()` runs it together with timers, the main
/// actor and whatever else an app has there; or one that takes turns with the main queue, see `turn`.
@MainActor
package final class MainQueueLoop {
  /// The loop that runs.
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

  /// Does what is ready now. For a program that calls this and `wait` in turn, in place of `start`: it hears of what
  /// arrives at once, where the main queue hears of it by way of another thread. Timers and tasks are the program's to run
  /// in between.
  package func turn() {
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

  /// Waits until there is something to do, in the loop or on the main queue.
  ///
  /// - Parameter longest: For how many microseconds at the most; `nil` for any time.
  package func wait(atMost longest: Int64?) {
    let deadline = loop.nextDeadline.map { max($0 - MonotonicClock.nowMicroseconds, 0) }
    let wait = [longest, deadline].compactMap { $0 }.min()
    var sources = [loop.descriptor, _dispatch_get_main_queue_handle_4CF()].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Rounded up: before its time there is nothing to do.
    _ = poll(&sources, nfds_t(sources.count), wait.map { Int32(clamping: ($0 + 999) / 1000) } ?? -1)
  }

  private func setTimer() {
    guard let timer, let deadline = loop.nextDeadline, deadline != timerDeadline else { return }
    timerDeadline = deadline
    let wait = max(deadline - MonotonicClock.nowMicroseconds, 0)
    timer.schedule(deadline: .now() + .microseconds(Int(clamping: wait)), leeway: .nanoseconds(0))
  }
}

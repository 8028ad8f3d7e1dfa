// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestBed

/// Carries out the disturbances of a batch while it is typed, and leaves everything running.
///
/// - Note: `@unchecked Sendable` because `condition` guards all state that changes.
final class Disturber: @unchecked Sendable {
  private let condition = NSCondition()
  private let plan: [Disturbance]
  private let app: pid_t
  private let compositor: pid_t
  private let trace: Trace
  private var isEnding = false
  private var hasEnded = false
  private var isHeld = false
  private var isStopping = false
  private var done: [Disturbance.Kind: Int] = [:]

  /// Begins with the first disturbance at once.
  init(_ plan: [Disturbance], app: pid_t, compositor: pid_t, trace: Trace) {
    (self.plan, self.app, self.compositor, self.trace) = (plan, app, compositor, trace)
    Thread.detachNewThread { [self] in run() }
  }

  /// Ends the disturbances, the one under way included.
  ///
  /// - Returns: How many there were.
  func end() -> [Disturbance.Kind: Int] {
    condition.lock()
    defer { condition.unlock() }
    isEnding = true
    condition.broadcast()
    while !hasEnded { condition.wait() }
    return done
  }

  /// Lets everything run while something is done that needs answers of the app.
  func suspend<Value>(while body: () throws -> Value) rethrows -> Value {
    condition.lock()
    isHeld = true
    while isStopping { condition.wait() }
    condition.unlock()
    defer {
      condition.lock()
      isHeld = false
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}

// MARK: - The thread

extension Disturber {
  private func run() {
    let start = Clock.now()
    for disturbance in plan {
      guard wait(until: start + disturbance.start * 1000) else { break }
      carryOut(disturbance)
    }
    condition.lock()
    hasEnded = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for a moment and until nothing holds disturbances back.
  ///
  /// - Returns: `false` when there are to be no more.
  private func wait(until moment: Int64) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while !isEnding, isHeld || Clock.now() < moment {
      let rest = Double(max(1000, moment - Clock.now())) / 1_000_000
      _ = condition.wait(until: Date(timeIntervalSinceNow: rest))
    }
    isStopping = !isEnding
    return isStopping
  }

  private func carryOut(_ disturbance: Disturbance) {
    let victims = self.victims(of: disturbance)
    trace.note("stop \(disturbance.kind) \(victims) for \(disturbance.milliseconds) ms")
    ProcessTree.send(SIGSTOP, to: victims)
    let end = Clock.now() + disturbance.milliseconds * 1000
    condition.lock()
    while !isEnding, Clock.now() < end {
      _ = condition.wait(until: Date(timeIntervalSinceNow: Double(end - Clock.now()) / 1_000_000))
    }
    ProcessTree.send(SIGCONT, to: victims)
    trace.note("continue \(disturbance.kind)")
    done[disturbance.kind, default: 0] += 1
    isStopping = false
    condition.broadcast()
    condition.unlock()
  }

  private func victims(of disturbance: Disturbance) -> [pid_t] {
    switch disturbance.kind {
    case .compositor: return [compositor]
    case .app: return ProcessTree.all(of: app)
    case .part:
      // X11 apps have the X server for a part, which the compositor has started.
      let parts = ProcessTree.all(of: app) + ProcessTree.all(of: compositor).dropFirst()
      return [parts[Int(disturbance.choice % UInt64(parts.count))]]
    }
  }
}

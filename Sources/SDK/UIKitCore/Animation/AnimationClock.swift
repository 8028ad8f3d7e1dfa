// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A time that can stand still, run backwards and be set.
@MainActor
final class AnimationClock {
  /// Seconds that had passed at `moment`.
  private var passed: TimeInterval = 0
  private var moment: TimeInterval
  private(set) var isRunning = false
  private(set) var isReversed = false

  /// The part of the way, where it is moved by hand.
  var scrubbed: CGFloat?
  /// What takes the place of the animation's own pace.
  private(set) var continuation: Continuation?

  /// The rest of a way at a pace of its own.
  struct Continuation {
    /// The part of the way where it begins.
    let start: CGFloat
    let goal: LayerAnimation.End
    let timing: AnimationTiming
    let moment: TimeInterval
  }

  init(now: TimeInterval) { moment = now }

  /// The part of the way that is done, where time alone does not say it.
  func part(at time: TimeInterval) -> CGFloat? {
    if let scrubbed { return scrubbed }
    guard let continuation else { return nil }
    let end: CGFloat = continuation.goal == .end ? 1 : 0
    let done = continuation.timing.progress(after: time - continuation.moment)
    return continuation.start + (end - continuation.start) * done
  }

  func isAtGoal(at time: TimeInterval) -> Bool {
    guard isRunning, let continuation else { return false }
    return continuation.timing.isOver(after: time - continuation.moment)
  }

  /// Goes the rest of the way at another pace.
  func proceed(_ continuation: Continuation?) {
    self.continuation = continuation
    scrubbed = nil
  }

  func elapsed(at time: TimeInterval) -> TimeInterval {
    guard isRunning else { return passed }
    let change = max(time - moment, 0)
    return isReversed ? max(passed - change, 0) : passed + change
  }

  func isBack(at time: TimeInterval) -> Bool { isRunning && isReversed && elapsed(at: time) <= 0 }

  func set(_ seconds: TimeInterval, at time: TimeInterval) {
    passed = seconds
    moment = time
  }

  func run(_ isRunning: Bool, isReversed: Bool, at time: TimeInterval) {
    set(elapsed(at: time), at: time)
    self.isRunning = isRunning
    self.isReversed = isReversed
  }
}

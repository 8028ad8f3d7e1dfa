// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animations that were started together, the time they keep, and what is to happen once all have ended.
@MainActor
final class AnimationGroup {
  private var running = 0
  private var areAllFinished = true
  private var isClosed = false
  private var completion: ((Bool) -> Void)?
  private var followers: [() -> Void] = []
  private let clock: AnimationClock?
  /// Whether views hear no touches while they move.
  var blocksTouches = false
  private var lateClose: PlatformCall?

  /// - Parameter clock: What stops, turns and moves the time of the group by hand; `nil` for time as it passes.
  init(clock: AnimationClock? = nil, completion: ((Bool) -> Void)?) {
    self.clock = clock
    self.completion = completion
  }

  /// Seconds that have passed for an animation of the group since its start.
  func elapsed(since start: TimeInterval, at time: TimeInterval) -> TimeInterval {
    clock?.elapsed(at: time) ?? time - start
  }

  /// Whether the animations have come back to where they started.
  func isBack(at time: TimeInterval) -> Bool { clock?.isBack(at: time) ?? false }

  /// The part of the way where it is moved by hand or by a pace of its own; `nil` where time says it.
  func part(at time: TimeInterval) -> CGFloat? { clock?.part(at: time) }

  /// Where a pace of its own leads; `nil` without one.
  var goal: LayerAnimation.End? { clock?.continuation?.goal }

  func isAtGoal(at time: TimeInterval) -> Bool { clock?.isAtGoal(at: time) == true }

  /// Whether time stands still.
  var isPaused: Bool { clock?.isRunning == false }

  func began() { running += 1 }

  func ended(isFinished: Bool) {
    running -= 1
    areAllFinished = areAllFinished && isFinished
    completeIfOver()
  }

  /// Says that no more animations will be added.
  func close() {
    isClosed = true
    completeIfOver()
  }

  /// Says that no more animations will be added, and completes in the next turn of the main loop.
  func closeLater() {
    lateClose = UIApplication.call(after: 0) {
      self.lateClose = nil
      self.close()
    }
    if lateClose == nil { close() }
  }

  /// Ends the group without its completion.
  func abandon() { completion = nil }

  /// Has something done before the completion, once all animations have ended.
  func whenOver(_ body: @escaping () -> Void) { followers.append(body) }

  private func completeIfOver() {
    guard isClosed, running == 0 else { return }
    let followers = followers
    self.followers = []
    for follower in followers { follower() }
    guard let completion else { return }
    self.completion = nil
    completion(areAllFinished)
  }
}

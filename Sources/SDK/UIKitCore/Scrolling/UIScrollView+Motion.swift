// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A motion of the content that is under way.
struct RunningScroll {
  enum Purpose {
    /// The content moves on after a finger has gone.
    case deceleration
    /// A call asked for it.
    case animation
  }

  let purpose: Purpose
  var x: ScrollMotion
  var y: ScrollMotion
  /// On the scene's clock, in seconds.
  var start: TimeInterval
  /// The range that the motion was made for.
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)
}

extension UIScrollView {
  func run(_ x: ScrollMotion, _ y: ScrollMotion, for purpose: RunningScroll.Purpose) {
    guard let scene else { return }
    motion = RunningScroll(purpose: purpose, x: x, y: y, start: UIApplication.clock(), range: range)
    showIndicators()
    scene.animator.follow(self) { [weak self] time in self?.step(to: time) ?? false }
    scene.setNeedsFrame()
  }

  private func step(to time: TimeInterval) -> Bool {
    guard let running = motion else { return false }
    adaptMotion(at: time)
    guard let motion else { return false }
    let seconds = time - motion.start
    let isOver = seconds >= max(motion.x.duration, motion.y.duration)
    isStepping = true
    show(CGPoint(x: motion.x.value(at: seconds), y: motion.y.value(at: seconds)))
    isStepping = false
    // The delegate may have stopped it, or sent it elsewhere.
    guard let now = self.motion, now.start == running.start || now.purpose == running.purpose else { return false }
    guard isOver else { return true }
    self.motion = nil
    ended(motion.purpose)
    return self.motion != nil
  }

  /// Goes on from where it is, at the same pace, when the ends of the content have moved.
  private func adaptMotion(at time: TimeInterval) {
    guard let old = motion, old.purpose == .deceleration, !isPagingEnabled else { return }
    let new = range
    guard new.x != old.range.x || new.y != old.range.y else { return }
    let seconds = time - old.start
    func adapted(_ motion: ScrollMotion, _ range: ClosedRange<CGFloat>, _ bounces: Bool) -> ScrollMotion {
      let place = motion.value(at: seconds)
      let velocity = motion.velocity(at: seconds)
      if velocity == 0, range.contains(place) { return ScrollMotion(restingAt: place) }
      return ScrollMotion(
        from: place, velocity: velocity, rate: decelerationRate.perSecond, range: range, bounces: bounces)
    }
    let pulls = pullableAxes
    motion = RunningScroll(
      purpose: old.purpose, x: new.x == old.range.x ? old.x.restarted(at: seconds) : adapted(old.x, new.x, pulls.x),
      y: new.y == old.range.y ? old.y.restarted(at: seconds) : adapted(old.y, new.y, pulls.y), start: time, range: new)
  }

  /// Stays where it is.
  func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    scene?.animator.unfollow(self)
    ended(motion.purpose)
  }

  private func ended(_ purpose: RunningScroll.Purpose) {
    if drag == nil { hideIndicators() }
    switch purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

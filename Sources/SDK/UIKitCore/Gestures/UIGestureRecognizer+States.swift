// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIGestureRecognizer {
  /// Takes a state that a subclass has set, as far as it can follow the one before.
  func request(_ new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      recognize(as: new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      settle(.failed)
    case (.began, .changed), (.changed, .changed):
      current = .changed
      act()
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      settle(new)
    case (.began, .failed), (.changed, .failed):
      settle(.cancelled)
    default:
      break
    }
  }

  private func recognize(as new: State) {
    guard isAllowed else { return settle(.failed) }
    if rivals.contains(where: { mustWait(for: $0) }) {
      waiting = new
      return
    }
    if rivals.contains(where: { $0.isRecognized && $0.prevents(self) }) { return settle(.failed) }
    waiting = nil
    // Before the others fail: those who wait for them must find this one first.
    current = new
    for rival in rivals where !rival.isRecognized && prevents(rival) { rival.settle(.failed) }
    for touch in attempt { takeFromView(touch) }
    act()
    if new == .ended { finish() }
  }

  private func takeFromView(_ touch: UITouch) {
    let dispatcher = UIApplication.shared.dispatcher
    if cancelsTouchesInView {
      dispatcher.cancelInView(touch)
    } else if delaysTouchesBegan {
      dispatcher.discardHeldBegan(touch)
    }
  }

  /// Whether the views below the fingers and the delegate let the movement begin; they are asked once in an attempt.
  private var isAllowed: Bool {
    if wasAllowed { return true }
    var next = attempt.last?.view ?? view
    while let candidate = next {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      next = candidate === view ? nil : candidate.superview
    }
    guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    wasAllowed = true
    return true
  }

  /// Ends the movement.
  private func settle(_ new: State) {
    guard current == .possible || current == .began || current == .changed else { return }
    waiting = nil
    current = new
    if new != .failed { act() }
    finish()
  }

  private func finish() {
    let waiters = rivals.filter { $0.waiting != nil }
    if current == .failed || current == .cancelled {
      for waiter in waiters { waiter.tryAgain() }
    } else if current == .ended {
      for waiter in waiters where waiter.requiresFailure(of: self) { waiter.settle(.failed) }
    }
    UIApplication.shared.dispatcher.settled(self)
  }

  private func tryAgain() {
    guard let state = waiting, current == .possible else { return }
    waiting = nil
    recognize(as: state)
  }

  private func act() {
    notePlace()
    for action in actions { action.run(self) }
  }

  /// Whether the movement is under way or done.
  var isRecognized: Bool { current == .began || current == .changed || current == .ended }

  /// Whether nothing more can come of the fingers that are down.
  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  /// Whether the movement is done but waits for others.
  var isWaiting: Bool { waiting != nil }

  /// Whether the movement is whole and only others hold it up, so that fingers to come are no part of it.
  var isComplete: Bool { waiting == .ended }

  /// Whether a finger that goes may be part of a movement that is not over, such as the first of two taps.
  var holdsEnds: Bool { current == .possible && expectsMoreTouches }

  /// Gives up at once.
  func abandon() {
    if current == .possible, attempt.isEmpty { return }
    settle(current == .possible ? .failed : .cancelled)
  }

  /// Gives up and lets go of the fingers, so that only new ones count.
  func dropFingers() {
    abandon()
    if !attempt.isEmpty { startOver() }
  }

  /// Takes in a finger that has just come down.
  func take(_ touch: UITouch) {
    if touches.isEmpty, !expectsMoreTouches { attempt = [] }
    touches.append(touch)
    attempt.append(touch)
  }

  /// Goes back to the start; the fingers that are down are left aside.
  func startOver() {
    for touch in attempt { touch.recognizers.removeAll { $0 === self } }
    touches = []
    attempt = []
    current = .possible
    waiting = nil
    wasAllowed = false
    reset()
  }
}

// MARK: - Others

extension UIGestureRecognizer {
  /// The others that watch any of the same fingers.
  private var rivals: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in attempt {
      for other in touch.recognizers where other !== self && !result.contains(where: { $0 === other }) {
        result.append(other)
      }
    }
    return result
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    !other.isOver && !other.isRecognized && other.isEnabled && requiresFailure(of: other)
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Watches fingers for one kind of movement. Subclasses say what it is by setting `state`.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// What a movement without a middle, such as a tap, ends in.
    public static let recognized = State.ended
  }

  weak open var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  /// A name to find the recogniser by.
  open var name: String?

  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }
  /// Whether the view loses the fingers once the movement is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of fingers only once this recogniser has given up.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a finger's going only once this recogniser has given up.
  open var delaysTouchesEnded = true

  /// What is to be called when the state changes.
  var actions: [(id: UUID, run: @MainActor (UIGestureRecognizer) -> Void)] = []
  /// The fingers that are watched.
  var touches: [UITouch] = []
  var requiredToFail: [WeakRecognizer] = []
  private var current = State.possible
  /// A state that waits until others have failed.
  private var waiting: State?

  public override init() { super.init() }

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes ready for the next movement; called once a movement is over.
  open func reset() {}

  /// Whether the movement needs fingers that are still to come.
  var expectsMoreTouches: Bool { false }

  /// Stops watching a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// How far the movement has come. Only subclasses set it.
  open var state: State {
    get { current }
    set { request(newValue) }
  }

  // MARK: Places

  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view.map { $0.convert(lastPlace, from: nil) } ?? lastPlace }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.map(\.x).reduce(0, +) / CGFloat(places.count), y: places.map(\.y).reduce(0, +) / CGFloat(places.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// The middle of the fingers in the window, as it was last.
  private(set) var lastPlace = CGPoint.zero

  func notePlace() {
    if !touches.isEmpty { lastPlace = location(in: nil) }
  }

  /// Has this recogniser wait until another one has given up.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
}

// MARK: - States

extension UIGestureRecognizer {
  private func request(_ new: State) {
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
    guard view?.gestureRecognizerShouldBegin(self) != false, delegate?.gestureRecognizerShouldBegin(self) != false
    else { return settle(.failed) }
    if rivals.contains(where: { mustWait(for: $0) }) {
      waiting = new
      return
    }
    if rivals.contains(where: { $0.isRecognized && $0.prevents(self) }) { return settle(.failed) }
    waiting = nil
    for rival in rivals where !rival.isRecognized && prevents(rival) { rival.settle(.failed) }
    current = new
    if cancelsTouchesInView {
      for touch in touches { UIApplication.shared.dispatcher.cancelInView(touch) }
    }
    act()
    if new == .ended { finish() }
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
    if current == .failed {
      for waiter in waiters { waiter.tryAgain() }
    } else if current == .ended {
      for waiter in waiters where waiter.mustWait(for: self, whateverItsState: true) { waiter.settle(.failed) }
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

  /// Whether a finger that goes may be part of a movement that is not over, such as the first of two taps.
  var holdsEnds: Bool { current == .possible && expectsMoreTouches }

  /// Gives up at once.
  func abandon() {
    if current == .possible, touches.isEmpty { return }
    settle(current == .possible ? .failed : .cancelled)
  }

  /// Goes back to the start, with the fingers gone.
  func startOver() {
    touches = []
    current = .possible
    waiting = nil
    reset()
  }
}

// MARK: - Others

extension UIGestureRecognizer {
  /// The others that watch any of the same fingers.
  private var rivals: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for other in touch.recognizers where other !== self && !result.contains(where: { $0 === other }) {
        result.append(other)
      }
    }
    return result
  }

  private func mustWait(for other: UIGestureRecognizer, whateverItsState: Bool = false) -> Bool {
    guard whateverItsState || (!other.isOver && !other.isRecognized && other.isEnabled) else { return false }
    return requiredToFail.contains { $0.recognizer === other }
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

/// Who decides between recognisers.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

// MARK: - On views

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandon()
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Watches fingers for one kind of movement. Subclasses say what it is by setting `state`.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a movement has come.
  @nonexhaustive
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible = 0
    /// The movement has been recognised and goes on.
    case began = 1
    /// The movement has gone on.
    case changed = 2
    /// The movement is done.
    case ended = 3
    /// The movement was recognised and then taken away.
    case cancelled = 4
    /// The fingers did something else.
    case failed = 5

    /// What a movement without a middle, such as a tap, ends in.
    public static let recognized = State.ended
  }

  /// Who decides about the recogniser beside others; `nil` for the usual.
  weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose fingers, and those of the views below, are watched.
  open internal(set) weak var view: UIView?
  /// A name to find the recogniser by.
  open var name: String?

  /// Whether fingers are watched; turning it off cancels a movement.
  open var isEnabled = true {
    didSet { if !isEnabled { dropFingers() } }
  }
  /// Whether the view loses the fingers once the movement is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of fingers only once this recogniser has given up.
  open var delaysTouchesBegan = false
  /// Whether the view hears of a finger's going only once this recogniser has given up.
  open var delaysTouchesEnded = true

  /// The kinds of fingers that are watched, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The buttons of the pointer that is watched; none for fingers.
  open var buttonMask: UIEvent.ButtonMask {
    attempt.reduce([]) { $1.type == .indirectPointer ? $0.union($1.buttons) : $0 }
  }

  /// Returns whether the recogniser watches a pointer that holds down some buttons.
  func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  /// What is to be called when the state changes.
  var actions: [GestureAction] = []
  /// The fingers that are watched.
  var touches: [UITouch] = []
  /// The fingers of this attempt, those that have gone included.
  var attempt: [UITouch] = []
  var requiredToFail: [WeakRecognizer] = []
  var current = State.possible
  /// A state that waits until others have failed.
  var waiting: State?
  /// Whether those who may forbid the movement were asked.
  var wasAllowed = false

  /// Makes a recogniser that calls nobody yet; both arguments are `nil`.
  ///
  /// On iOS the action is a selector, of which there are none on Linux: see the initialisers for closures and method
  /// references.
  public init(target: Any?, action: Never?) { super.init() }

  public override convenience init() { self.init(target: nil, action: nil) }

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: For subclasses

  /// Called when fingers come down that are watched; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move that are watched; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are lifted that are watched; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are taken away that are watched; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes ready for the next movement; called once a movement is over. Fingers that are still down are left aside.
  open func reset() {}

  /// Whether the movement needs fingers that are still to come.
  var expectsMoreTouches: Bool { false }

  /// Stops watching a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attempt.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Returns whether another recogniser has to fail once this one recognises its movement; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recogniser has to fail once another one recognises its movement; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recogniser waits until another one has failed; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recogniser waits until this one has failed; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// How far the movement has come. Only subclasses set it.
  open var state: State {
    get { current }
    set { request(newValue) }
  }

  // MARK: Places

  /// How many fingers are watched, those that are just being lifted included.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers, in a view's coordinates or in the window's; where it was last once they have
  /// gone.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view.map { $0.convert(lastPlace, from: nil) } ?? lastPlace }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.map(\.x).reduce(0, +) / CGFloat(places.count), y: places.map(\.y).reduce(0, +) / CGFloat(places.count))
  }

  /// Returns where one of the fingers is, in a view's coordinates or in the window's.
  ///
  /// The index is from 0 to below `numberOfTouches`; for others it is the middle of all fingers.
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

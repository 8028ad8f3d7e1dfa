// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A finger on the screen, from its coming until it goes. The same object is told of all along.
@MainActor
open class UITouch: NSObject {
  /// What a finger does.
  @nonexhaustive
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it was, while another one does something.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away, as when the scene goes.
    case cancelled = 4
  }

  /// What touches.
  @nonexhaustive
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere than on the screen; does not happen here.
    case indirect = 1
    /// A pen; does not happen here.
    case pencil = 2
    /// A pointer, such as a mouse.
    case indirectPointer = 3
  }

  /// Seconds of a clock that never goes back.
  open internal(set) var timestamp: TimeInterval
  /// What the finger does at the moment.
  open internal(set) var phase = Phase.began
  /// How often the finger has come down in the same place in quick succession.
  open internal(set) var tapCount = 1
  /// What touches: a finger or a pointer.
  open private(set) var type: TouchType
  /// The window that the finger came down in.
  open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on.
  open internal(set) weak var view: UIView?
  /// Those that watch the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  /// What holds it down, where it is a pointer.
  var buttons = UIEvent.ButtonMask.primary
  /// Whether a recogniser has taken the finger, so that the view hears no more of it.
  var isTakenFromView = false
  /// Whether the view has heard of the finger.
  var hasReachedView = false
  /// Whether the view has heard that the finger has gone.
  var hasLeftView = false
  /// Where the finger came down, in the window.
  let firstPlace: CGPoint
  /// The finger's number for as long as it is down.
  package let finger: Int
  /// In the window.
  var place: CGPoint
  var previousPlace: CGPoint

  init(finger: Int, type: TouchType, place: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.type = type
    self.place = place
    previousPlace = place
    firstPlace = place
    timestamp = time
  }

  /// Returns where the finger is, in a view's coordinates, or in the window's.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }

  /// Returns where the finger was when it was told of before.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What people do: all fingers that are down, or a key.
@MainActor
open class UIEvent: NSObject {
  /// What kind of thing has happened.
  @nonexhaustive
  public enum EventType: Int, Sendable {
    /// Fingers, or a pointer that is pressed.
    case touches = 0
    /// Movement of the device; does not happen here.
    case motion = 1
    /// Commands of a headset or the like; do not happen here.
    case remoteControl = 2
    /// Keys of a hardware keyboard.
    case presses = 3
    /// The turning of a wheel, or two fingers that slide on a touchpad.
    case scroll = 10
    /// A pointer that moves without being pressed.
    case hover = 11
    /// Fingers that pinch or turn on a touchpad; does not happen here.
    case transform = 14
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first one, on the left of most mice.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one for menus, on the right of most mice.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button of a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...32).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// What kind of thing has happened.
  open var type: EventType { .touches }
  /// The buttons of a pointer that are part of the event; none for fingers.
  open internal(set) var buttonMask: ButtonMask = []
  /// The modifier keys of a hardware keyboard that are down as fingers or a pointer do something.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Seconds of a clock that never goes back.
  open internal(set) var timestamp: TimeInterval = 0

  /// All fingers that are down or have just gone.
  open var allTouches: Set<UITouch>? { touches }

  var touches: Set<UITouch> = []

  /// Returns the fingers that came down in a window; none for an empty set.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }

  /// Returns the fingers that came down on a view, and not on one below it; none for an empty set.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// Returns the fingers that a recogniser watches; none for an empty set.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.recognizers.contains { $0 === gesture } }
  }
}

/// The turning of a wheel, or two fingers that slide on a touchpad.
@MainActor
final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
  let scene: UIWindowScene
  /// In the scene.
  let place: CGPoint
  /// How far to move, in points; positive towards the end of the content.
  let distance: CGVector

  init(scene: UIWindowScene, place: CGPoint, distance: CGVector, time: TimeInterval) {
    self.scene = scene
    self.place = place
    self.distance = distance
    super.init()
    timestamp = time
  }
}

/// A vector in the plane.
public struct CGVector: Hashable, Sendable {
  /// To the right, where positive.
  public var dx: CGFloat
  /// Downwards, where positive.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes the vector that leads nowhere.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector that leads nowhere.
  public static let zero = CGVector()
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What people do: all fingers that are down, or a key.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
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

  open var type: EventType { .touches }
  /// The buttons of a pointer that are part of the event; none for fingers.
  open internal(set) var buttonMask: ButtonMask = []
  /// Seconds of a clock that never goes back.
  open internal(set) var timestamp: TimeInterval = 0

  /// All fingers that are down or have just gone.
  open var allTouches: Set<UITouch>? { touches }

  var touches: Set<UITouch> = []

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

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
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}

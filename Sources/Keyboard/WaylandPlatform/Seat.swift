// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import Geometry
internal import LinuxSystem
package import TextModel

/// One person's set of input devices: all fingers and the pointer, as far as they touch our surfaces.
package final class Seat {
  /// The `wl_seat`.
  package let proxy: OpaquePointer
  private var touch: OpaquePointer?
  /// The `wl_pointer`; `nil` while the seat has none.
  package private(set) var pointer: OpaquePointer?
  private var fingers: [Int32: Finger] = [:]
  private var clock = TouchClock()
  private var pointerSurface: OpaquePointer?
  private var pointerLocation = Point.zero
  /// The button that is down: the first of those that came down, and `nil` for none.
  private var heldButton: UInt32?
  /// Whether the right button is told, too; those who do not ask for it hear of the left one alone.
  package var tellsSecondaryButton = false
  /// Whether the compositor has any keyboard on the seat, a virtual one included.
  package private(set) var hasKeyboard = false
  /// Names the last coming down of a finger or of a button, to a compositor that wants to know why it is asked to do
  /// something.
  package private(set) var lastSerial: UInt32 = 0
  private var turned = PointerChange.Turn()
  /// Calls with each event of a finger or of a button of the pointer.
  package var onContact: (Contact) -> Void = { _ in }
  /// Calls when all that has happened to fingers at one moment has been told by `onContact`.
  package var onTouchFrame: () -> Void = {}
  /// Calls with what the pointer does besides pressing its buttons.
  package var onPointer: (PointerChange) -> Void = { _ in }
  /// Calls when the seat has got or lost devices.
  package var onDevicesChange: () -> Void = {}

  /// The finger that stands for the pointer.
  private static let pointerFinger: Int32 = -1

  private struct Finger {
    var surface: OpaquePointer
    var location: Point
  }

  /// What one finger did.
  package struct Contact: Sendable {
    /// What the finger did.
    package var phase: TouchPhase
    /// As the seat numbers it; negative for the pointer.
    package var finger: Int32
    /// In the surface's logical pixels.
    package var location: Point
    /// On the monotonic clock.
    package var microseconds: Int64
    /// Names the surface.
    package var surface: OpaquePointer?
    /// Whether it is the pointer's right button.
    package var isSecondary = false
  }

  private static let seatListener = makeListener(
    wl_seat_listener(
      capabilities: { data, _, capabilities in owner(data, as: Seat.self)?.update(capabilities) },
      name: { _, _, _ in }))

  private static let touchListener = makeListener(
    wl_touch_listener(
      down: { data, _, serial, time, surface, id, x, y in
        guard let surface, let seat = owner(data, as: Seat.self) else { return }
        seat.lastSerial = serial
        seat.fingerDown(id, surface, Point(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)), time)
      },
      up: { data, _, _, time, id in owner(data, as: Seat.self)?.fingerUp(id, time) },
      motion: { data, _, time, id, x, y in
        owner(data, as: Seat.self)?.fingerMoved(id, Point(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)), time)
      },
      frame: { data, _ in owner(data, as: Seat.self)?.onTouchFrame() },
      cancel: { data, _ in owner(data, as: Seat.self)?.cancelFingers() },
      shape: { _, _, _, _, _ in },
      orientation: { _, _, _, _ in }))

  private static let pointerListener = makeListener(
    filled(wl_pointer_listener()) {
      $0.enter = { data, _, serial, surface, x, y in
        owner(data, as: Seat.self)?.pointerEntered(
          surface, Point(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)), serial)
      }
      $0.leave = { data, _, _, _ in owner(data, as: Seat.self)?.pointerLeft() }
      $0.motion = { data, _, _, x, y in
        owner(data, as: Seat.self)?.pointerMoved(Point(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
      }
      $0.button = { data, _, serial, _, button, state in
        owner(data, as: Seat.self)?.pointerButton(
          button, isDown: state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue, serial)
      }
      $0.axis = { data, _, _, axis, value in
        owner(data, as: Seat.self)?.pointerTurned(
          isVertical: axis == WL_POINTER_AXIS_VERTICAL_SCROLL.rawValue, wl_fixed_to_double(value))
      }
      $0.frame = { data, _ in owner(data, as: Seat.self)?.pointerFrame() }
      $0.axis_source = { data, _, source in
        owner(data, as: Seat.self)?.turned.isWheel = source == WL_POINTER_AXIS_SOURCE_WHEEL.rawValue
      }
      $0.axis_stop = { _, _, _, _ in }
      $0.axis_discrete = { _, _, _, _ in }
    })

  package init(proxy: OpaquePointer) {
    self.proxy = proxy
    wl_seat_add_listener(proxy, Self.seatListener, dataPointer(self))
  }

  /// Lets go of the seat and its devices.
  package func destroy() {
    cancelFingers()
    setTouch(present: false)
    setPointer(present: false)
    if wl_seat_get_version(proxy) >= UInt32(WL_SEAT_RELEASE_SINCE_VERSION) {
      wl_seat_release(proxy)
    } else {
      wl_seat_destroy(proxy)
    }
  }
}

// MARK: - Devices

extension Seat {
  private func update(_ capabilities: UInt32) {
    hasKeyboard = capabilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0
    setTouch(present: capabilities & WL_SEAT_CAPABILITY_TOUCH.rawValue != 0)
    setPointer(present: capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue != 0)
    onDevicesChange()
  }

  /// Binds the touch screen at most once: two objects would report each finger twice.
  private func setTouch(present: Bool) {
    if present, touch == nil {
      touch = wl_seat_get_touch(proxy)
      if let touch { wl_touch_add_listener(touch, Self.touchListener, dataPointer(self)) }
    } else if !present, let old = touch {
      cancelFingers()
      release(old, since: WL_TOUCH_RELEASE_SINCE_VERSION, wl_touch_release, wl_touch_destroy)
      touch = nil
    }
  }

  private func setPointer(present: Bool) {
    if present, pointer == nil {
      pointer = wl_seat_get_pointer(proxy)
      if let pointer { wl_pointer_add_listener(pointer, Self.pointerListener, dataPointer(self)) }
    } else if !present, let old = pointer {
      pointerLeft()
      release(old, since: WL_POINTER_RELEASE_SINCE_VERSION, wl_pointer_release, wl_pointer_destroy)
      pointer = nil
    }
  }

  private func release(
    _ device: OpaquePointer, since version: Int32, _ release: (OpaquePointer?) -> Void,
    _ destroy: (OpaquePointer?) -> Void
  ) {
    wl_proxy_get_version(device) >= UInt32(version) ? release(device) : destroy(device)
  }
}

// MARK: - Fingers

extension Seat {
  private func send(
    _ phase: TouchPhase, _ finger: Int32, _ location: Point, _ surface: OpaquePointer?, at microseconds: Int64? = nil
  ) {
    onContact(
      Contact(
        phase: phase, finger: finger, location: location,
        microseconds: microseconds ?? MonotonicClock.nowMicroseconds, surface: surface,
        isSecondary: finger == Self.pointerFinger && heldButton == Self.rightButton))
  }

  private func time(_ milliseconds: UInt32) -> Int64 {
    clock.time(of: milliseconds, now: MonotonicClock.nowMicroseconds, isFirst: fingers.isEmpty)
  }

  private func fingerDown(_ id: Int32, _ surface: OpaquePointer, _ location: Point, _ milliseconds: UInt32) {
    if let stale = fingers.removeValue(forKey: id) { send(.cancelled, id, stale.location, stale.surface) }
    let time = time(milliseconds)
    fingers[id] = Finger(surface: surface, location: location)
    send(.began, id, location, surface, at: time)
  }

  private func fingerMoved(_ id: Int32, _ location: Point, _ milliseconds: UInt32) {
    guard let finger = fingers[id] else { return }
    fingers[id]?.location = location
    send(.moved, id, location, finger.surface, at: time(milliseconds))
  }

  private func fingerUp(_ id: Int32, _ milliseconds: UInt32) {
    guard let finger = fingers[id] else { return }
    let time = time(milliseconds)
    fingers[id] = nil
    send(.ended, id, finger.location, finger.surface, at: time)
  }

  private func cancelFingers() {
    let all = fingers
    fingers = [:]
    for (id, finger) in all.sorted(by: { $0.key < $1.key }) {
      send(.cancelled, id, finger.location, finger.surface)
    }
  }
}

extension Seat {
  /// Takes a finger away, or the pointer's button, because somebody else follows it from now on.
  package func cancel(_ id: Int32) {
    if id == Self.pointerFinger, heldButton != nil {
      send(.cancelled, id, pointerLocation, pointerSurface)
      heldButton = nil
    } else if let finger = fingers.removeValue(forKey: id) {
      send(.cancelled, id, finger.location, finger.surface)
    }
  }
}

// MARK: - Pointer

extension Seat {
  /// The Linux code of the left mouse button. Source: linux/input-event-codes.h, `BTN_LEFT`.
  private static let leftButton: UInt32 = 0x110
  /// The Linux code of the right mouse button. Source: linux/input-event-codes.h, `BTN_RIGHT`.
  private static let rightButton: UInt32 = 0x111

  private func pointerEntered(_ surface: OpaquePointer?, _ location: Point, _ serial: UInt32) {
    pointerSurface = surface
    pointerLocation = location
    guard let surface else { return }
    onPointer(.entered(surface, location, serial: serial))
  }

  private func pointerLeft() {
    if heldButton != nil { send(.cancelled, Self.pointerFinger, pointerLocation, pointerSurface) }
    heldButton = nil
    if pointerSurface != nil { onPointer(.left) }
    pointerSurface = nil
  }

  private func pointerMoved(_ location: Point) {
    pointerLocation = location
    if heldButton != nil { send(.moved, Self.pointerFinger, location, pointerSurface) }
    onPointer(.moved(location))
  }

  private func pointerButton(_ button: UInt32, isDown: Bool, _ serial: UInt32) {
    guard button == Self.leftButton || button == Self.rightButton && tellsSecondaryButton, pointerSurface != nil,
      heldButton == (isDown ? nil : button)
    else { return }
    if isDown {
      lastSerial = serial
      heldButton = button
    }
    send(isDown ? .began : .ended, Self.pointerFinger, pointerLocation, pointerSurface)
    if !isDown { heldButton = nil }
  }

  private func pointerTurned(isVertical: Bool, _ distance: Double) {
    if isVertical { turned.dy += distance } else { turned.dx += distance }
    // Older ones tell no frames.
    if wl_seat_get_version(proxy) < UInt32(WL_POINTER_FRAME_SINCE_VERSION) { pointerFrame() }
  }

  private func pointerFrame() {
    guard turned.dx != 0 || turned.dy != 0 else { return }
    onPointer(.turned(turned))
    turned = PointerChange.Turn()
  }
}

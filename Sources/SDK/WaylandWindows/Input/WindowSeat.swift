// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import Geometry
import LinuxSystem
import TextModel
import UIKitCore
import WaylandPlatform

/// A person at the desktop: fingers, pointer, keyboard and clipboard.
final class WindowSeat {
  let seat: Seat
  private let name: UInt32
  private unowned let app: WaylandApp
  private var keyboard: KeyboardInput?
  private var cursor: Cursor?
  private(set) var dataDevice: DataDevice?
  /// The keyboards that type into fields from outside.
  private(set) var textInput: TextInput?
  private var pointerWindow: WindowSurface?
  private var pointerPlace = CGPoint.zero
  /// What has happened since the last frame of touches.
  private var contacts: [(window: WindowSurface, contact: WindowSurface.Contact)] = []
  /// Those that are down, by the app's numbers: what they are to the seat, and what names their coming down.
  private var downs: [Int: (id: Int32, serial: UInt32)] = [:]

  init(proxy: OpaquePointer, name: UInt32, app: WaylandApp) {
    seat = Seat(proxy: proxy)
    self.name = name
    self.app = app
    if let manager = app.globals.dataDevices {
      dataDevice = DataDevice(manager: manager, seat: proxy, app: app)
    }
    if let manager = app.globals.textInputs {
      textInput = TextInput(manager: manager, seat: proxy, connection: app.connection)
      textInput?.onChange = { [weak app] in app?.textInputs.type($0) }
      textInput?.onFocus = { [weak app] in app?.textInputs.focusMoved() }
      textInput?.onHeard = { [weak app] in app?.textInputs.fieldCaughtUp() }
    }
    seat.tellsSecondaryButton = true
    seat.onContact = { [weak self] in self?.receive($0) }
    seat.onTouchFrame = { [weak self] in self?.deliver() }
    seat.onPointer = { [weak self] in self?.receive($0) }
    seat.onDevicesChange = { [weak self] in self?.devicesChanged() }
    dataDevice?.onSelection = { [weak app] in app?.pasteboardChanged() }
  }

  func destroy() {
    keyboard?.destroy()
    cursor?.destroy()
    dataDevice?.destroy()
    textInput?.destroy()
    seat.destroy()
  }

  /// Names the last thing that the person did.
  var lastSerial: UInt32 {
    guard let keyboard else { return seat.lastSerial }
    // Serials count up, and wrap around.
    return Int32(bitPattern: keyboard.lastSerial &- seat.lastSerial) > 0 ? keyboard.lastSerial : seat.lastSerial
  }

  /// Whether keys go to one of our windows.
  var hasKeyboardFocus: Bool { keyboard?.focus != nil }

  private func devicesChanged() {
    if seat.hasKeyboard, keyboard == nil {
      keyboard = KeyboardInput(seat: seat.proxy, loop: app.queue.loop)
      keyboard?.onKey = { [weak self] surface, key, isDown in
        self?.app.window(of: surface)?.receive(key, isDown: isDown)
      }
      keyboard?.onLoss = { [weak self] surface in self?.app.window(of: surface)?.losesKeys() }
      keyboard?.onFocus = { [weak self] in self?.app.focusChanged() }
    } else if !seat.hasKeyboard, let old = keyboard {
      keyboard = nil
      old.destroy()
    }
    if let pointer = seat.pointer, cursor == nil {
      cursor = Cursor(globals: app.globals, pointer: pointer)
    } else if seat.pointer == nil, let old = cursor {
      cursor = nil
      old.destroy()
    }
  }
}

// MARK: - Fingers

extension WindowSeat {
  private func receive(_ contact: Seat.Contact) {
    let finger = app.fingers.number(seat: name, finger: contact.finger, phase: contact.phase)
    switch contact.phase {
    case .began: downs[Int(finger)] = (contact.finger, seat.lastSerial)
    case .ended, .cancelled: downs[Int(finger)] = nil
    case .moved: break
    }
    guard let window = contact.surface.flatMap(app.window) else { return }
    // What one finger does twice at one moment is told one after the other.
    if contacts.contains(where: { $0.contact.finger == Int(finger) }) { deliver() }
    let isPointer = contact.finger < 0
    contacts.append(
      (
        window,
        WindowSurface.Contact(
          finger: Int(finger), isPointer: isPointer, phase: contact.phase,
          place: CGPoint(x: contact.location.x, y: contact.location.y), microseconds: contact.microseconds,
          isSecondary: contact.isSecondary)
      ))
    // No frame follows these; Weston 10 sends none behind the last finger, which is in no window by then.
    if isPointer || contact.phase == .cancelled || contact.phase == .ended && !hasFingers { deliver() }
  }

  private var hasFingers: Bool { downs.values.contains { $0.id >= 0 } }

  private func deliver() {
    var rest = contacts
    contacts = []
    while let window = rest.first?.window {
      window.receive(rest.filter { $0.window === window }.map(\.contact), from: seat)
      rest.removeAll { $0.window === window }
    }
  }
}

// MARK: - Drags

extension WindowSeat {
  /// Hands a drag over to the compositor, if it is one of this seat's fingers that drags.
  func start(_ drag: Drag, from window: WindowSurface) -> Bool {
    guard let down = downs[drag.finger], let dataDevice, dataDevice.start(drag, from: window, serial: down.serial)
    else { return false }
    // Once the event that has begun the drag is through: compositors do not say that the finger is theirs now.
    app.queue.loop.after(.zero) { [weak self] in self?.seat.cancel(down.id) }
    app.wake()
    return true
  }
}

// MARK: - Pointer

extension WindowSeat {
  private func receive(_ change: PointerChange) {
    switch change {
    case .entered(let surface, let place, let serial):
      pointerWindow = app.window(of: surface)
      cursor?.entered(serial: serial)
      pointerMoved(CGPoint(x: place.x, y: place.y))
    case .moved(let place): pointerMoved(CGPoint(x: place.x, y: place.y))
    case .left:
      pointerWindow?.pointerLeft()
      pointerWindow = nil
    case .turned(let turn): pointerWindow?.turn(turn, at: pointerPlace)
    }
  }

  private func pointerMoved(_ place: CGPoint) {
    pointerPlace = place
    guard let window = pointerWindow else { return }
    window.pointerMoved(to: place)
    cursor?.show(window.cursor(at: place), scale: Int(window.scale.rounded(.up)))
  }
}

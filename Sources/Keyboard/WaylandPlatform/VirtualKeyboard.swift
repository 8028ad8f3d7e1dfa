// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem
internal import TextModel

/// A keyboard that exists for the compositor only: for keys that are not text, and for apps that take nothing else.
///
/// It is made at the start and kept: on a seat with touch alone some apps offer no text input until the seat has a
/// keyboard, and some compositors forget the keymap of one that goes. Source: virtual-keyboard-unstable-v1.
final class VirtualKeyboard {
  private let proxy: OpaquePointer
  private var slots = KeySlots()
  private var sentMask: UInt32 = 0
  private var sentGroup: UInt32 = 0
  /// Whether the compositor has the keymap of `slots`, without which no key may be sent.
  private var isKeymapCurrent = false
  private let connection: Connection
  private let loop: EventLoop
  private var release: EventLoop.DeadlineID?

  /// For how long modifiers stay down after a key, as under a finger: some programs look at them only when they have read
  /// all keys.
  private static let modifierTime = Duration.milliseconds(30)

  init?(manager: OpaquePointer, seat: Seat, connection: Connection, loop: EventLoop) {
    guard let proxy = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(manager, seat.proxy) else { return nil }
    self.proxy = proxy
    self.connection = connection
    self.loop = loop
    sendKeymap()
  }
}

// MARK: - Typing

extension VirtualKeyboard: KeyLane {
  var typesText: Bool { true }

  var isOpen: Bool { true }

  func type(_ text: String) {
    for scalar in text.unicodeScalars {
      let place = place(of: scalar)
      tap(place, modifiers: place.needsShift ? .shift : [])
    }
  }

  func press(_ stroke: KeyStroke) {
    var place = KeySlots.Place(code: KeySlots.code(of: stroke.key))
    var modifiers = stroke.modifiers
    if case .character(let character) = stroke.key, let scalar = character.unicodeScalars.first {
      place = self.place(of: scalar)
      // Control and Alt go with the letter's key itself, as on a keyboard: Control and C, never Control, Shift and C.
      if place.needsShift, modifiers.isDisjoint(with: [.control, .alt, .logo]) { modifiers.insert(.shift) }
    }
    tap(place, modifiers: modifiers)
  }

  func destroy() {
    cancelRelease()
    zwp_virtual_keyboard_v1_destroy(proxy)
  }

  private func place(of scalar: Unicode.Scalar) -> KeySlots.Place {
    let (place, isNew) = slots.place(of: scalar)
    if isNew { isKeymapCurrent = false }
    return place
  }

  private func tap(_ place: KeySlots.Place, modifiers: KeyStroke.Modifiers) {
    cancelRelease()
    if !isKeymapCurrent {
      setModifiers([], group: 0)
      sendKeymap()
    }
    guard isKeymapCurrent else { return }
    setModifiers(modifiers, group: place.group)
    let time = UInt32(truncatingIfNeeded: MonotonicClock.nowMicroseconds / 1000)
    zwp_virtual_keyboard_v1_key(proxy, time, place.code, 1)
    zwp_virtual_keyboard_v1_key(proxy, time, place.code, 0)
    if sentMask != 0 || sentGroup != 0 { releaseLater() }
  }

  private func releaseLater() {
    release = loop.after(Self.modifierTime) { [weak self] in
      guard let self else { return }
      release = nil
      setModifiers([], group: 0)
      connection.flush()
    }
  }

  private func cancelRelease() {
    if let release { loop.cancel(release) }
    release = nil
  }

  private func setModifiers(_ modifiers: KeyStroke.Modifiers, group: UInt32) {
    let all: [(KeyStroke.Modifiers, Int)] = [(.shift, 0), (.control, 1), (.alt, 2), (.logo, 3)]
    let mask = all.reduce(UInt32(0)) { modifiers.contains($1.0) ? $0 | KeySlots.modifierKeys[$1.1].mask : $0 }
    guard mask != sentMask || group != sentGroup else { return }
    sentMask = mask
    sentGroup = group
    zwp_virtual_keyboard_v1_modifiers(proxy, mask, 0, 0, group)
  }
}

// MARK: - Secrets

extension VirtualKeyboard {
  func beginSecret() { slots.beginSecret() }

  /// The compositor forgets them as well.
  func endSecret() {
    guard slots.endSecret() else { return }
    cancelRelease()
    setModifiers([], group: 0)
    sendKeymap()
  }
}

// MARK: - Keymap

extension VirtualKeyboard {
  /// Sends the keymap. Without shared memory there is none, and nothing is typed: the old one has other characters on
  /// the same keys.
  private func sendKeymap() {
    var text = slots.keymapText
    isKeymapCurrent = text.withUTF8 { bytes in
      guard let memory = try? SharedMemory(byteCount: bytes.count + 1, name: "spinet-keymap") else { return false }
      memory.bytes.copyMemory(from: UnsafeRawBufferPointer(bytes))
      zwp_virtual_keyboard_v1_keymap(
        proxy, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, memory.descriptor, UInt32(bytes.count + 1))
      return true
    }
  }
}

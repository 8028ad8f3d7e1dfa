// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// A seat's hardware keyboard: keys for the window that has it, and again while they are held.
final class KeyboardInput {
  private let proxy: OpaquePointer
  private let loop: EventLoop
  private let translator: KeyTranslator
  private var held: [UInt32: UIKey] = [:]
  private var repeated: (code: UInt32, deadline: EventLoop.DeadlineID)?
  /// How often a held key comes again, in hertz, and after how long, in microseconds; as the compositor says.
  private var rate: Int64 = 25
  private var delay = Duration.milliseconds(500)
  /// The window that keys go to.
  private(set) var focus: OpaquePointer?
  /// Names the last key or the keyboard's coming.
  private(set) var lastSerial: UInt32 = 0

  var onKey: (OpaquePointer, UIKey, _ isDown: Bool) -> Void = { _, _, _ in }
  /// Calls before keys go up because the keyboard leaves a window.
  var onLoss: (OpaquePointer) -> Void = { _ in }
  /// Calls when the keyboard has come to a window or has left it.
  var onFocus: () -> Void = {}

  private static let listener = makeListener(
    filled(wl_keyboard_listener()) {
      $0.keymap = { data, _, format, descriptor, size in
        owner(data, as: KeyboardInput.self)?.setKeymap(format, FileDescriptor(owning: descriptor), Int(size))
      }
      $0.enter = { data, _, serial, surface, _ in owner(data, as: KeyboardInput.self)?.entered(surface, serial) }
      $0.leave = { data, _, _, _ in owner(data, as: KeyboardInput.self)?.left() }
      $0.key = { data, _, serial, _, code, state in
        owner(data, as: KeyboardInput.self)?.key(
          code, isDown: state == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue, serial)
      }
      $0.modifiers = { data, _, _, depressed, latched, locked, group in
        owner(data, as: KeyboardInput.self)?.translator.setModifiers(
          depressed: depressed, latched: latched, locked: locked, group: group)
      }
      $0.repeat_info = { data, _, rate, delay in
        guard let keyboard = owner(data, as: KeyboardInput.self) else { return }
        keyboard.rate = Int64(min(max(rate, 0), 1000))
        keyboard.delay = .milliseconds(max(delay, 0))
      }
    })

  init?(seat: OpaquePointer, loop: EventLoop) {
    guard let translator = KeyTranslator(), let proxy = wl_seat_get_keyboard(seat) else { return nil }
    self.proxy = proxy
    self.loop = loop
    self.translator = translator
    wl_keyboard_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    left()
    if wl_keyboard_get_version(proxy) >= UInt32(WL_KEYBOARD_RELEASE_SINCE_VERSION) {
      wl_keyboard_release(proxy)
    } else {
      wl_keyboard_destroy(proxy)
    }
  }
}

// MARK: - Events

extension KeyboardInput {
  private func setKeymap(_ format: UInt32, _ descriptor: consuming FileDescriptor, _ byteCount: Int) {
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue,
      let text = try? SharedMemory.read(owning: descriptor, byteCount: byteCount)
    else { return }
    translator.setKeymap(text: text)
  }

  private func entered(_ surface: OpaquePointer?, _ serial: UInt32) {
    left()
    focus = surface
    lastSerial = serial
    onFocus()
  }

  /// Lets go of all keys, as nobody will tell of them any more.
  private func left() {
    stopRepeating()
    translator.resetCompose()
    let keys = held
    held = [:]
    if let focus, !keys.isEmpty {
      onLoss(focus)
      for (_, key) in keys.sorted(by: { $0.key < $1.key }) { onKey(focus, key, false) }
    }
    guard focus != nil else { return }
    focus = nil
    onFocus()
  }

  private func key(_ code: UInt32, isDown: Bool, _ serial: UInt32) {
    guard let focus else { return }
    if isDown {
      lastSerial = serial
      let key = translator.key(code, isDown: true)
      held[code] = key
      stopRepeating()
      if rate > 0, translator.repeats(code) { repeatKey(code, after: delay) }
      onKey(focus, key, true)
    } else {
      if repeated?.code == code { stopRepeating() }
      guard let key = held.removeValue(forKey: code) else { return }
      onKey(focus, key, false)
    }
  }
}

// MARK: - Repeating

extension KeyboardInput {
  private func stopRepeating() {
    if let repeated { loop.cancel(repeated.deadline) }
    repeated = nil
  }

  /// Has the key come once more. Counts from when it came last, so that an app that was busy is not flooded.
  private func repeatKey(_ code: UInt32, after wait: Duration) {
    let deadline = loop.after(wait) { [weak self] in
      guard let self, let focus, let key = held[code] else { return }
      repeatKey(code, after: .seconds(1) / max(rate, 1))
      onKey(focus, key, true)
    }
    repeated = (code, deadline)
  }
}

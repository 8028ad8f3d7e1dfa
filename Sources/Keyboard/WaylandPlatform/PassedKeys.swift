// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem

/// The virtual keyboard that keys of a grabbed one go on by: with its keymap, its modifiers and its times.
///
/// Another one than that for text, whose keymap is of our own making. The compositor gives keys of this client to the app
/// and not to its own grab. Source: virtual-keyboard-unstable-v1.
final class PassedKeys {
  private let proxy: OpaquePointer
  private var keymap: [UInt8] = []

  init?(manager: OpaquePointer, seat: Seat) {
    guard let proxy = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(manager, seat.proxy) else { return nil }
    self.proxy = proxy
  }

  func destroy() { zwp_virtual_keyboard_v1_destroy(proxy) }

  func send(_ event: PassedKey.Event) {
    switch event {
    case .keymap(let text): setKeymap(text)
    // Without a keymap the compositor would end the connection.
    case _ where keymap.isEmpty: break
    case .key(let code, let isDown, let milliseconds):
      zwp_virtual_keyboard_v1_key(proxy, milliseconds, code, isDown ? 1 : 0)
    case .modifiers(let depressed, let latched, let locked, let group):
      zwp_virtual_keyboard_v1_modifiers(proxy, depressed, latched, locked, group)
    }
  }

  private func setKeymap(_ text: [UInt8]) {
    guard text != keymap, let memory = try? SharedMemory(byteCount: text.count + 1, name: "spinet-keymap") else {
      return
    }
    text.withUnsafeBytes { memory.bytes.copyMemory(from: $0) }
    zwp_virtual_keyboard_v1_keymap(
      proxy, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, memory.descriptor, UInt32(text.count + 1))
    keymap = text
  }
}

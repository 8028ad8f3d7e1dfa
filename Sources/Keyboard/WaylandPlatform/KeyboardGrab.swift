// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem

/// The keys of the seat's hardware keyboards, which go nowhere else meanwhile. Source: input-method-unstable-v2.
final class KeyboardGrab {
  private let proxy: OpaquePointer
  /// Calls with each event.
  var onEvent: (Event) -> Void = { _ in }

  enum Event {
    /// In XKB's text format; empty where the compositor has another one.
    case keymap([UInt8])
    /// A Linux key code, as in linux/input-event-codes.h.
    case key(UInt32, isDown: Bool, milliseconds: UInt32)
    case modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32)
    /// How often a held key comes again, in hertz, and after how many milliseconds.
    case repeatInfo(rate: Int32, delay: Int32)
  }

  private static let listener = makeListener(
    zwp_input_method_keyboard_grab_v2_listener(
      keymap: { data, _, format, descriptor, size in
        owner(data, as: KeyboardGrab.self)?.takeKeymap(format, FileDescriptor(owning: descriptor), Int(size))
      },
      key: { data, _, _, time, code, state in
        let isDown = state == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue
        owner(data, as: KeyboardGrab.self)?.onEvent(.key(code, isDown: isDown, milliseconds: time))
      },
      modifiers: { data, _, _, depressed, latched, locked, group in
        owner(data, as: KeyboardGrab.self)?.onEvent(
          .modifiers(depressed: depressed, latched: latched, locked: locked, group: group))
      },
      repeat_info: { data, _, rate, delay in
        owner(data, as: KeyboardGrab.self)?.onEvent(.repeatInfo(rate: rate, delay: delay))
      }))

  /// - Parameter proxy: The `zwp_input_method_keyboard_grab_v2`.
  init(proxy: OpaquePointer) {
    self.proxy = proxy
    zwp_input_method_keyboard_grab_v2_add_listener(proxy, Self.listener, dataPointer(self))
  }

  private func takeKeymap(_ format: UInt32, _ descriptor: consuming FileDescriptor, _ byteCount: Int) {
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue,
      let text = try? SharedMemory.read(owning: descriptor, byteCount: byteCount)
    else { return onEvent(.keymap([])) }
    onEvent(.keymap(Array(text.prefix { $0 != 0 })))
  }
}

// MARK: - The end

extension KeyboardGrab {
  /// The number of the request `release` in the protocol.
  private static let releaseRequest: UInt32 = 0

  /// Gives the keyboards back. Keys that are on their way already are told until `destroy`, which must follow when the
  /// compositor has handled this: they would be lost to the app otherwise.
  func release() { wl_proxy_marshal_array(proxy, Self.releaseRequest, nil) }

  func destroy() { wl_proxy_destroy(proxy) }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import LinuxSystem
import WaylandPlatform

/// A surface of the desktop itself with a field for a note, as lock screens have them: it has the keyboard's focus while no
/// window has any. Prints `field` when its field has focus, and `text TEXT` with each text that is typed.
///
/// It stands at the top of the screen, and leaves the rest to the keyboard, where tests touch that.
@main
final class LockScreen {
  private let connection: Connection
  private let surface: OpaquePointer
  private let layer: OpaquePointer
  private let input: OpaquePointer
  private let buffer: OpaquePointer
  private let memory: SharedMemory
  private static let size: Int32 = 64

  private static let layerListener = makeListener(
    zwlr_layer_surface_v1_listener(
      configure: { data, layer, serial, _, _ in owner(data, as: LockScreen.self)?.show(layer, serial) },
      closed: { _, _ in }))

  private static let inputListener = makeListener(
    zwp_text_input_v3_listener(
      enter: { data, _, _ in owner(data, as: LockScreen.self)?.enable() },
      leave: { _, _, _ in },
      preedit_string: { _, _, _, _, _ in },
      commit_string: { _, _, text in
        if let text { Console.print("text \(String(cString: text))") }
      },
      delete_surrounding_text: { _, _, _, _ in },
      done: { _, _, _ in }))

  /// Letters come as keys while nothing is known of how the field takes text.
  private static let keyboardListener = makeListener(
    wl_keyboard_listener(
      keymap: { _, _, _, _, _ in }, enter: { _, _, _, _, _ in }, leave: { _, _, _, _ in },
      key: { _, _, _, _, code, state in
        // KEY_X of linux/input-event-codes.h
        if code == 45, state == 1 { Console.print("text x") }
      }, modifiers: { _, _, _, _, _, _, _ in }, repeat_info: { _, _, _, _ in }))

  init?() throws {
    connection = try Connection(loop: EventLoop())
    memory = try SharedMemory(byteCount: Int(Self.size * Self.size * 4), name: "lock-screen")
    memory.bytes.initializeMemory(as: UInt8.self, repeating: 0x60)
    guard let compositor = connection.bindFirst(spn_wl_compositor_interface(), version: 4),
      let shm = connection.bindFirst(spn_wl_shm_interface(), version: 1),
      let shell = connection.bindFirst(spn_zwlr_layer_shell_v1_interface(), version: 1),
      let seat = connection.bindFirst(spn_wl_seat_interface(), version: 1),
      let inputs = connection.bindFirst(spn_zwp_text_input_manager_v3_interface(), version: 1),
      let surface = wl_compositor_create_surface(compositor),
      let layer = zwlr_layer_shell_v1_get_layer_surface(
        shell, surface, nil, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue, "lock-screen"),
      let input = zwp_text_input_manager_v3_get_text_input(inputs, seat),
      let pool = wl_shm_create_pool(shm, memory.descriptor, Self.size * Self.size * 4),
      let buffer = wl_shm_pool_create_buffer(
        pool, 0, Self.size, Self.size, Self.size * 4, WL_SHM_FORMAT_XRGB8888.rawValue)
    else { return nil }
    (self.surface, self.layer, self.input, self.buffer) = (surface, layer, input, buffer)
    wl_keyboard_add_listener(wl_seat_get_keyboard(seat), Self.keyboardListener, nil)
  }

  private func run() {
    zwp_text_input_v3_add_listener(input, Self.inputListener, dataPointer(self))
    zwlr_layer_surface_v1_add_listener(layer, Self.layerListener, dataPointer(self))
    zwlr_layer_surface_v1_set_size(layer, UInt32(Self.size), UInt32(Self.size))
    zwlr_layer_surface_v1_set_anchor(layer, ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue)
    zwlr_layer_surface_v1_set_keyboard_interactivity(layer, 1)
    wl_surface_commit(surface)
    while wl_display_dispatch(connection.display) >= 0 {}
  }

  private func show(_ layer: OpaquePointer?, _ serial: UInt32) {
    zwlr_layer_surface_v1_ack_configure(layer, serial)
    wl_surface_attach(surface, buffer, 0, 0)
    wl_surface_damage(surface, 0, 0, Self.size, Self.size)
    wl_surface_commit(surface)
  }

  private func enable() {
    zwp_text_input_v3_enable(input)
    zwp_text_input_v3_set_content_type(input, 0, 0)
    zwp_text_input_v3_commit(input)
    Console.print("field")
  }

  static func main() throws {
    guard let screen = try LockScreen() else { return Console.print("no lock screens here") }
    screen.run()
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import WaylandPlatform

/// What windows need from the compositor.
struct WindowGlobals {
  let compositor: OpaquePointer
  let shm: OpaquePointer
  let shell: OpaquePointer
  let decorations: OpaquePointer?
  let viewporter: OpaquePointer?
  let fractionalScales: OpaquePointer?
  let cursorShapes: OpaquePointer?
  let dataDevices: OpaquePointer?
  let xdgOutputs: OpaquePointer?
  let textInputs: OpaquePointer?

  private static let shellListener = makeListener(
    xdg_wm_base_listener(ping: { _, shell, serial in xdg_wm_base_pong(shell, serial) }))

  init(_ connection: Connection) throws(WaylandError) {
    guard
      let compositor = connection.bindFirst(spn_wl_compositor_interface(), version: 4),
      let shm = connection.bindFirst(spn_wl_shm_interface(), version: 1),
      let shell = connection.bindFirst(spn_xdg_wm_base_interface(), version: 5)
    else {
      throw WaylandError(.missingGlobal, "This compositor shows no windows of apps (it lacks xdg-shell).")
    }
    self.compositor = compositor
    self.shm = shm
    self.shell = shell
    decorations = connection.bindFirst(spn_zxdg_decoration_manager_v1_interface(), version: 1)
    viewporter = connection.bindFirst(spn_wp_viewporter_interface(), version: 1)
    fractionalScales = connection.bindFirst(spn_wp_fractional_scale_manager_v1_interface(), version: 1)
    cursorShapes = connection.bindFirst(spn_wp_cursor_shape_manager_v1_interface(), version: 1)
    dataDevices = connection.bindFirst(spn_wl_data_device_manager_interface(), version: 3)
    xdgOutputs = connection.bindFirst(spn_zxdg_output_manager_v1_interface(), version: 2)
    textInputs = connection.bindFirst(spn_zwp_text_input_manager_v3_interface(), version: 1)
    xdg_wm_base_add_listener(shell, Self.shellListener, nil)
  }
}

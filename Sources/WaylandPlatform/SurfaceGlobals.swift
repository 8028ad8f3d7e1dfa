// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland

/// What the keyboard needs from the compositor to be on screen.
struct SurfaceGlobals {
  let compositor: OpaquePointer
  let shm: OpaquePointer
  let layerShell: OpaquePointer
  /// `nil` where layer surfaces can have no subsurfaces.
  let subcompositor: OpaquePointer?
  let viewporter: OpaquePointer?
  let fractionalScaleManager: OpaquePointer?

  init?(_ connection: Connection) {
    guard
      let compositor = connection.bindFirst(spn_wl_compositor_interface(), version: 4),
      let shm = connection.bindFirst(spn_wl_shm_interface(), version: 1),
      let layerShell = connection.bindFirst(spn_zwlr_layer_shell_v1_interface(), version: 4)
    else { return nil }
    self.compositor = compositor
    self.shm = shm
    self.layerShell = layerShell
    // phoc 0.24 ends when a layer surface gets a subsurface; only phoc offers this global.
    let isPhoc = connection.first("phosh_private") != nil
    subcompositor = isPhoc ? nil : connection.bindFirst(spn_wl_subcompositor_interface(), version: 1)
    viewporter = connection.bindFirst(spn_wp_viewporter_interface(), version: 1)
    fractionalScaleManager = connection.bindFirst(spn_wp_fractional_scale_manager_v1_interface(), version: 1)
  }
}

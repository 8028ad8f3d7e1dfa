// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland

/// What the keyboard needs from the compositor to be on screen.
struct SurfaceGlobals {
  let compositor: OpaquePointer
  let shm: OpaquePointer
  let place: Place
  /// `nil` where layer surfaces can have no subsurfaces.
  let subcompositor: OpaquePointer?
  let viewporter: OpaquePointer?
  let fractionalScaleManager: OpaquePointer?

  /// By what the keyboard gets a place on the screen.
  enum Place {
    case layerShell(OpaquePointer)
    case inputPanel(OpaquePointer)

    /// The panel is for the program that the compositor has started as its keyboard; it is there on the lock screen as well. Others
    /// would be shown nowhere as one.
    init?(_ connection: Connection) {
      if connection.isGiven, connection.first("zwp_input_method_manager_v2") == nil,
        let panel = connection.bindFirst(spn_zwp_input_panel_v1_interface(), version: 1)
      {
        self = .inputPanel(panel)
      } else if let shell = connection.bindFirst(spn_zwlr_layer_shell_v1_interface(), version: 4) {
        self = .layerShell(shell)
      } else {
        return nil
      }
    }
  }

  init?(_ connection: Connection) {
    guard
      let compositor = connection.bindFirst(spn_wl_compositor_interface(), version: 4),
      let shm = connection.bindFirst(spn_wl_shm_interface(), version: 1),
      let place = Place(connection)
    else { return nil }
    self.compositor = compositor
    self.shm = shm
    self.place = place
    // phoc 0.24 ends when a layer surface gets a subsurface; only phoc offers this global.
    let isPhoc = connection.first("phosh_private") != nil
    subcompositor = isPhoc ? nil : connection.bindFirst(spn_wl_subcompositor_interface(), version: 1)
    viewporter = connection.bindFirst(spn_wp_viewporter_interface(), version: 1)
    fractionalScaleManager = connection.bindFirst(spn_wp_fractional_scale_manager_v1_interface(), version: 1)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// A place at the bottom edge that the compositor gives the keyboard while it holds that a field wants one, above fullscreen windows
/// and the lock screen.
///
/// The surface is as large as its picture, so its width is the screen's as that is told. It can be no card: there is no request for a
/// place. What apps get of the screen is for the compositor to decide. Source: input-method-unstable-v1.
final class PanelRole {
  private let panel: OpaquePointer
  private var panelSurface: OpaquePointer?
  private var width = 0.0
  /// Returns the screen that the keyboard is to come to.
  var output: () -> Output? = { nil }
  var onConfigure: (_ width: Double) -> Void = { _ in }
  var onClosed: () -> Void = {}
  var takesRoom = true

  init(panel: OpaquePointer) {
    self.panel = panel
  }
}

extension PanelRole: SurfaceRole {
  var takesCards: Bool { false }

  var mayHearMore: Bool { false }

  func begin(_ surface: OpaquePointer, _ request: SurfaceRequest) {
    guard let output = output() else { return }
    panelSurface = zwp_input_panel_v1_get_input_panel_surface(panel, surface)
    zwp_input_panel_surface_v1_set_toplevel(
      panelSurface, output.proxy, ZWP_INPUT_PANEL_SURFACE_V1_POSITION_CENTER_BOTTOM.rawValue)
    width = 0
    outputsChanged()
  }

  func resize(to request: SurfaceRequest) {}

  func move(to request: SurfaceRequest) {}

  func hear(_ areas: [Rect]?) {}

  func outputsChanged() {
    guard panelSurface != nil, let output = output() else { return }
    let new = output.description.logicalSize.width.rounded(.down)
    guard new != width else { return }
    width = new
    onConfigure(new)
  }

  func locate(_ place: Point, on surface: OpaquePointer) -> Point? { nil }

  func end() {
    if let panelSurface { zwp_input_panel_surface_v1_destroy(panelSurface) }
    panelSurface = nil
  }
}

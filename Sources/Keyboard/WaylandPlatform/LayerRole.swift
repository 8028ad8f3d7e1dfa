// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// A place above fullscreen windows, at the bottom edge or, as a card, anywhere. Source: wlr-layer-shell-unstable-v1.
final class LayerRole {
  private let globals: SurfaceGlobals
  private let shell: OpaquePointer
  private var layerSurface: OpaquePointer?
  /// Hears the touches of a card.
  private var touchPane: TouchPane?
  private var request = SurfaceRequest(height: 0, headroom: 0)
  var onConfigure: (_ width: Double) -> Void = { _ in }
  var onClosed: () -> Void = {}
  var takesRoom = true {
    didSet { if takesRoom != oldValue, layerSurface != nil, !request.isCard { sendZone() } }
  }

  private static let listener = makeListener(
    zwlr_layer_surface_v1_listener(
      configure: { data, layerSurface, serial, width, _ in
        zwlr_layer_surface_v1_ack_configure(layerSurface, serial)
        owner(data, as: LayerRole.self)?.onConfigure(Double(width))
      },
      closed: { data, _ in owner(data, as: LayerRole.self)?.onClosed() }))

  init(shell: OpaquePointer, globals: SurfaceGlobals) {
    self.shell = shell
    self.globals = globals
  }
}

extension LayerRole: SurfaceRole {
  var takesCards: Bool { true }

  var mayHearMore: Bool { true }

  func begin(_ surface: OpaquePointer, _ request: SurfaceRequest) {
    layerSurface = zwlr_layer_shell_v1_get_layer_surface(
      shell, surface, nil, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue, "osk")
    zwlr_layer_surface_v1_add_listener(layerSurface, Self.listener, dataPointer(self))
    if request.isCard { touchPane = TouchPane(globals: globals, shell: shell, areas: request.keyboardOnScreen) }
    resize(to: request)
  }

  func resize(to request: SurfaceRequest) {
    self.request = request
    let bottom = ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM.rawValue
    let left = ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue
    let height = UInt32(clamping: Int(request.surfaceHeight))
    if let card = request.card {
      zwlr_layer_surface_v1_set_anchor(layerSurface, ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue | left)
      zwlr_layer_surface_v1_set_size(layerSurface, UInt32(clamping: Int(card.width + 2 * card.margin)), height)
      // Places are the screen's, whatever else has taken room at its edges.
      zwlr_layer_surface_v1_set_exclusive_zone(layerSurface, -1)
      sendMargins()
    } else {
      let right = ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT.rawValue
      zwlr_layer_surface_v1_set_anchor(layerSurface, bottom | left | right)
      zwlr_layer_surface_v1_set_size(layerSurface, 0, height)
      sendZone()
    }
  }

  func move(to request: SurfaceRequest) {
    self.request = request
    sendMargins()
  }

  private func sendZone() {
    // -1: where it would be if it took room, at the edge of the screen, in front of panels.
    zwlr_layer_surface_v1_set_exclusive_zone(
      layerSurface, takesRoom ? Int32(clamping: Int(request.room ?? request.height)) : -1)
  }

  private func sendMargins() {
    let origin = request.origin
    zwlr_layer_surface_v1_set_margin(layerSurface, Int32(origin.y), 0, 0, Int32(origin.x))
  }

  func hear(_ areas: [Rect]?) { touchPane?.hear(areas) }

  func outputsChanged() {}

  func locate(_ place: Point, on surface: OpaquePointer) -> Point? { surface == touchPane?.surface ? place : nil }

  func end() {
    touchPane?.destroy()
    touchPane = nil
    if let layerSurface { zwlr_layer_surface_v1_destroy(layerSurface) }
    layerSurface = nil
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// A clear surface over all of the screen that hears the touches of a card.
///
/// A finger that drags a card moves the surface that it is on, and compositors differ in what its places are told against
/// then: the surface as it is, as it was, or whatever lies below the finger. This one never moves, so that places on it
/// are always those of the screen. Where it hears nothing, touches go to what lies below.
final class TouchPane {
  private let globals: SurfaceGlobals
  let surface: OpaquePointer
  private let layerSurface: OpaquePointer
  private let viewport: OpaquePointer?
  private var buffers: BufferSet?
  private let retired = RetiredBuffers()
  private var areas: [Rect]?
  /// Kept: a region for each touch would bring an answer that wakes this program.
  private var regions: [(areas: [Rect], region: OpaquePointer)] = []
  /// One for a card at rest and one for a card under a finger.
  private static let mostRegions = 2
  /// The screen's, as the compositor has configured the surface.
  private var size = Size.zero

  private static let listener = makeListener(
    zwlr_layer_surface_v1_listener(
      configure: { data, _, serial, width, height in
        owner(data, as: TouchPane.self)?.configure(serial, Size(width: Double(width), height: Double(height)))
      },
      // The card's surface is taken away with it.
      closed: { _, _ in }))

  /// - Parameter areas: What hears touches, in logical pixels of the screen; `nil` for all.
  init?(globals: SurfaceGlobals, shell: OpaquePointer, areas: [Rect]?) {
    guard let surface = wl_compositor_create_surface(globals.compositor) else { return nil }
    let layer = zwlr_layer_shell_v1_get_layer_surface(
      shell, surface, nil, ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY.rawValue, "osk-touch")
    guard let layer else {
      wl_surface_destroy(surface)
      return nil
    }
    self.globals = globals
    self.surface = surface
    self.areas = areas
    layerSurface = layer
    viewport = globals.viewporter.flatMap { wp_viewporter_get_viewport($0, surface) }
    zwlr_layer_surface_v1_add_listener(layer, Self.listener, dataPointer(self))
    let edges =
      ZWLR_LAYER_SURFACE_V1_ANCHOR_TOP.rawValue | ZWLR_LAYER_SURFACE_V1_ANCHOR_BOTTOM.rawValue
      | ZWLR_LAYER_SURFACE_V1_ANCHOR_LEFT.rawValue | ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT.rawValue
    zwlr_layer_surface_v1_set_anchor(layer, edges)
    zwlr_layer_surface_v1_set_size(layer, 0, 0)
    // Over what panels have taken, too.
    zwlr_layer_surface_v1_set_exclusive_zone(layer, -1)
    wl_surface_commit(surface)
  }

  func destroy() {
    if let viewport { wp_viewport_destroy(viewport) }
    zwlr_layer_surface_v1_destroy(layerSurface)
    wl_surface_destroy(surface)
    for made in regions { wl_region_destroy(made.region) }
    retired.take(buffers)
    retired.destroy()
    regions = []
    buffers = nil
  }
}

// MARK: - Hearing

extension TouchPane {
  /// Hears touches elsewhere from now on.
  func hear(_ new: [Rect]?) {
    guard new != areas else { return }
    areas = new
    guard buffers != nil else { return }
    sendRegion()
    wl_surface_commit(surface)
  }

  private func sendRegion() {
    // No region stands for the whole surface.
    wl_surface_set_input_region(surface, areas.flatMap(region))
  }

  /// Returns the region of some areas; made once for those that come and go with each touch.
  private func region(of areas: [Rect]) -> OpaquePointer? {
    if let made = regions.first(where: { $0.areas == areas }) { return made.region }
    guard let region = wl_compositor_create_region(globals.compositor) else { return nil }
    for area in areas {
      wl_region_add(region, Int32(area.minX), Int32(area.minY), Int32(area.width), Int32(area.height))
    }
    if regions.count >= Self.mostRegions { wl_region_destroy(regions.removeFirst().region) }
    regions.append((areas: areas, region: region))
    return region
  }

  private func configure(_ serial: UInt32, _ size: Size) {
    zwlr_layer_surface_v1_ack_configure(layerSurface, serial)
    let sides = 1...Size.longestSide
    // Compositors say the same again whenever the card moves.
    guard size != self.size, sides.contains(size.width), sides.contains(size.height) else { return }
    self.size = size
    // One clear pixel is enough where it can be stretched.
    let pixels = viewport == nil ? size : Size(width: 1, height: 1)
    if buffers?.geometry.size != pixels {
      retired.take(buffers)
      buffers = try? BufferSet(shm: globals.shm, geometry: SurfaceGeometry(size: pixels, scale: 1), count: 1)
      guard let buffer = buffers?.free else { return }
      buffer.isBusy = true
      wl_surface_attach(surface, buffer.proxy, 0, 0)
      wl_surface_damage_buffer(surface, 0, 0, Int32(pixels.width), Int32(pixels.height))
    }
    if let viewport { wp_viewport_set_destination(viewport, Int32(size.width), Int32(size.height)) }
    sendRegion()
    wl_surface_commit(surface)
  }
}

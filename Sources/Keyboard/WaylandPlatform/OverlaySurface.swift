// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// A small surface over the keyboard's, which holds one picture and is in sight or out of it.
///
/// What it is told shows with the next commit of the surface below. It hears no touches. Source: `wl_subsurface`.
final class OverlaySurface {
  private let surface: OpaquePointer
  private let subsurface: OpaquePointer
  private var scale = 1.0
  /// What it holds, in sight or not.
  private(set) var overlay: KeyboardSurface.Overlay?

  /// - Parameter nowhere: An empty region.
  /// - Returns: `nil` where the compositor has no such surfaces.
  init?(globals: SurfaceGlobals, over parent: OpaquePointer, hearing nowhere: OpaquePointer?) {
    guard let subcompositor = globals.subcompositor, let surface = wl_compositor_create_surface(globals.compositor)
    else { return nil }
    guard let subsurface = wl_subcompositor_get_subsurface(subcompositor, surface, parent) else {
      wl_surface_destroy(surface)
      return nil
    }
    wl_surface_set_input_region(surface, nowhere)
    self.surface = surface
    self.subsurface = subsurface
  }

  func destroy() {
    wl_subsurface_destroy(subsurface)
    wl_surface_destroy(surface)
  }
}

// MARK: - Showing

extension OverlaySurface {
  /// Takes another picture, from a buffer that it has been drawn in, and shows it.
  func show(_ overlay: KeyboardSurface.Overlay, in buffer: PixelBuffer, _ geometry: SurfaceGeometry) {
    self.overlay = overlay
    comeIntoSight()
    if scale != geometry.scale {
      scale = geometry.scale
      wl_surface_set_buffer_scale(surface, Int32(scale))
    }
    wl_surface_attach(surface, buffer.proxy, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32(geometry.pixelWidth), Int32(geometry.pixelHeight))
    wl_surface_commit(surface)
    buffer.isBusy = true
  }

  /// Shows the picture that it holds.
  func comeIntoSight() {
    guard let area = overlay?.area else { return }
    wl_subsurface_set_position(subsurface, Int32(area.minX), Int32(area.minY))
  }

  /// Keeps the picture out of sight. Without a picture it would be gone as well; but the compositor would tell that it needs
  /// the buffer no more, which wakes this program, and the picture would have to be sent again.
  func leaveSight() { wl_subsurface_set_position(subsurface, Self.outOfSight, Self.outOfSight) }

  /// To the left of all screens and above them, in logical pixels; at scale 3 less than compositors can count in 16 bits.
  private static let outOfSight: Int32 = -10_000
}

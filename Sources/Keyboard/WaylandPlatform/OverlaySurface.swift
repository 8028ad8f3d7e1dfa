// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// A small surface over the keyboard's, which comes and goes without the keyboard being drawn.
///
/// What it is told shows with the next commit of the surface below. It hears no touches. Source: `wl_subsurface`.
final class OverlaySurface {
  private let globals: SurfaceGlobals
  private let surface: OpaquePointer
  private let subsurface: OpaquePointer
  private var buffers: BufferSet?
  private var retired = RetiredBuffers()
  /// Balloons have a few shapes, by where their keys lie between whole pixels.
  private static let bufferCount = 4
  /// What it shows.
  private(set) var shown: KeyboardSurface.Overlay?
  /// Calls when the compositor has let go of a buffer.
  var onRelease: () -> Void = {}

  /// - Returns: `nil` where the compositor has no such surfaces.
  init?(globals: SurfaceGlobals, over parent: OpaquePointer) {
    guard let subcompositor = globals.subcompositor, let surface = wl_compositor_create_surface(globals.compositor)
    else { return nil }
    guard let subsurface = wl_subcompositor_get_subsurface(subcompositor, surface, parent) else {
      wl_surface_destroy(surface)
      return nil
    }
    let nowhere = wl_compositor_create_region(globals.compositor)
    wl_surface_set_input_region(surface, nowhere)
    if let nowhere { wl_region_destroy(nowhere) }
    self.globals = globals
    self.surface = surface
    self.subsurface = subsurface
  }

  func destroy() {
    wl_subsurface_destroy(subsurface)
    wl_surface_destroy(surface)
    retired.take(buffers)
    retired.destroy()
    buffers = nil
  }
}

// MARK: - Showing

extension OverlaySurface {
  /// Returns buffers with room for an overlay; `nil` when there is no memory for them.
  ///
  /// - Parameter scale: Device pixels per logical pixel; made whole, as surfaces without a viewport have it.
  func buffers(for overlay: KeyboardSurface.Overlay, scale: Double) -> BufferSet? {
    let scale = scale.rounded(.up)
    let size = overlay.area.size
    if let buffers, buffers.geometry.scale == scale, buffers.geometry.size.width >= size.width,
      buffers.geometry.size.height >= size.height
    {
      return buffers
    }
    retired.take(buffers)
    // Keys differ by a pixel or two; all of a keyboard's balloons share their buffers.
    let step = 16.0
    let geometry = SurfaceGeometry(
      size: Size(
        width: (size.width / step).rounded(.up) * step, height: (size.height / step).rounded(.up) * step),
      scale: scale)
    buffers = try? BufferSet(shm: globals.shm, geometry: geometry, count: Self.bufferCount)
    buffers?.onRelease = { [weak self] in self?.onRelease() }
    return buffers
  }

  /// Shows a buffer that the overlay has been drawn in.
  func show(_ overlay: KeyboardSurface.Overlay, in buffer: PixelBuffer, _ geometry: SurfaceGeometry) {
    wl_subsurface_set_position(subsurface, Int32(overlay.area.minX), Int32(overlay.area.minY))
    wl_surface_set_buffer_scale(surface, Int32(geometry.scale))
    wl_surface_attach(surface, buffer.proxy, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32(geometry.pixelWidth), Int32(geometry.pixelHeight))
    wl_surface_commit(surface)
    buffer.isBusy = true
    buffer.shape = overlay.shape
    buffers?.shown = buffer
    shown = overlay
  }

  func hide() {
    guard shown != nil else { return }
    wl_surface_attach(surface, nil, 0, 0)
    wl_surface_commit(surface)
    buffers?.shown = nil
    shown = nil
  }
}

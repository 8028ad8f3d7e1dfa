// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import Geometry

/// Shows one overlay at a time over the keyboard, and keeps those that were shown lately out of sight: the same key is
/// tapped again soon, and then nothing is drawn or sent but a place.
final class OverlaySurfaces {
  private let globals: SurfaceGlobals
  private let parent: OpaquePointer
  /// The one that was shown last is the last.
  private var surfaces: [OverlaySurface] = []
  private var buffers: BufferSet?
  private let retired = RetiredBuffers()
  /// What overlays hear touches in.
  private let nowhere: OpaquePointer?
  /// What is in sight.
  private(set) var shown: KeyboardSurface.Overlay?
  /// Calls when the compositor has let go of a buffer.
  var onRelease: () -> Void = {}

  /// The letters that make half of a text, about; some 200 kB each on a phone.
  private static let mostSurfaces = 8
  /// Until the compositor lets go of a picture that another has taken the place of, the next is drawn elsewhere.
  private static let spareBuffers = 2

  /// Whether an overlay is shown: a new picture, which the compositor draws in any case, or one that was kept.
  enum Outcome { case shownNew, shownKept, waitsForBuffer, impossible }

  init(globals: SurfaceGlobals, over parent: OpaquePointer) {
    self.globals = globals
    self.parent = parent
    nowhere = wl_compositor_create_region(globals.compositor)
  }

  func destroy() {
    forgetPictures()
    if let nowhere { wl_region_destroy(nowhere) }
    retired.destroy()
  }
}

// MARK: - Showing

extension OverlaySurfaces {
  /// Shows an overlay in place of the one before.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per logical pixel; made whole, as surfaces without a viewport have it.
  ///   - draw: Draws it into a buffer.
  func show(
    _ overlay: KeyboardSurface.Overlay, scale: Double,
    draw: (_ frame: KeyboardSurface.Frame, _ overlay: KeyboardSurface.Overlay) -> Void
  ) -> Outcome {
    makeRoom(for: overlay, scale: scale.rounded(.up))
    if let kept = surfaces.firstIndex(where: { $0.overlay?.content === overlay.content }) {
      hide()
      use(kept).comeIntoSight()
      shown = overlay
      return .shownKept
    }
    // Without memory or such surfaces the keyboard goes on without.
    guard let buffers else { return .impossible }
    guard let buffer = buffers.free(preferring: overlay.shape) else { return .waitsForBuffer }
    hide()
    guard let surface = oldestOrNew() else { return .impossible }
    draw(KeyboardSurface.Frame(buffer: buffer, shown: nil, geometry: buffers.geometry), overlay)
    buffer.content = overlay.content
    buffer.shape = overlay.shape
    surface.show(overlay, in: buffer, buffers.geometry)
    shown = overlay
    return .shownNew
  }

  func hide() {
    if shown != nil { surfaces.last?.leaveSight() }
    shown = nil
  }

  /// Returns the surface that has not been used for longest, or one more.
  private func oldestOrNew() -> OverlaySurface? {
    if surfaces.count == Self.mostSurfaces { return use(0) }
    guard let new = OverlaySurface(globals: globals, over: parent, hearing: nowhere) else { return nil }
    surfaces.append(new)
    return new
  }

  private func use(_ index: Int) -> OverlaySurface {
    let surface = surfaces.remove(at: index)
    surfaces.append(surface)
    return surface
  }
}

// MARK: - Buffers

extension OverlaySurfaces {
  /// Sees to buffers that an overlay fits in.
  private func makeRoom(for overlay: KeyboardSurface.Overlay, scale: Double) {
    let size = overlay.area.size
    var least = Size.zero
    if let geometry = buffers?.geometry, geometry.scale == scale {
      if geometry.size.width >= size.width, geometry.size.height >= size.height { return }
      least = geometry.size
    }
    forgetPictures()
    // Keys differ by a pixel or two; all of a keyboard's balloons share their buffers.
    let step = 16.0
    let geometry = SurfaceGeometry(
      size: Size(
        width: max((size.width / step).rounded(.up) * step, least.width),
        height: max((size.height / step).rounded(.up) * step, least.height)),
      scale: scale)
    buffers = try? BufferSet(shm: globals.shm, geometry: geometry, count: Self.mostSurfaces + Self.spareBuffers)
    buffers?.onRelease = { [weak self] in self?.onRelease() }
  }

  private func forgetPictures() {
    for surface in surfaces { surface.destroy() }
    surfaces = []
    shown = nil
    retired.take(buffers)
    buffers = nil
  }
}

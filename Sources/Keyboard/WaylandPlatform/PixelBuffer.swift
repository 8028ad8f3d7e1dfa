// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import Geometry
internal import LinuxSystem

/// Pixels that can be shown.
package final class PixelBuffer {
  /// The `wl_buffer`.
  package let proxy: OpaquePointer
  /// The memory that is shared with the compositor, premultiplied ARGB.
  package let pixels: UnsafeMutableRawBufferPointer
  /// Whether the compositor may still read it.
  package var isBusy = false
  /// What the pixels show, in the words of who drew them; `nil` before the first drawing.
  var content: AnyObject?
  /// The shape of the overlay that it shows.
  var shape: Int?
  /// Calls when the compositor reads it no more.
  package var onRelease: () -> Void = {}

  private static let listener = makeListener(
    wl_buffer_listener(release: { data, _ in owner(data, as: PixelBuffer.self)?.released() }))

  package init(proxy: OpaquePointer, pixels: UnsafeMutableRawBufferPointer) {
    self.proxy = proxy
    self.pixels = pixels
    wl_buffer_add_listener(proxy, Self.listener, dataPointer(self))
  }

  /// Gives the buffer back; its memory goes with its pool.
  package func destroy() { wl_buffer_destroy(proxy) }

  private func released() {
    isBusy = false
    onRelease()
  }
}

/// Buffers of one size in one piece of shared memory.
final class BufferSet {
  private let memory: SharedMemory
  private let buffers: [PixelBuffer]
  let geometry: SurfaceGeometry
  /// The one that was shown last.
  var shown: PixelBuffer?
  var onRelease: () -> Void = {} {
    didSet { for buffer in buffers { buffer.onRelease = onRelease } }
  }

  init(shm: OpaquePointer, geometry: SurfaceGeometry, count: Int) throws(WaylandError) {
    self.geometry = geometry
    let byteCount = geometry.byteCount
    guard let poolSize = Int32(exactly: byteCount * count) else {
      throw WaylandError(.noMemory, "The keyboard's picture is too large (\(geometry.pixelWidth) pixels wide).")
    }
    do {
      memory = try SharedMemory(byteCount: byteCount * count, name: "spinet-pixels")
    } catch {
      throw WaylandError(.noMemory, "No shared memory for the keyboard's picture", refusal: error)
    }
    guard let pool = wl_shm_create_pool(shm, memory.descriptor, poolSize) else {
      throw WaylandError(.connectionLost, "The compositor closed the connection.")
    }
    defer { wl_shm_pool_destroy(pool) }
    var made: [PixelBuffer] = []
    for index in 0..<count {
      let proxy = wl_shm_pool_create_buffer(
        pool, Int32(index * byteCount), Int32(geometry.pixelWidth), Int32(geometry.pixelHeight),
        Int32(geometry.stride), WL_SHM_FORMAT_ARGB8888.rawValue)
      guard let proxy else { continue }
      let pixels = UnsafeMutableRawBufferPointer(
        rebasing: memory.bytes[index * byteCount..<(index + 1) * byteCount])
      made.append(PixelBuffer(proxy: proxy, pixels: pixels))
    }
    buffers = made
  }

  /// Destroys the buffers.
  ///
  /// - Returns: Those that the compositor still reads, which are to be destroyed once it releases them.
  func retire() -> [PixelBuffer] {
    for buffer in buffers where !buffer.isBusy { buffer.destroy() }
    return buffers.filter(\.isBusy)
  }

  /// A buffer that the compositor does not read; `nil` until it releases one.
  ///
  /// Never the one that is shown: the other takes less to draw, see `KeyboardSurface.Frame`.
  var free: PixelBuffer? { buffers.first { !$0.isBusy && $0 !== shown } }

  /// The same, if possible one that shows an overlay of that shape, or else one that shows none yet.
  func free(preferring shape: Int) -> PixelBuffer? {
    func find(_ shape: Int?) -> PixelBuffer? { buffers.first { !$0.isBusy && $0 !== shown && $0.shape == shape } }
    return find(shape) ?? find(nil) ?? free
  }
}

/// A surface's size in logical and in device pixels.
package struct SurfaceGeometry: Hashable, Sendable {
  /// In logical pixels; whole numbers.
  package let size: Size
  /// Device pixels per logical pixel.
  package let scale: Double

  /// More is a wrong report.
  package static let largestScale = 16.0

  package init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }

  package var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
  package var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }
  /// Bytes from one row to the next.
  package var stride: Int { pixelWidth * 4 }
  /// The memory that the pixels take.
  package var byteCount: Int { stride * pixelHeight }
  var bounds: Rect { Rect(origin: .zero, size: size) }
}

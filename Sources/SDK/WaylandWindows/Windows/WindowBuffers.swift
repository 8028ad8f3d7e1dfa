// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import Geometry
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// The buffers of one window. A new one is made when the compositor still reads all others, which makes two or three.
final class WindowBuffers {
  /// One buffer, and what it lacks of what the window shows.
  final class Buffer {
    fileprivate let memory: SharedMemory
    let pixels: PixelBuffer
    /// In pixels.
    fileprivate var lacking: [PixelArea] = []

    fileprivate init(memory: SharedMemory, pixels: PixelBuffer) {
      self.memory = memory
      self.pixels = pixels
    }
  }

  private let shm: OpaquePointer
  let geometry: SurfaceGeometry
  private var buffers: [Buffer] = []
  private var shown: Buffer?

  init(shm: OpaquePointer, geometry: SurfaceGeometry) {
    self.shm = shm
    self.geometry = geometry
  }

  /// Whether nothing has been drawn yet.
  var isNew: Bool { shown == nil }

  /// Returns a buffer that holds what the window shows, but for the areas that are about to be drawn.
  ///
  /// - Returns: `nil` when there is no memory.
  func next(drawing areas: [PixelArea]) -> Buffer? {
    guard let buffer = free ?? make() else { return nil }
    if let shown, shown !== buffer {
      for area in buffer.lacking where !areas.contains(where: { $0.contains(area) }) {
        area.copy(from: shown.pixels.pixels, to: buffer.pixels.pixels, stride: geometry.stride)
      }
    }
    buffer.lacking = []
    for other in buffers where other !== buffer { other.lacking = PixelArea.list(other.lacking + areas) }
    buffer.pixels.isBusy = true
    shown = buffer
    return buffer
  }

  /// The one that is shown, if the compositor has read it already: nothing has to be copied then.
  private var free: Buffer? {
    if let shown, !shown.pixels.isBusy { return shown }
    return buffers.first { !$0.pixels.isBusy }
  }

  private func make() -> Buffer? {
    let count = geometry.byteCount
    guard let size = Int32(exactly: count), let memory = try? SharedMemory(byteCount: count, name: "window-pixels"),
      let pool = wl_shm_create_pool(shm, memory.descriptor, size)
    else { return nil }
    defer { wl_shm_pool_destroy(pool) }
    // Without alpha: what an app leaves empty is black, as on iOS.
    let proxy = wl_shm_pool_create_buffer(
      pool, 0, Int32(geometry.pixelWidth), Int32(geometry.pixelHeight), Int32(geometry.stride),
      WL_SHM_FORMAT_XRGB8888.rawValue)
    guard let proxy else { return nil }
    let buffer = Buffer(memory: memory, pixels: PixelBuffer(proxy: proxy, pixels: memory.bytes))
    buffer.lacking = [PixelArea(x: 0, y: 0, width: geometry.pixelWidth, height: geometry.pixelHeight)]
    buffers.append(buffer)
    return buffer
  }

  /// Lets the buffers go, each as soon as the compositor does not read it any more.
  func retire() {
    for buffer in buffers {
      guard buffer.pixels.isBusy else {
        buffer.pixels.destroy()
        continue
      }
      // The closure keeps the memory until then.
      buffer.pixels.onRelease = {
        buffer.pixels.destroy()
        buffer.pixels.onRelease = {}
      }
    }
    buffers = []
    shown = nil
  }
}

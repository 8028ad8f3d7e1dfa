// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// The picture under the finger that drags.
final class DragIcon {
  let surface: OpaquePointer
  private let memory: SharedMemory
  private let buffer: OpaquePointer
  private let scale: Int
  private let hotSpot: CGPoint
  private let size: (width: Int32, height: Int32)

  /// Makes the picture; `nil` when there is no memory for it.
  ///
  /// - Parameter scale: Pixels to a logical pixel; a whole number, as surfaces without more ado have it.
  init?(_ drag: Drag, globals: WindowGlobals, scale: Int) {
    guard let (image, hotSpot) = drag.icon(scale: CGFloat(scale)) else { return nil }
    // Compositors refuse parts of logical pixels.
    let width = (image.width + scale - 1) / scale * scale
    let height = (image.height + scale - 1) / scale * scale
    guard let byteCount = Int32(exactly: width * height * 4),
      let memory = try? SharedMemory(byteCount: Int(byteCount), name: "drag-pixels"),
      let pool = wl_shm_create_pool(globals.shm, memory.descriptor, byteCount)
    else { return nil }
    defer { wl_shm_pool_destroy(pool) }
    let buffer = wl_shm_pool_create_buffer(
      pool, 0, Int32(width), Int32(height), Int32(width * 4), WL_SHM_FORMAT_ARGB8888.rawValue)
    guard let buffer, let surface = wl_compositor_create_surface(globals.compositor) else { return nil }
    let pixels = image.pixels
    pixels.withUnsafeBytes { source in
      for row in 0..<image.height {
        let start = row * image.bytesPerRow
        UnsafeMutableRawBufferPointer(rebasing: memory.bytes[row * width * 4..<(row + 1) * width * 4])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + image.width * 4]))
      }
    }
    self.memory = memory
    self.buffer = buffer
    self.surface = surface
    self.scale = scale
    self.hotSpot = hotSpot
    size = (Int32(width), Int32(height))
  }

  /// Shows the picture, once the drag has begun.
  func show() {
    wl_surface_set_buffer_scale(surface, Int32(scale))
    wl_surface_attach(surface, buffer, -Int32(hotSpot.x.rounded()), -Int32(hotSpot.y.rounded()))
    wl_surface_damage_buffer(surface, 0, 0, size.width, size.height)
    wl_surface_commit(surface)
  }

  func destroy() {
    wl_surface_destroy(surface)
    wl_buffer_destroy(buffer)
  }
}

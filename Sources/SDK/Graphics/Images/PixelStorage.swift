// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

/// Pixels that Cairo can draw with for as long as it needs them.
///
/// - Note: `@unchecked Sendable` because the pixels are only written before others get to know the object.
package final class PixelStorage: @unchecked Sendable {
  package enum Format: Sendable {
    /// 32 bits each, premultiplied alpha, blue in the lowest byte.
    case colors
    /// Opacity alone, 8 bits each.
    case mask
  }

  package let width: Int
  package let height: Int
  /// The distance between rows, in bytes.
  package let stride: Int
  package let bytes: UnsafeMutableBufferPointer<UInt8>
  private let format: Format

  /// Makes transparent pixels; `nil` for an empty size, or one of more than 32 767 to a side or 512 MiB.
  package init?(_ format: Format, width: Int, height: Int) {
    guard CGImage.sides.contains(width), CGImage.sides.contains(height) else { return nil }
    self.format = format
    self.width = width
    self.height = height
    stride = format == .colors ? width * 4 : (width + 3) / 4 * 4
    guard stride * height <= 1 << 29 else { return nil }
    bytes = .allocate(capacity: stride * height)
    bytes.initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }

  /// Makes a Cairo surface of the pixels, which keeps them alive; `nil` when memory ran out.
  func makeSurface() -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress, format == .colors ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
        Int32(stride))
    else { return nil }
    let kept = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(surface, Self.key, kept.toOpaque()) { storage in
      guard let storage else { return }
      Unmanaged<PixelStorage>.fromOpaque(storage).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      kept.release()
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Only its address counts, and nobody writes there.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import CPangoCairo

/// A picture of pixels that do not change.
public final class CGImage: Sendable {
  /// The sides that a picture can have.
  static let sides = 1...32_767

  let storage: PixelStorage

  package init(_ storage: PixelStorage) { self.storage = storage }

  /// Copies pixels of 32 bits with premultiplied alpha, blue in the lowest byte; `nil` for a size that they do not have.
  package convenience init?(pixels: [UInt32], width: Int, height: Int) {
    guard width > 0, height > 0, pixels.count / width == height, pixels.count % width == 0,
      let storage = PixelStorage(.colors, width: width, height: height)
    else { return nil }
    pixels.withUnsafeBytes {
      _ = UnsafeMutableRawBufferPointer(storage.bytes).initializeMemory(as: UInt8.self, from: $0)
    }
    self.init(storage)
  }

  /// In pixels.
  public var width: Int { storage.width }
  /// In pixels.
  public var height: Int { storage.height }
  /// 32: red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// The distance between rows in memory.
  public var bytesPerRow: Int { storage.stride }
}

// MARK: - Pixels

extension CGImage {
  /// 32 bits each, row by row, premultiplied alpha, blue in the lowest byte.
  package var pixels: [UInt32] {
    Array(UnsafeRawBufferPointer(storage.bytes).bindMemory(to: UInt32.self))
  }

  /// Returns a part of the picture, in pixels, grown to whole ones and cut to the picture; `nil` when nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let left = max(rect.minX.rounded(.down), 0)
    let top = max(rect.minY.rounded(.down), 0)
    let right = min(rect.maxX.rounded(.up), CGFloat(width))
    let bottom = min(rect.maxY.rounded(.up), CGFloat(height))
    guard right > left, bottom > top,
      let result = PixelStorage(.colors, width: Int(right - left), height: Int(bottom - top)),
      let target = result.bytes.baseAddress, let source = storage.bytes.baseAddress
    else { return nil }
    for row in 0..<result.height {
      (target + row * result.stride).update(
        from: source + (row + Int(top)) * storage.stride + Int(left) * 4, count: result.stride)
    }
    return CGImage(result)
  }
}

// MARK: - Drawing into pixels

extension CGImage {
  /// Makes a picture by drawing it; `nil` for a size or scale that a context refuses.
  ///
  /// - Parameters:
  ///   - size: In points; grown to whole pixels.
  ///   - scale: The pixels of one point.
  package static func drawn(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> CGImage? {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    // Compared this way round, NaN is refused too.
    guard width >= 1, height >= 1, width <= CGFloat(sides.upperBound), height <= CGFloat(sides.upperBound),
      let storage = PixelStorage(.colors, width: Int(width), height: Int(height)),
      let context = CGContext(storage, scale: scale)
    else { return nil }
    draw(context)
    context.flush()
    return CGImage(storage)
  }
}

extension CGContext {
  /// Makes a context over pixels of its own.
  convenience init?(_ storage: PixelStorage, scale: CGFloat) {
    guard let surface = storage.makeSurface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    self.init(on: surface, width: storage.width, height: storage.height, scale: scale)
  }

  /// Returns a copy of what has been drawn so far; `nil` when it is recorded.
  public func makeImage() -> CGImage? {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      let storage = PixelStorage(
        .colors, width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))),
      let copy = CGContext(storage, scale: 1)
    else { return nil }
    cairo_surface_flush(surface)
    cairo_set_source_surface(copy.cairo, surface, 0, 0)
    cairo_paint(copy.cairo)
    return CGImage(storage)
  }
}

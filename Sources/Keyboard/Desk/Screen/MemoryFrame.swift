// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// A frame in memory, for what is drawn ahead and for screens that are only played.
package final class MemoryFrame: FrameBuffer {
  /// Premultiplied ARGB, row by row.
  package let pixels: UnsafeMutableRawBufferPointer
  /// In logical pixels.
  package let size: Size
  /// Physical pixels for a logical one.
  package let scale: Double
  /// What is drawn in it.
  package var content: AnyObject?
  /// What was in it when it was shown last.
  package private(set) var shownContent: AnyObject?
  private let shown: MemoryFrame?

  /// - Parameters:
  ///   - size: In logical pixels.
  ///   - shown: What is on screen.
  package init(size: Size, scale: Double, over shown: MemoryFrame? = nil) {
    self.size = size
    self.scale = scale
    self.shown = shown
    shownContent = shown?.content
    let width = max(1, Int((size.width * scale).rounded())), height = max(1, Int((size.height * scale).rounded()))
    pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
  }

  isolated deinit { pixels.deallocate() }

  package var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
  package var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }
  /// The bytes of a row.
  package var stride: Int { pixelWidth * 4 }

  /// Brings areas to what is shown.
  package func copyShown(_ areas: [Rect]) {
    guard let shown, shown.pixels.count == pixels.count else { return }
    for area in areas {
      let columns = range(area.minX, area.maxX, limit: pixelWidth)
      for row in range(area.minY, area.maxY, limit: pixelHeight) {
        let start = row * stride + columns.lowerBound * 4
        let bytes = start..<start + columns.count * 4
        UnsafeMutableRawBufferPointer(rebasing: pixels[bytes])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: shown.pixels[bytes]))
      }
    }
  }

  private func range(_ start: Double, _ end: Double, limit: Int) -> Range<Int> {
    let first = min(max(Int((start * scale).rounded(.down)), 0), limit)
    return first..<max(first, min(Int((end * scale).rounded(.up)), limit))
  }
}

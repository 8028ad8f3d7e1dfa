// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

extension KeyboardSurface {
  /// A buffer to fill with what should be shown: what it holds from an earlier frame, and what is on screen now.
  ///
  /// Copying from the screen what is right there and drawing only what is not is much cheaper than drawing all that the
  /// buffer lacks.
  package struct Frame {
    private let buffer: PixelBuffer
    private let shown: PixelBuffer?
    /// The size and scale that the frame is drawn for.
    package let geometry: SurfaceGeometry

    init(buffer: PixelBuffer, shown: PixelBuffer?, geometry: SurfaceGeometry) {
      self.buffer = buffer
      self.shown = shown
      self.geometry = geometry
    }

    /// The buffer's memory: ARGB32 with premultiplied alpha.
    package var pixels: UnsafeMutableRawBufferPointer { buffer.pixels }

    /// What the buffer holds, as `draw` said when it filled it; `nil` for a new one.
    package var content: AnyObject? { buffer.content }

    /// What is on screen; `nil` before the first frame.
    package var shownContent: AnyObject? { shown?.content }

    /// Copies parts of what is on screen, in logical pixels, grown to whole pixels.
    package func copyShown(_ areas: [Rect]) {
      guard let shown else { return }
      for area in areas {
        let area = area.intersection(geometry.bounds)
        let columns = range(area.minX, area.maxX, limit: geometry.pixelWidth)
        for row in range(area.minY, area.maxY, limit: geometry.pixelHeight) {
          let start = row * geometry.stride + columns.lowerBound * 4
          let bytes = start..<start + columns.count * 4
          UnsafeMutableRawBufferPointer(rebasing: pixels[bytes])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: shown.pixels[bytes]))
        }
      }
    }

    private func range(_ start: Double, _ end: Double, limit: Int) -> Range<Int> {
      let first = max(Int((start * geometry.scale).rounded(.down)), 0)
      let last = min(Int((end * geometry.scale).rounded(.up)), limit)
      return first..<max(first, last)
    }
  }
}

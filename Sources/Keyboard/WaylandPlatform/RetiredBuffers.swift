// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Buffers of another size that the compositor still shows: it may read them until it has one of the new size.
final class RetiredBuffers {
  private var buffers: [PixelBuffer] = []

  /// Takes buffers that nothing will be drawn in any more, and destroys each as soon as that may be.
  func take(_ set: BufferSet?) {
    for buffer in set?.retire() ?? [] {
      buffers.append(buffer)
      buffer.onRelease = { [weak self, weak buffer] in
        guard let self, let buffer else { return }
        self.buffers.removeAll { $0 === buffer }
        buffer.destroy()
      }
    }
  }

  /// Destroys them all: their surface has gone.
  func destroy() {
    for buffer in buffers { buffer.destroy() }
    buffers = []
  }
}

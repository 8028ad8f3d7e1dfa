// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Takes what other programs print, and hands it on as text.
@MainActor
package final class TextPipe {
  private let pipe: ReportPipe
  private var watch: EventLoopWatch?
  private let onText: (String) -> Void
  private var parts = TextParts()

  /// Where programs print. It stays ours, and closes when a program is started with another number for it.
  package var input: Int32 { pipe.writingEnd }

  /// How much is read at a time, so that others get their turn.
  private static let partByteCount = 4_096

  package init(loop: EventLoop, onText: @escaping (String) -> Void) throws(SystemCallError) {
    pipe = try ReportPipe()
    self.onText = onText
    watch = try loop.watch(pipe.descriptor) { [weak self] _ in self?.receive() }
  }

  private func receive() {
    let bytes = pipe.read(limit: Self.partByteCount)
    guard !bytes.isEmpty else { return }
    onText(parts.take(bytes))
  }
}

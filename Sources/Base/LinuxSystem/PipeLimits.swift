// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the writer of a pipe may make of a reader's patience.
package struct PipeLimits: Sendable {
  /// The most bytes that are taken.
  package var byteCount: Int
  /// How long the next bytes may take.
  package var pause: Duration
  /// How long all of them may take.
  package var total: Duration

  package init(byteCount: Int, pause: Duration, total: Duration) {
    self.byteCount = byteCount
    self.pause = pause
    self.total = total
  }
}

/// Why nothing came of reading a pipe.
package enum PipeFailure: Error {
  /// The writer has kept us waiting for longer than it may.
  case tooSlow
  /// The writer has written more than is taken.
  case tooMuch
  /// There is no pipe, or the kernel does not let it be read.
  case broken
}

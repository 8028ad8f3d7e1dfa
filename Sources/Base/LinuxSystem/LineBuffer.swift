// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Puts the bytes that come over a socket together to lines.
package struct LineBuffer {
  private var received: [UInt8] = []
  private let longestLineByteCount: Int

  /// - Parameter longestLineByteCount: With the line feed.
  package init(longestLineByteCount: Int) { self.longestLineByteCount = longestLineByteCount }

  /// Takes what has come.
  package mutating func append(_ bytes: some Sequence<UInt8>) { received += bytes }

  /// Takes the next whole line out, without its line feed; what is no UTF-8 in it is replaced.
  package mutating func next() -> String? {
    guard let end = received.firstIndex(of: 0x0A), end < longestLineByteCount else { return nil }
    defer {
      received.removeSubrange(...end)
      // A line may have had a secret: what has room for the next one is given back, and overwritten where what is freed is.
      if received.isEmpty { received = [] }
    }
    return String(decoding: received[..<end], as: UTF8.self)
  }

  /// Whether what is left is too long for a line; look once there is no next one.
  package var isOverfull: Bool { received.count >= longestLineByteCount }
}

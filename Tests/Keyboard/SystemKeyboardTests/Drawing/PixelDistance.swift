// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Raster

enum PixelDistance {
  /// Whether no channel of any pixel differs by more than a limit.
  static func isSmall(_ a: Bitmap, _ b: Bitmap, within limit: Int) -> Bool {
    guard a != b else { return true }
    guard (a.width, a.height) == (b.width, b.height) else { return false }
    return a.pixels.indices.allSatisfy { a.pixels[$0] == b.pixels[$0] || largest(a.pixels[$0], b.pixels[$0]) <= limit }
  }

  /// How far the channel of two pixels that differs most is off, 0 to 255.
  static func largest(_ a: UInt32, _ b: UInt32) -> Int {
    var result = 0
    for shift in [UInt32(0), 8, 16, 24] { result = max(result, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))) }
    return result
  }
}

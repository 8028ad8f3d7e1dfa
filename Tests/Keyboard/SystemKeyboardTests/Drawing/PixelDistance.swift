// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

enum PixelDistance {
  /// How far the channel of two pixels that differs most is off, 0 to 255.
  static func largest(_ a: UInt32, _ b: UInt32) -> Int {
    var result = 0
    for shift in [UInt32(0), 8, 16, 24] { result = max(result, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))) }
    return result
  }
}

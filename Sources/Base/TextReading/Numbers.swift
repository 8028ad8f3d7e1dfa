// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Makes bytes of numbers, little endian.
struct NumberWriter {
  var bytes: [UInt8] = []

  mutating func write(_ number: UInt32) {
    for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// Takes such numbers from the front.
struct NumberReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(bytes) }

  /// - Returns: `nil` where there are not bytes enough.
  mutating func read() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

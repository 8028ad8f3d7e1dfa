// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Bytes that grow by little-endian numbers.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Adds zeros up to a multiple of four bytes.
  mutating func pad() { while bytes.count % 4 != 0 { bytes.append(0) } }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The 64-bit FNV-1a hash, against damage and not against forgery. Source: Fowler, Noll and Vo, RFC 9923.
package enum Checksum {
  /// Returns the hash of some bytes.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

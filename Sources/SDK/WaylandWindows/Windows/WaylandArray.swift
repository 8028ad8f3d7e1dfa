// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland

/// The arrays of numbers that some events carry.
enum WaylandArray {
  static func values(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt32] {
    guard let array = array?.pointee, let start = array.data else { return [] }
    // The compositor's library makes them: they hold whole numbers of 32 bits.
    return Array(UnsafeRawBufferPointer(start: start, count: array.size / 4 * 4).bindMemory(to: UInt32.self))
  }
}

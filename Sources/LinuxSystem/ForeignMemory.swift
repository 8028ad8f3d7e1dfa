// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Memory of another process that this one reads, and that the other one cannot take away.
package final class ForeignMemory {
  package let bytes: UnsafeRawBufferPointer

  /// Maps what is behind a descriptor, and closes the descriptor.
  ///
  /// - Throws: `EPERM` for memory that could shrink, which would end whoever reads it; `EINVAL` for what is no such memory, or
  ///   holds less.
  package init(owning descriptor: consuming FileDescriptor, byteCount: Int) throws(SystemCallError) {
    guard spn_cannot_shrink(descriptor.rawValue) >= 0 else { throw SystemCallError(call: "fcntl", errno: EINVAL) }
    guard spn_cannot_shrink(descriptor.rawValue) == 1 else { throw SystemCallError(call: "fcntl", errno: EPERM) }
    var information = stat()
    guard fstat(descriptor.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    guard byteCount > 0, information.st_size >= byteCount else { throw SystemCallError(call: "mmap", errno: EINVAL) }
    let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor.rawValue, 0)
    guard let address, address != MAP_FAILED else { throw SystemCallError(call: "mmap", errno: errno) }
    bytes = UnsafeRawBufferPointer(start: address, count: byteCount)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

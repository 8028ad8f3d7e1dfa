// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Memory of another process that this one reads, and that the other one cannot take away.
package final class ForeignMemory {
  /// What the other process has put there, and may change at any time.
  package let bytes: UnsafeRawBufferPointer
  private let file: ForeignDescriptor

  /// Maps what is behind a descriptor.
  ///
  /// Whether it has seals is asked first: only files in memory have, and the kernel answers for those without waiting.
  ///
  /// - Throws: `EPERM` for memory that could shrink, which would end whoever reads it; `EINVAL` for what is no such memory, or
  ///   holds less.
  package init(owning descriptor: consuming ForeignDescriptor, byteCount: Int) throws(SystemCallError) {
    let seal = spn_cannot_shrink(descriptor.rawValue)
    guard seal >= 0 else { throw SystemCallError(call: "fcntl", errno: EINVAL) }
    guard seal == 1 else { throw SystemCallError(call: "fcntl", errno: EPERM) }
    var information = stat()
    guard fstat(descriptor.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    guard byteCount > 0, information.st_size >= byteCount else { throw SystemCallError(call: "mmap", errno: EINVAL) }
    let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor.rawValue, 0)
    guard let address, address != MAP_FAILED else { throw SystemCallError(call: "mmap", errno: errno) }
    bytes = UnsafeRawBufferPointer(start: address, count: byteCount)
    file = descriptor
  }

  deinit { _ = spn_unmap_elsewhere(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  /// The bytes of the whole file, which may be larger than what is mapped, and grow.
  package var fileByteCount: Int {
    var information = stat()
    return fstat(file.rawValue, &information) == 0 ? Int(information.st_size) : 0
  }
}

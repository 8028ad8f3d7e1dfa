// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension SharedMemory {
  /// Returns a copy of memory that another process shows us, and closes the descriptor.
  ///
  /// - Throws: Whatever the system says; `EINVAL` when the file holds less than that.
  package static func read(
    owning descriptor: consuming FileDescriptor, byteCount: Int
  ) throws(SystemCallError) -> [UInt8] {
    var information = stat()
    guard fstat(descriptor.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    guard byteCount > 0, information.st_size >= byteCount else { throw SystemCallError(call: "mmap", errno: EINVAL) }
    let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor.rawValue, 0)
    guard let address, address != MAP_FAILED else { throw SystemCallError(call: "mmap", errno: errno) }
    defer { munmap(address, byteCount) }
    return Array(UnsafeRawBufferPointer(start: address, count: byteCount))
  }
}

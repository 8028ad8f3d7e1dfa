// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Memory that can be shown to another process: an anonymous file, mapped here.
package final class SharedMemory {
  private let file: FileDescriptor
  /// Mapped for reading and writing; other processes may see it.
  package let bytes: UnsafeMutableRawBufferPointer

  /// The descriptor to pass on; it stays ours.
  package var descriptor: Int32 { file.rawValue }

  /// - Parameters:
  ///   - byteCount: The size; more than 0.
  ///   - name: Shown in `/proc` only.
  package init(byteCount: Int, name: String) throws(SystemCallError) {
    let fd = spn_memfd_create(name)
    guard fd >= 0 else { throw SystemCallError(call: "memfd_create", errno: -fd) }
    file = FileDescriptor(owning: fd)
    guard ftruncate(fd, byteCount) == 0 else { throw SystemCallError(call: "ftruncate", errno: errno) }
    let address = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
    guard let address, address != MAP_FAILED else { throw SystemCallError(call: "mmap", errno: errno) }
    bytes = UnsafeMutableRawBufferPointer(start: address, count: byteCount)
    let sealed = spn_seal_against_shrinking(fd)
    guard sealed == 0 else { throw SystemCallError(call: "fcntl", errno: -sealed) }
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }
}

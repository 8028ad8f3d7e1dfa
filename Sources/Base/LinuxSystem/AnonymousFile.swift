// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Bytes in a file without a name, for another process to read; nobody can change them any more.
package final class AnonymousFile: Sendable {
  private let file: FileDescriptor

  /// The descriptor to pass on; it stays ours.
  package var descriptor: Int32 { file.rawValue }

  /// - Parameters:
  ///   - name: Shown in `/proc` only.
  ///   - write: Writes the content to a descriptor and leaves it open.
  package init<Failure: Error>(
    name: String, orElse failure: (SystemCallError) -> Failure, write: (Int32) throws(Failure) -> Void
  ) throws(Failure) {
    let fd = spn_memfd_create(name)
    guard fd >= 0 else { throw failure(SystemCallError(call: "memfd_create", errno: -fd)) }
    file = FileDescriptor(owning: fd)
    try write(fd)
    let sealed = spn_seal_for_good(fd)
    guard sealed == 0 else { throw failure(SystemCallError(call: "fcntl", errno: -sealed)) }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file that is read in place.
///
/// Who installs another version must put it in place by a rename: a file that shrinks while it is read ends the program.
///
/// `@unchecked Sendable` is safe because nothing changes after `init`.
package final class MappedFile: @unchecked Sendable {
  /// The whole file; valid as long as this object lives.
  package let bytes: UnsafeRawBufferPointer

  /// Maps a file and has the system read it ahead, without waiting for that. Source: mmap(2), madvise(2).
  ///
  /// - Throws: Whatever the system says; `EFBIG` for a file over the limit, `EINVAL` for what is empty or no file.
  package init(_ path: String, limit: Int) throws(SystemCallError) {
    let file = try FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), call: "open")
    var information = stat()
    guard fstat(file.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    let byteCount = Int(information.st_size)
    guard information.st_mode & S_IFMT == S_IFREG, byteCount > 0 else {
      throw SystemCallError(call: "mmap", errno: EINVAL)
    }
    guard byteCount <= limit else { throw SystemCallError(call: "mmap", errno: EFBIG) }
    let address = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, file.rawValue, 0)
    guard let address, address != MAP_FAILED else { throw SystemCallError(call: "mmap", errno: errno) }
    // Only advice: without it pages come when they are first read.
    _ = madvise(address, byteCount, MADV_WILLNEED)
    bytes = UnsafeRawBufferPointer(start: address, count: byteCount)
  }

  /// Gives back the memory in which the file was read. What is read from now on comes from the system's cache again. Source: madvise(2).
  package func rest() {
    _ = madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

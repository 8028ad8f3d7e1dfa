// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Small files, read in one go.
public enum FileContents {
  /// Reads a whole file, following links.
  ///
  /// - Parameter limit: The most bytes that are taken; a longer file is refused with `EFBIG`.
  /// - Throws: `EINVAL` for anything but a regular file, so that a pipe in its place cannot make the caller wait.
  public static func read(_ path: String, limit: Int = 1 << 20) throws(SystemCallError) -> [UInt8] {
    let file = try FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), call: "open")
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemCallError(call: "open", errno: EINVAL) }
    // The size in the status is not to be trusted: that of files under /proc is 0, and others may grow meanwhile.
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file.rawValue, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemCallError(call: "read", errno: errno)
      }
      guard bytes.count + count <= limit else { throw SystemCallError(call: "read", errno: EFBIG) }
      bytes += chunk[..<count]
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

private import Glibc

/// Whole files as bytes.
public enum FileReading {
  /// Reads a file. The corresponding C functions are `open`, `fstat` and `read`.
  ///
  /// - Parameter limit: The most bytes that are read; a larger file is an error with `EFBIG`.
  /// - Throws: With `EISDIR` or `EINVAL` when the path is not that of a file that can be read to its end.
  public static func readFile(_ path: String, limit: Int = 16 << 20) throws(SystemCallError) -> [UInt8] {
    // Non-blocking, so that a FIFO without a writer cannot hold up the caller.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw SystemCallError(call: "open", errno: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SystemCallError(call: "fstat", errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemCallError(call: "open", errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR {
        continue
      }
      guard count >= 0 else {
        throw SystemCallError(call: "read", errno: errno)
      }
      guard count > 0 else {
        return bytes
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw SystemCallError(call: "read", errno: EFBIG)
      }
    }
  }
}

extension SystemCallError {
  /// The error number in words, as `strerror` has them.
  public var explanation: String {
    // glibc keeps the message in a buffer of the calling thread.
    let text = strerror(errno).map { String(cString: $0) }
    return text ?? "error \(errno)"
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A pipe through which a program that this process starts says something; reading never waits, and is this process's alone.
package final class ReportPipe {
  private let reading: FileDescriptor
  private var writing: Int32

  /// The end to read from, to be watched; it stays ours.
  package var descriptor: Int32 { reading.rawValue }

  /// The end to give to the program; it stays ours until it is closed.
  package var writingEnd: Int32 { writing }

  package init() throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemCallError(call: "pipe", errno: errno) }
    reading = FileDescriptor(owning: ends[0])
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Ours alone: a program may rely on its end blocking.
    _ = fcntl(reading.rawValue, F_SETFL, fcntl(reading.rawValue, F_GETFL) | O_NONBLOCK)
    // Who has one end can open the other in /proc/self/fd, if the file's mode lets it.
    guard fchmod(writing, 0o200) == 0 else { throw SystemCallError(call: "fchmod", errno: errno) }
  }

  deinit { closeWritingEnd() }

  /// Closes this process's copy of the end that the program writes to, so that the pipe ends with the program.
  package func closeWritingEnd() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Returns what has come and not been read, up to a number of bytes; empty when nothing has, or when the pipe has ended.
  package func read(limit: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var filled = 0
    while filled < limit {
      let count = bytes.withUnsafeMutableBytes { space in
        Glibc.read(reading.rawValue, space.baseAddress.map { $0 + filled }, limit - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }
}

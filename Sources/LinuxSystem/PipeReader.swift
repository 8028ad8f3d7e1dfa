// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Bytes that another process hands over in a pipe.
package enum PipeReader {
  /// Has somebody write into a pipe, and returns what came out.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are taken.
  ///   - milliseconds: How long the writer may keep us waiting for the next bytes.
  ///   - start: Gives the end to write into away; it is closed here afterwards.
  /// - Returns: `nil` when the writer takes too long or writes too much.
  package static func read(
    limit: Int, milliseconds: Int32, from start: (_ end: Int32) -> Void
  ) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let ours = FileDescriptor(owning: ends[0])
    do {
      let theirs = FileDescriptor(owning: ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      start(theirs.rawValue)
    }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      var waiting = pollfd(fd: ours.rawValue, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, milliseconds)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = Glibc.read(ours.rawValue, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return content }
      guard content.count + count <= limit else { return nil }
      content += chunk.prefix(count)
    }
  }
}

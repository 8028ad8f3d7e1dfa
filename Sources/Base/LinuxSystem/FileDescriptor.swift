// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file descriptor that is closed with its owner.
package struct FileDescriptor: ~Copyable, Sendable {
  /// The descriptor's number.
  package let rawValue: Int32

  /// Takes over a descriptor that someone opened for us.
  package init(owning rawValue: Int32) { self.rawValue = rawValue }

  /// Takes over the result of a call that returns -1 and sets `errno` when it fails.
  package init(owning result: Int32, call: String) throws(SystemCallError) {
    guard result >= 0 else { throw SystemCallError(call: call, errno: errno) }
    rawValue = result
  }

  /// Opens what has nothing to read and drops what is written.
  package static func nothing() throws(SystemCallError) -> FileDescriptor {
    try FileDescriptor(owning: open("/dev/null", O_RDWR | O_CLOEXEC), call: "open")
  }

  /// Whether something has come to a descriptor that is to be read, or its end.
  package static func isReadable(_ descriptor: Int32) -> Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, 0) == 1 && question.revents & Int16(POLLIN) != 0
  }

  deinit { close(rawValue) }

  /// Gives the descriptor away; it is no longer closed here.
  package consuming func release() -> Int32 {
    let value = rawValue
    discard self
    return value
  }
}

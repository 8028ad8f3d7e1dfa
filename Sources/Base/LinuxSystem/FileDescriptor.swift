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

  /// Waits until something has come to a descriptor that is to be read, or its end.
  ///
  /// - Parameter time: How long, at the most; `nil` for as long as it takes.
  /// - Returns: Whether it has.
  package static func isReadable(_ descriptor: Int32, within time: Duration?) -> Bool {
    wait(for: POLLIN, at: descriptor, within: time)
  }

  /// Waits until there is room for what is to be written to a descriptor, or nobody is left who would read it.
  package static func isWritable(_ descriptor: Int32, within time: Duration?) -> Bool {
    wait(for: POLLOUT, at: descriptor, within: time)
  }

  private static func wait(for event: Int32, at descriptor: Int32, within time: Duration?) -> Bool {
    let deadline = time.map { MonotonicClock.nowMicroseconds.addingReportingOverflow($0.microseconds) }
    while true {
      var question = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      var rest: Int32 = -1
      if let deadline, !deadline.overflow {
        // Rounded up: a wait that ends a little early would be followed by many short ones.
        rest = Int32(clamping: max(0, deadline.partialValue - MonotonicClock.nowMicroseconds + 999) / 1000)
      }
      let count = poll(&question, 1, rest)
      if count > 0 { return question.revents != 0 }
      if count == 0, rest < .max { return false }
      guard count == 0 || errno == EINTR else { return false }
    }
  }

  deinit { close(rawValue) }

  /// Gives the descriptor away; it is no longer closed here.
  package consuming func release() -> Int32 {
    let value = rawValue
    discard self
    return value
  }
}

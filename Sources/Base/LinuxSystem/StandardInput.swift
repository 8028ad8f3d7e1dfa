// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The bytes that whoever started this process sends it.
package enum StandardInput {
  /// The descriptor, for those who wait for it among others.
  package static var descriptor: Int32 { STDIN_FILENO }

  /// Waits for bytes and returns those that are there, at most 4096; none means that no more will come.
  package static func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return Array(bytes.prefix(max(0, count)))
    }
  }

  /// Waits for bytes and returns those that are there, as `read` does, also where others have made the descriptor one that does not wait.
  ///
  /// - Throws: Where it cannot be read, which is not its end.
  package static func readOrFail() throws(SystemCallError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      let error = SystemCallError(call: "read", errno: errno)
      guard error.isAgain || error.errno == EINTR else { throw error }
      if error.isAgain { _ = FileDescriptor.isReadable(STDIN_FILENO, within: nil) }
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A system call failed.
package struct SystemCallError: Error, Hashable, Sendable {
  /// The call's name, such as `open`.
  package let call: String
  /// The error number, as in `errno(3)`.
  package let errno: Int32

  package init(call: String, errno: Int32) {
    self.call = call
    self.errno = errno
  }
}

extension SystemCallError {
  /// The error number in words, as `strerror` has them.
  package var explanation: String {
    // glibc keeps the message in a buffer of the calling thread.
    let text = strerror(self.errno).map { String(cString: $0) }
    return text ?? "error \(errno)"
  }
}

extension SystemCallError {
  /// Whether the call would have had to wait.
  package var isAgain: Bool { self.errno == EAGAIN }

  /// Whether the call is not for what it was asked of, as epoll is not for files.
  package var isNotPermitted: Bool { self.errno == EPERM }

  /// Whether there is no file or process of that name or number.
  package var isMissing: Bool { [ENOENT, ESRCH].contains(errno) }
}

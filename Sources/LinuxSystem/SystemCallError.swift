// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A system call failed.
public struct SystemCallError: Error, Hashable, Sendable {
  /// The call's name, such as `open`.
  public let call: String
  /// The error number, as in `errno(3)`.
  public let errno: Int32

  public init(call: String, errno: Int32) {
    self.call = call
    self.errno = errno
  }
}

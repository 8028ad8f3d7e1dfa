// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage

/// The file of keyboards that spinetd has set aside.
enum FailedKeyboardsFile {
  static func read() -> FailedKeyboards { FailedKeyboards.usualPath.map(FailedKeyboards.read) ?? FailedKeyboards() }

  /// Lets a keyboard try again.
  ///
  /// - Returns: Whether it had been set aside.
  static func forget(_ identifier: String) throws(Failure) -> Bool {
    guard let path = FailedKeyboards.usualPath else { return false }
    do { return try FailedKeyboards.forget(identifier, in: path) } catch { throw Failure(error.message) }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Storage

/// The file of keyboards that spinetd has set aside.
enum FailedKeyboardsFile {
  static func read() -> FailedKeyboards {
    guard let path = FailedKeyboards.usualPath,
      let bytes = try? Files.read(path, limit: FailedKeyboards.longestByteCount)
    else { return FailedKeyboards() }
    return FailedKeyboards(bytes: bytes)
  }

  /// Lets a keyboard try again.
  ///
  /// - Returns: Whether it had been set aside.
  static func forget(_ identifier: String) throws(Failure) -> Bool {
    var failed = read()
    guard failed.reasons.removeValue(forKey: identifier) != nil, let path = FailedKeyboards.usualPath else { return false }
    try Failure.explain("\(path) cannot be written") { () throws(SystemCallError) in
      try Files.write(failed.bytes, to: path + ".new", permissions: 0o600)
      try Files.move(path + ".new", to: path)
    }
    return true
  }
}

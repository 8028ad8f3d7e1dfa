// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Process {
  /// The number of the user that this process acts for.
  package static var user: UInt32 { geteuid() }

  /// The folder that relative paths begin in; `nil` when it has been removed.
  package static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

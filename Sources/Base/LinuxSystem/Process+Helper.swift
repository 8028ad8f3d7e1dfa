// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Process {
  /// Finds a program that belongs to this one: beside it, as in a build folder, or where it is installed.
  package static func helper(_ name: String) -> String? {
    guard let folder else { return nil }
    return ["\(folder)/\(name)", "\(folder)/../libexec/spinet/\(name)", "\(folder)/../lib/spinet/\(name)"]
      .first(where: Files.isExecutable)
  }
}

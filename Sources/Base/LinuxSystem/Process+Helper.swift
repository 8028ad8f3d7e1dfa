// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Process {
  /// Finds a program that belongs to this one: beside it, as in a build folder, or where it is installed.
  package static func helper(_ name: String) -> String? {
    guard let folder else { return nil }
    return ["\(folder)/\(name)", "\(folder)/../libexec/spinet/\(name)", "\(folder)/../lib/spinet/\(name)"]
      .first { access($0, X_OK) == 0 }
  }

  /// Finds a program of the system by its name, in the folders of `PATH` and in the usual ones.
  package static func program(_ name: String) -> String? {
    let folders = (Environment.value("PATH") ?? "").split(separator: ":").map(String.init)
    return (folders.filter { $0.hasPrefix("/") } + ["/usr/local/bin", "/usr/bin", "/bin"]).lazy
      .map { "\($0)/\(name)" }.first(where: Files.isExecutable)
  }
}

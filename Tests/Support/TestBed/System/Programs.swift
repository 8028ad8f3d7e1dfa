// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs of the system that the bed uses.
package enum Programs {
  /// Returns where a program is by `PATH`; `nil` when it is not installed.
  package static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// Returns what is missing of a list of programs.
  package static func missing(of names: [String]) -> [String] {
    names.filter { path(of: $0) == nil }
  }

  /// Debian's own Python: the one that has the toolkits' bindings, whatever else `PATH` offers.
  package static let python = "/usr/bin/python3"
}

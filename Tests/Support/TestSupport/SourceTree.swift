// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// The checkout that the tests were built from, wherever in it their files lie.
package enum SourceTree {
  /// The folder of `Package.swift`.
  package static let root: String = {
    var folders = #filePath.split(separator: "/").dropLast()
    while !folders.isEmpty {
      let folder = "/" + folders.joined(separator: "/")
      if Files.exists(folder + "/Package.swift") { return folder }
      folders.removeLast()
    }
    fatalError("there is no Package.swift above \(#filePath)")
  }()

  /// Returns the path of a file or folder that is named from the root, as in `Documentation/Settings.md`.
  package static func path(_ path: String) -> String { root + "/" + path }
}

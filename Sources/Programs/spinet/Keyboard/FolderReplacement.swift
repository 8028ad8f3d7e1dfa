// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Puts a folder in place of another as a whole: nobody ever sees half of it, and a failure leaves the old one.
enum FolderReplacement {
  /// - Parameters:
  ///   - path: Where the folder is to be; those above it are made.
  ///   - fill: Puts files into a folder beside it, whose name begins with a dot.
  static func put(at path: String, fill: (String) throws(Failure) -> Void) throws(Failure) {
    let parent = Path.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? "folder"
    let staged = try Failure.explain("\(parent) cannot be written") { () throws(SystemCallError) in
      try Files.makeFolder(parent, permissions: 0o755)
      return try Files.makeTemporaryFolder(prefix: "\(parent)/.\(name).")
    }
    defer { try? Files.remove(staged) }
    try fill(staged)
    try Failure.explain("\(path) cannot be put in place") { () throws(SystemCallError) in
      // The temporary folder was its owner's only.
      try Files.setPermissions(0o755, of: staged)
      if (try? Files.status(path, followingLinks: false)) != nil {
        try Files.exchange(staged, with: path)
      } else {
        try Files.move(staged, to: path)
      }
    }
  }
}

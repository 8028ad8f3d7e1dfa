// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension GrantStore {
  /// Reads a file; nothing is allowed when there is no such file, or one that others can write.
  package static func read(_ path: String) -> GrantStore {
    guard let status = try? Files.status(path, followingLinks: false), status.kind == .file,
      !status.isWritableByOthers, let bytes = try? Files.read(path, limit: longestByteCount)
    else { return GrantStore() }
    return GrantStore(bytes: bytes)
  }

  /// Writes the file, in a folder that only the person can open.
  package func write(_ path: String) throws(SettingsFile.Failure) {
    do throws(SystemCallError) {
      if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash]), permissions: 0o700) }
      try Files.change(path, limit: Self.longestByteCount, patience: .milliseconds(20)) { _ in (bytes, ()) }
    } catch {
      throw SettingsFile.Failure(message: "\(path) cannot be changed: \(error.explanation)")
    }
  }
}

/// A file of what this program keeps; `nil` when there is no place for it.
func statePath(_ name: String) -> String? { BaseFolder.state.path.map { "\($0)/spinet/\(name)" } }

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import LinuxSystem
import Sandbox
import TestBed

/// Folders with the hostile keyboard as an installed one, and with something of the host's that it must not reach.
///
/// One for all tests; removed with the process.
final class Site: Sendable {
  static let shared = try? Site()
  static let program = "hostile-keyboard"

  let folder: String
  var bundle: String { folder + "/Hostile.keyboard" }
  /// A file of the person's.
  var secret: String { folder + "/secret" }
  var confine: String { folder + "/spinet-confine" }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.path() + "spinet-sandbox-\(UUID().uuidString)"
    let files = FileManager.default
    try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for (name, place) in [(Self.program, "\(bundle)/\(Self.program)"), ("spinet-confine", confine)] {
      guard let built = LinuxSystem.Process.helper(name) else { throw CocoaError(.fileNoSuchFile) }
      try ProgramCopy.make(of: built, at: place)
    }
    try "a resource".write(toFile: bundle + "/resource.txt", atomically: true, encoding: .utf8)
    try "a secret".write(toFile: secret, atomically: true, encoding: .utf8)
    // So that another user's keyboard can be where this user's things are, and has only the sandbox in its way.
    chmod(folder, 0o755)
    chmod(secret, 0o644)
    Self.folderToRemove = folder
    atexit {
      if let folder = Site.folderToRemove { try? FileManager.default.removeItem(atPath: folder) }
    }
  }

  nonisolated(unsafe) private static var folderToRemove: String?

  /// Makes a folder for a keyboard's own data.
  func container(for circumstance: Circumstance) throws -> String {
    let path = "\(folder)/container-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    circumstance.own(path)
    return path
  }
}

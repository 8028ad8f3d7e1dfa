// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A program that others connect to, confined by itself once it listens.
package enum ListeningProcess {
  /// Gives up, for good, all files but some, and all system calls but those that connections that come need.
  ///
  /// Where the kernel has no Landlock, files are not given up.
  ///
  /// - Parameter folders: Where it may read and write files; they must be there.
  package static func confine(to folders: [String]) throws(SandboxError) {
    let filter = try SystemCallFilter(.listening)
    let rights: Landlock.Rights = [.readFile, .writeFile, .readFolder, .makeFile, .removeFile, .truncate]
    do throws(SystemCallError) {
      for (limit, value) in limits { try limit.set(value) }
      try Process.gainNoPrivileges()
      try Landlock.confine(to: folders.map { Landlock.Grant(path: $0, rights: rights) }, connecting: false)
      // No call is held, so nobody needs to hear of any.
      _ = try Process.filterSystemCalls(by: Files.content(of: filter.file.descriptor))
    } catch { throw SandboxError.system(error) }
  }

  private static let limits: [(ResourceLimit, UInt64)] = [
    (.fileSize, 1 << 20), (.data, 256 << 20), (.openFiles, 256), (.pendingSignals, 64),
  ]
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A program that connects to another device, confined by itself before it does.
package enum CallingProcess {
  /// Gives up, for good, all files, and all system calls but those that a connection needs.
  ///
  /// Where the kernel has no Landlock, files are not given up.
  package static func confine() throws(SandboxError) {
    let filter = try SystemCallFilter(.calling)
    do throws(SystemCallError) {
      for (limit, value) in limits { try limit.set(value) }
      try Process.gainNoPrivileges()
      try Landlock.confine(to: [], connecting: true)
      // No call is held, so nobody needs to hear of any.
      _ = try Process.filterSystemCalls(by: Files.content(of: filter.file.descriptor))
    } catch { throw SandboxError.system(error) }
  }

  private static let limits: [(ResourceLimit, UInt64)] = [
    (.fileSize, 0), (.data, 256 << 20), (.openFiles, 64), (.pendingSignals, 64),
  ]
}

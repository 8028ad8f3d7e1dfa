// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A program that has opened a camera and started what reads its pictures, confined by itself from then on.
package enum SeeingProcess {
  /// Gives up, for good, all files, connections, programs and threads: what it may still do is to take pictures, and to hand them on.
  ///
  /// Where the kernel has no Landlock, the filter of system calls alone keeps files away.
  ///
  /// - Throws: `noFilter`, or `system` where the kernel does not allow it.
  package static func confine() throws(SandboxError) {
    let filter = try SystemCallFilter(.seeing)
    do throws(SystemCallError) {
      let instructions = try Files.content(of: filter.file.descriptor)
      Process.forbidCores()
      for (limit, value) in limits { try limit.set(value) }
      try Process.gainNoPrivileges()
      try Landlock.confine(to: [], connecting: false)
      // No call is held, so nobody has to hear of any.
      _ = try Process.filterSystemCalls(by: instructions)
    } catch {
      throw .system(error)
    }
  }

  /// Memory of pictures counts as files.
  private static let limits: [(ResourceLimit, UInt64)] = [
    (.fileSize, 64 << 20), (.data, 512 << 20), (.lockedMemory, 0), (.processes, 0),
  ]
}

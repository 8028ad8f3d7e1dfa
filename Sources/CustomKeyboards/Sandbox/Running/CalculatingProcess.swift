// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A process that gives up all but calculating, for good: files, connections, programs, and most of the memory.
///
/// It is for a program of ours that has what it needs from files already, and then works on what strangers have made, such as pictures.
/// What it may still do is to read and write what it has open.
package enum CalculatingProcess {
  /// Confines this process. Where the kernel has no Landlock, the filter of system calls alone keeps files away.
  ///
  /// - Parameter memoryByteCount: Private memory that it may have.
  /// - Throws: `noFilter`, or `system` where the kernel does not allow it.
  package static func begin(memoryByteCount: UInt64) throws(SandboxError) {
    let filter = try SystemCallFilter(.calculating)
    do throws(SystemCallError) {
      let instructions = try Files.content(of: filter.file.descriptor)
      Process.forbidCores()
      try ResourceLimit.data.set(memoryByteCount)
      for limit in [ResourceLimit.fileSize, .lockedMemory, .processes] { try limit.set(0) }
      try Process.gainNoPrivileges()
      try Landlock.confine(to: [], connecting: false)
      // No call is held, so nobody has to hear of any.
      _ = try Process.filterSystemCalls(by: instructions)
    } catch {
      throw .system(error)
    }
  }
}

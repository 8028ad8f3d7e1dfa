// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Confinement
internal import LinuxSystem

extension SandboxProfile {
  /// What `spinet-confine` does in the sandbox.
  func confinement(on machine: SandboxMachine) -> Confinement {
    var confinement = Confinement(program: "/bundle/\(executable)")
    confinement.arguments = arguments
    confinement.grants = machine.usesLandlock ? places(on: machine).compactMap(\.grant) : nil
    confinement.isConnecting = hasNetwork
    confinement.limits = Self.limits
    if !machine.countsProcessesBySandbox { confinement.limits[.processes] = nil }
    confinement.environment = ["HOME=/container", "LANG=\(locale)", "SPINET_KEYBOARD=1", "TMPDIR=/tmp"]
    if languages != nil { confinement.environment.append("SPINET_LANGUAGES=\(Self.languagesPath)") }
    return confinement
  }

  /// Bytes of a file, on the disk or in memory.
  static let mostFileByteCount: UInt64 = 64 << 20

  /// More than any keyboard needs; the memory that it may use is another limit, `SandboxedProcess.memoryUse`.
  static let limits: [ResourceLimit: UInt64] = [
    // Not 0, with which programs that collect crashes would still be given the memory, and what was typed in it. The
    // kernel takes 1 as the word for nothing at all.
    .core: 1,
    // A thread's stack counts with all of its 8 MiB, of which it uses some pages.
    .data: 512 << 20,
    // Frames are files in memory: the largest screen's keyboard has 30 MiB.
    .fileSize: mostFileByteCount,
    .openFiles: 128,
    // Threads, since the filter allows no further process.
    .processes: 128,
    .lockedMemory: 0,
    // Timers, of which each has a signal that waits.
    .pendingSignals: 128,
  ]
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// What the kernel lets a process have at the most. Source: getrlimit(2).
package enum ResourceLimit: String, CaseIterable, Hashable, Sendable {
  /// Bytes of a core file.
  case core
  /// Bytes of private memory that can be written, threads' stacks among it.
  case data
  /// Bytes of a file.
  case fileSize
  /// One more than the highest descriptor.
  case openFiles
  /// Processes and threads of the user.
  case processes
  /// Bytes of memory that is never swapped.
  case lockedMemory
  /// Signals that wait, and timers.
  case pendingSignals

  private var number: Int32 {
    switch self {
    case .core: Int32(RLIMIT_CORE.rawValue)
    case .data: Int32(RLIMIT_DATA.rawValue)
    case .fileSize: Int32(RLIMIT_FSIZE.rawValue)
    case .openFiles: Int32(__RLIMIT_OFILE.rawValue)
    case .processes: Int32(__RLIMIT_NPROC.rawValue)
    case .lockedMemory: Int32(__RLIMIT_MEMLOCK.rawValue)
    case .pendingSignals: Int32(__RLIMIT_SIGPENDING.rawValue)
    }
  }

  /// Limits this process, for good, unless it is privileged.
  package func set(_ limit: UInt64) throws(SystemCallError) {
    let result = spn_set_limit(number, limit)
    guard result == 0 else { throw SystemCallError(call: "setrlimit", errno: -result) }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// A process that somebody else started. Once made, it means this process and never a later one of the same number.
package final class ProcessHandle {
  /// The process's number.
  package let process: Int32
  private let handle: FileDescriptor

  /// - Throws: When there is no such process.
  package init(process: Int32) throws(SystemCallError) {
    let opened = spn_pidfd_open(process)
    guard opened >= 0 else { throw SystemCallError(call: "pidfd_open", errno: -opened) }
    self.process = process
    handle = FileDescriptor(owning: opened)
  }

  /// Has the kernel end it; does nothing when it has ended.
  package func kill() { _ = spn_pidfd_signal(handle.rawValue, SIGKILL) }

  /// Has the kernel stop all of it where it is, which it cannot keep the kernel from.
  package func pause() { _ = spn_pidfd_signal(handle.rawValue, SIGSTOP) }

  /// Has it go on after `pause()`.
  package func resume() { _ = spn_pidfd_signal(handle.rawValue, SIGCONT) }

  /// How long processors have worked for it, in microseconds; `nil` when it has ended.
  package var processorMicroseconds: Int64? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }

  /// How it has fared with the processors; `nil` where the kernel does not count that, and when it has ended.
  package var processorUse: ProcessorUse? { ProcessorUse(ofProcess: process) }

  /// Has the kernel choose it before others when the machine has no memory left. Source: proc(5), `oom_score_adj`.
  package func endFirstWhenMemoryIsShort() {
    let file = open("/proc/\(process)/oom_score_adj", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, "800", 3)
    close(file)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Turns signals into events of the loop, so that no handler runs in the middle of anything.
@MainActor
package final class SignalWatch {
  private let file: FileDescriptor
  private let watch: EventLoopWatch

  /// The signals that ask a program to end.
  package static let termination: [Int32] = [SIGTERM, SIGINT, SIGHUP]
  /// The signals that end or stop a program which uses a terminal, which would leave that as it is then.
  package static let terminal: [Int32] = [SIGQUIT, SIGTSTP]

  /// Blocks the signals and calls the handler with the number of each that arrives.
  package init(_ signals: [Int32], loop: EventLoop, handler: @escaping (Int32) -> Void) throws(SystemCallError) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
    let flags = Int32(SFD_CLOEXEC | SFD_NONBLOCK)
    let fd = try FileDescriptor(owning: signalfd(-1, &set, flags), call: "signalfd")
    let raw = fd.rawValue
    file = fd
    watch = try loop.watch(raw) { _ in
      var info = signalfd_siginfo()
      while read(raw, &info, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
        handler(Int32(bitPattern: info.ssi_signo))
      }
    }
  }
}

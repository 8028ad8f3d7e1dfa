// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The system calls of a program that only calculates, on memory that it is handed over one connection.
extension SystemCallPolicy {
  /// All but these fail with `EPERM`. None opens or makes a file, a connection, a process or a thread, or makes memory that can be run.
  static let calculating = SystemCallPolicy(
    rules: plainOfCalculating.map { SystemCallRule(name: $0) } + narrowOfCalculating)

  private static let plainOfCalculating = """
    brk clock_getres clock_gettime clock_nanosleep close exit exit_group futex getpid getrandom getrusage gettid
    gettimeofday lseek mremap munmap nanosleep poll ppoll read recvmsg restart_syscall rseq rt_sigaction rt_sigprocmask
    rt_sigreturn sched_getaffinity sched_yield sendmsg sigaltstack sysinfo tgkill time times write writev
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static var narrowOfCalculating: [SystemCallRule] {
    // PROT_EXEC
    let runnable: UInt64 = 4
    return [
      // fcntl(2): F_GETFD, F_SETFD, F_GETFL and F_GET_SEALS.
      1, 2, 3, 1034,
    ].map {
      SystemCallRule(name: "fcntl", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: $0)])
    }
      + ["mmap", "mprotect"].map {
        SystemCallRule(name: $0, conditions: [SystemCallRule.Condition(argument: 2, mask: runnable, value: 0)])
      }
      + [
        // MADV_DONTNEED and MADV_FREE, by which memory is given back.
        4, 8,
      ].map {
        SystemCallRule(
          name: "madvise", conditions: [SystemCallRule.Condition(argument: 2, mask: 0xFFFF_FFFF, value: $0)])
      }
  }
}

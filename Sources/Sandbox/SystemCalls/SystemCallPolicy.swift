// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Confinement

/// The system calls that a keyboard may make: those of a program with Foundation, threads, Cairo and Pango, found with
/// strace(1), and their likes. All others fail with `EPERM`.
///
/// Names that an architecture does not have are passed over.
struct SystemCallPolicy: Hashable, Sendable {
  var allowed: [SystemCallRule]
  /// Those that fail with `ENOSYS`, so that C libraries do the same by older calls.
  var unknown: [String] = ["clone3", "openat2", "epoll_pwait2"]
  /// The numbers of those that libseccomp may not know by name yet, which are the same on every architecture.
  var unknownNumbers: ClosedRange<Int32> = 449...511

  init(hasNetwork: Bool) {
    allowed = Self.plain.map { SystemCallRule(name: $0) } + Self.narrow
    if hasNetwork { allowed += Self.network }
  }
}

// MARK: - With any arguments

extension SystemCallPolicy {
  private static let plain = [memory, files, folders, waiting, time, threads, signals, identity, connection].flatMap {
    $0.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let memory = """
    brk madvise membarrier mincore mmap mprotect mremap msync munmap
    """

  private static let files = """
    access close close_range creat dup dup2 dup3 faccessat faccessat2 fadvise64 fallocate fdatasync flock fstat
    fstatfs fsync ftruncate lseek lstat newfstatat open openat pipe pipe2 pread64 preadv preadv2 pwrite64 pwritev
    pwritev2 read readahead readv copy_file_range sendfile stat statfs statx truncate write writev
    """

  private static let folders = """
    chdir chmod fchdir fchmod fchmodat fgetxattr flistxattr futimesat getcwd getdents getdents64 getxattr lgetxattr link
    linkat listxattr llistxattr mkdir mkdirat readlink readlinkat rename renameat renameat2 rmdir umask
    unlink unlinkat utime utimensat utimes
    """

  private static let waiting = """
    epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_wait eventfd eventfd2 poll ppoll pselect6 select signalfd
    signalfd4
    """

  private static let time = """
    clock_getres clock_gettime clock_nanosleep gettimeofday nanosleep time timer_create timer_delete timer_getoverrun
    timer_gettime timer_settime timerfd_create timerfd_gettime timerfd_settime times
    """

  private static let threads = """
    arch_prctl exit exit_group futex get_robust_list getcpu gettid restart_syscall rseq sched_get_priority_max
    sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler sched_yield set_robust_list
    set_tid_address
    """

  private static let signals = """
    pause rt_sigaction rt_sigpending rt_sigprocmask rt_sigreturn rt_sigsuspend rt_sigtimedwait sigaltstack tgkill
    """

  private static let identity = """
    getegid geteuid getgid getgroups getpgid getpgrp getpid getppid getpriority getrandom getresgid getresuid getrlimit
    getrusage getsid getuid sysinfo uname
    """

  /// Of the one connection that there is: no call here makes another one.
  private static let connection = """
    getpeername getsockname getsockopt recvfrom recvmsg sendmsg sendto shutdown
    """
}

// MARK: - With some arguments

extension SystemCallPolicy {
  private static var narrow: [SystemCallRule] {
    [
      // Threads and nothing else: no process of its own, and no namespace. CLONE_THREAD, and none of CLONE_NEW….
      SystemCallRule(
        name: "clone", conditions: [SystemCallRule.Condition(argument: 0, mask: 0x7E03_0000, value: 0x0001_0000)]),
      // Once, by spinet-confine: its descriptor is gone afterwards, and above the limit of what there can be.
      SystemCallRule(
        name: "execveat",
        conditions: [
          SystemCallRule.Condition(argument: 0, value: UInt64(Confinement.programDescriptor)),
          // AT_EMPTY_PATH
          SystemCallRule.Condition(argument: 4, value: 0x1000),
        ]),
      // To read a limit, and not to set one.
      SystemCallRule(name: "prlimit64", conditions: [SystemCallRule.Condition(argument: 2, value: 0)]),
      // libdispatch sets the priority of its own threads. PRIO_PROCESS
      SystemCallRule(name: "setpriority", conditions: [SystemCallRule.Condition(argument: 0, value: 0)]),
      // No huge pages, which may not be there when whoever was given the file looks into it: MFD_CLOEXEC,
      // MFD_ALLOW_SEALING, MFD_NOEXEC_SEAL and MFD_EXEC.
      SystemCallRule(
        name: "memfd_create", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFE4, value: 0)]),
    ] + fcntl + prctl + ioctl
  }

  /// F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW,
  /// F_DUPFD_CLOEXEC, F_ADD_SEALS and F_GET_SEALS. Not F_SETLEASE, which makes others wait who open a file.
  private static let fcntl = [0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1033, 1034].map {
    SystemCallRule(name: "fcntl", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: $0)])
  }

  /// PR_SET_NAME, PR_GET_NAME and PR_SET_VMA, which name threads and memory.
  private static let prctl = [15, 16, 0x5356_4D41].map {
    SystemCallRule(name: "prctl", conditions: [SystemCallRule.Condition(argument: 0, value: $0)])
  }

  /// TCGETS, FIONREAD, FIONCLEX, FIOCLEX and FIONBIO.
  private static let ioctl = [0x5401, 0x541B, 0x5450, 0x5451, 0x5421].map {
    SystemCallRule(name: "ioctl", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: $0)])
  }
}

// MARK: - With full access

extension SystemCallPolicy {
  /// Connections by TCP and UDP over IPv4 and IPv6: out of the sandbox, and none into it.
  private static var network: [SystemCallRule] {
    // The usual protocol of a type, 0, or that by its number: not SCTP, MPTCP and others that are hardly ever used.
    let kinds: [(type: UInt64, protocols: [UInt64])] = [(1, [0, 6]), (2, [0, 17])]
    let sockets = [UInt64(2), 10].flatMap { family in
      kinds.flatMap { kind in
        kind.protocols.map { number in
          SystemCallRule(
            name: "socket",
            conditions: [
              SystemCallRule.Condition(argument: 0, value: family),
              // Without SOCK_CLOEXEC and SOCK_NONBLOCK, which are in the same argument.
              SystemCallRule.Condition(argument: 1, mask: 0xF, value: kind.type),
              SystemCallRule.Condition(argument: 2, mask: 0xFFFF_FFFF, value: number),
            ])
        }
      }
    }
    return sockets + socketOptions + ["connect", "recvmmsg", "sendmmsg"].map { SystemCallRule(name: $0) }
  }

  /// What programs set on connections, by level: no filters, no other protocols on top, nothing of the machine's network.
  private static var socketOptions: [SystemCallRule] {
    let options: [(level: UInt64, names: [UInt64])] = [
      // SOL_SOCKET: SO_REUSEADDR, SO_BROADCAST, SO_SNDBUF, SO_RCVBUF, SO_KEEPALIVE, SO_LINGER, SO_RCVTIMEO and
      // SO_SNDTIMEO, in the numbers of both widths of time.
      (1, [2, 6, 7, 8, 9, 13, 20, 21, 66, 67]),
      // IPPROTO_TCP: TCP_NODELAY, TCP_KEEPIDLE, TCP_KEEPINTVL, TCP_KEEPCNT, TCP_QUICKACK, TCP_USER_TIMEOUT.
      (6, [1, 4, 5, 6, 12, 18]),
      // IPPROTO_IP: IP_TOS, IP_TTL, IP_MTU_DISCOVER, IP_RECVERR.
      (0, [1, 2, 10, 11]),
      // IPPROTO_IPV6: IPV6_UNICAST_HOPS, IPV6_MTU_DISCOVER, IPV6_RECVERR, IPV6_V6ONLY, IPV6_TCLASS.
      (41, [16, 23, 25, 26, 67]),
    ]
    return options.flatMap { level, names in
      names.map { name in
        SystemCallRule(
          name: "setsockopt",
          conditions: [
            SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: level),
            SystemCallRule.Condition(argument: 2, mask: 0xFFFF_FFFF, value: name),
          ])
      }
    }
  }
}

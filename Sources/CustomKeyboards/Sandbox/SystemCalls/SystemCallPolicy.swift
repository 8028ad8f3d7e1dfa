// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Confinement

/// The system calls that a keyboard may make: those of a program with Foundation, threads, Cairo and Pango, found with
/// strace(1), and their likes. All others fail with `EPERM`.
///
/// Names that an architecture does not have are passed over.
struct SystemCallPolicy: Hashable, Sendable {
  var rules: [SystemCallRule]
  /// Those that fail with `ENOSYS`, so that C libraries do the same by older calls. By preadv2 and pwritev2 one would see
  /// which parts of a file the machine has in memory, which is something that another keyboard can arrange.
  var unknown: [String] = ["clone3", "openat2", "epoll_pwait2", "preadv2", "pwritev2"]
  /// The numbers of those that libseccomp may not know by name yet, which are the same on every architecture.
  var unknownNumbers: ClosedRange<Int32> = 449...511

  init(rules: [SystemCallRule]) { self.rules = rules }

  init(hasNetwork: Bool) {
    rules = Self.plain.map { SystemCallRule(name: $0) } + Self.narrow + Self.files
    rules += hasNetwork ? Self.network + Self.locks(.allow) : Self.locks(.fail(Self.noLocks))
  }
}

// MARK: - With any arguments

extension SystemCallPolicy {
  private static let plain = [memory, contents, folders, waiting, time, threads, signals, identity, connection]
    .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static let memory = """
    brk membarrier mprotect mremap msync munmap
    """

  private static let contents = """
    access close dup dup2 dup3 faccessat faccessat2 fdatasync fstat fstatfs fsync ftruncate lseek lstat newfstatat pipe
    pipe2 pread64 preadv pwrite64 pwritev read readahead readv copy_file_range sendfile stat statfs statx truncate write
    writev
    """

  private static let folders = """
    chdir fchdir fgetxattr flistxattr getcwd getdents getdents64 getxattr lgetxattr link linkat listxattr llistxattr
    readlink readlinkat rename renameat rmdir unlink unlinkat
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
    getpeername getsockname recvfrom recvmsg sendmsg sendto shutdown
    """
}

// MARK: - With some arguments

extension SystemCallPolicy {
  private static var narrow: [SystemCallRule] {
    [
      // Threads and nothing else: no process of its own, no namespace, and no thread that has other descriptors than those
      // that the host sees. CLONE_VM, CLONE_FS, CLONE_FILES, CLONE_SIGHAND and CLONE_THREAD, and none of CLONE_PTRACE,
      // CLONE_VFORK, CLONE_PARENT, CLONE_UNTRACED and CLONE_NEW….
      SystemCallRule(
        name: "clone", conditions: [SystemCallRule.Condition(argument: 0, mask: 0x7E83_EF00, value: 0x0001_0F00)]),
      // Without CLOSE_RANGE_UNSHARE, for the same reason.
      SystemCallRule(name: "close_range", conditions: [SystemCallRule.Condition(argument: 2, mask: 2, value: 0)]),
      // Once, by spinet-confine, when the host lets it through. Its descriptor is gone afterwards, and above the limit of
      // what there can be; but a path from the root makes the kernel pass the descriptor over.
      SystemCallRule(
        name: "execveat",
        conditions: [
          SystemCallRule.Condition(argument: 0, value: UInt64(Confinement.programDescriptor)),
          // AT_EMPTY_PATH
          SystemCallRule.Condition(argument: 4, value: 0x1000),
        ], verdict: .hold),
      // To read a limit, and not to set one.
      SystemCallRule(name: "prlimit64", conditions: [SystemCallRule.Condition(argument: 2, value: 0)]),
      // libdispatch sets the priority of its own threads. PRIO_PROCESS
      SystemCallRule(name: "setpriority", conditions: [SystemCallRule.Condition(argument: 0, value: 0)]),
      // Files; and memory of its own, MAP_ANONYMOUS and MAP_PRIVATE without MAP_HUGETLB: of what is shared, nobody could
      // see how much there is once it is not mapped any more.
      SystemCallRule(name: "mmap", conditions: [SystemCallRule.Condition(argument: 3, mask: 0x20, value: 0)]),
      SystemCallRule(name: "mmap", conditions: [SystemCallRule.Condition(argument: 3, mask: 0x4_002F, value: 0x22)]),
      // No huge pages, which may not be there when whoever was given the file looks into it: MFD_CLOEXEC,
      // MFD_ALLOW_SEALING, MFD_NOEXEC_SEAL and MFD_EXEC.
      SystemCallRule(
        name: "memfd_create", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFE4, value: 0)]),
    ] + values("madvise", 2, advice) + values("fcntl", 1, descriptors) + values("prctl", 0, names)
      + values("ioctl", 1, controls) + connectionOptions
  }

  /// A call that is let through with some values of an argument of 32 bits.
  private static func values(_ name: String, _ argument: UInt32, _ values: [UInt64]) -> [SystemCallRule] {
    values.map {
      SystemCallRule(
        name: name, conditions: [SystemCallRule.Condition(argument: argument, mask: 0xFFFF_FFFF, value: $0)])
    }
  }

  /// MADV_NORMAL, _RANDOM, _SEQUENTIAL, _WILLNEED, _DONTNEED, _FREE, _DONTFORK, _DOFORK, _HUGEPAGE, _NOHUGEPAGE, _DONTDUMP,
  /// _DODUMP, _WIPEONFORK, _KEEPONFORK, _COLD, _POPULATE_READ, _POPULATE_WRITE, _COLLAPSE, _GUARD_INSTALL and _GUARD_REMOVE.
  /// Not MADV_REMOVE, which holds up who looks at shared memory, nor MADV_MERGEABLE, by which one learns what others have.
  private static let advice: [UInt64] = [
    0, 1, 2, 3, 4, 8, 10, 11, 14, 15, 16, 17, 18, 19, 20, 22, 23, 25, 102, 103,
  ]

  /// F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_ADD_SEALS and F_GET_SEALS. Not F_SETLEASE, which makes
  /// others wait who open a file.
  private static let descriptors: [UInt64] = [0, 1, 2, 3, 4, 1030, 1033, 1034]

  /// PR_SET_NAME, PR_GET_NAME and PR_SET_VMA, which name threads and memory.
  private static let names: [UInt64] = [15, 16, 0x5356_4D41]

  /// TCGETS, FIONREAD, FIONCLEX, FIOCLEX and FIONBIO.
  private static let controls: [UInt64] = [0x5401, 0x541B, 0x5450, 0x5451, 0x5421]

  /// What one may ask of connections by SOL_SOCKET: SO_TYPE, SO_ERROR, SO_SNDBUF, SO_RCVBUF, SO_ACCEPTCONN, SO_PROTOCOL and
  /// SO_DOMAIN. Nothing of who is at the other end: SO_PEERPIDFD would be a hold on the host.
  private static let connectionOptions = [UInt64(3), 4, 7, 8, 30, 38, 39].map {
    option("getsockopt", level: 1, name: $0)
  }

  private static func option(_ call: String, level: UInt64, name: UInt64) -> SystemCallRule {
    SystemCallRule(
      name: call,
      conditions: [
        SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: level),
        SystemCallRule.Condition(argument: 2, mask: 0xFFFF_FFFF, value: name),
      ])
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
      // SOL_SOCKET: SO_REUSEADDR, SO_SNDBUF, SO_RCVBUF, SO_KEEPALIVE, SO_RCVTIMEO and SO_SNDTIMEO, in the numbers of both
      // widths of time. Not SO_LINGER, with which whoever closes a connection waits, be it the host, nor SO_BROADCAST.
      (1, [2, 7, 8, 9, 20, 21, 66, 67]),
      // IPPROTO_TCP: TCP_NODELAY, TCP_KEEPIDLE, TCP_KEEPINTVL, TCP_KEEPCNT, TCP_QUICKACK, TCP_USER_TIMEOUT.
      (6, [1, 4, 5, 6, 12, 18]),
      // IPPROTO_IP: IP_TOS, IP_TTL, IP_MTU_DISCOVER, IP_RECVERR.
      (0, [1, 2, 10, 11]),
      // IPPROTO_IPV6: IPV6_UNICAST_HOPS, IPV6_MTU_DISCOVER, IPV6_RECVERR, IPV6_V6ONLY, IPV6_TCLASS.
      (41, [16, 23, 25, 26, 67]),
    ]
    // What may be set may be asked.
    return options.flatMap { level, names in
      names.flatMap { name in
        let asked = option("getsockopt", level: level, name: name)
        return [option("setsockopt", level: level, name: name)] + (connectionOptions.contains(asked) ? [] : [asked])
      }
    }
  }
}

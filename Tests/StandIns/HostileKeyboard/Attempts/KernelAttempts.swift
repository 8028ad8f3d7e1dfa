// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

enum KernelAttempts {
  static func mount() -> Outcome {
    let tmpfs = address("tmpfs")
    return .all([
      call("mount", Int32(SYS_mount), tmpfs, address("/tmp"), tmpfs, 0, 0),
      call("remount", Int32(SYS_mount), 0, address("/bundle"), 0, 0x1020, 0),
      call("bind", Int32(SYS_mount), address("/container"), address("/tmp"), 0, 0x1000, 0),
      call("umount", Int32(SYS_umount2), address("/bundle"), 2),
    ])
  }

  static func newMount() -> Outcome {
    .all([
      call("open_tree", 428, -100, address("/usr"), 1),
      call("move_mount", 429, -100, address("/usr"), -100, address("/tmp")),
      call("fsopen", 430, address("tmpfs"), 0), call("fsconfig", 431, 3, 6), call("fsmount", 432, 3, 0, 0),
      call("fspick", 433, -100, address("/"), 0),
      call("mount_setattr", 442, -100, address("/bundle"), 0, zeros(32), 32),
    ])
  }

  static func changeRoot() -> Outcome {
    .all([
      call("chroot", Int32(SYS_chroot), address("/container")),
      call("pivot_root", Int32(SYS_pivot_root), address("/container"), address("/container")),
    ])
  }

  static func keys() -> Outcome {
    .all([
      call("add_key", Int32(SYS_add_key), address("user"), address("spinet"), address("x"), 1, -3),
      call("request_key", Int32(SYS_request_key), address("user"), address("spinet"), 0, -3),
      call("keyctl", Int32(SYS_keyctl), 0, -3, 1),
    ])
  }

  static func bpf() -> Outcome { call("bpf", Int32(SYS_bpf), 0, zeros(128), 128) }

  static func performance() -> Outcome {
    let attributes = zeros(128)
    UnsafeMutablePointer<UInt32>(bitPattern: attributes)?[0] = 1
    UnsafeMutablePointer<UInt32>(bitPattern: attributes)?[1] = 128
    return call("perf_event_open", Int32(SYS_perf_event_open), attributes, 0, -1, -1, 0)
  }

  static func ioUring() -> Outcome {
    .all([
      call("io_uring_setup", 425, 4, zeros(256)), call("io_uring_enter", 426, 3, 1),
      call("io_setup", Int32(SYS_io_setup), 1, zeros(8)),
    ])
  }

  static func userFaults() -> Outcome {
    .all([call("userfaultfd", Int32(SYS_userfaultfd), 1), FileAttempts.read("/dev/userfaultfd")])
  }

  static func systemV() -> Outcome {
    .all([
      call("shmget", Int32(SYS_shmget), 0, 4096, 0o1600), call("msgget", Int32(SYS_msgget), 0, 0o1600),
      call("semget", Int32(SYS_semget), 0, 1, 0o1600),
      call("mq_open", Int32(SYS_mq_open), address("spinet"), 0o102, 0o600, 0),
    ])
  }

  static func devices(_ paths: [String]) -> Outcome {
    .all(paths.map(FileAttempts.read) + [FileAttempts.only(["null", "random", "urandom"], in: "/dev")])
  }

  static func terminal() -> Outcome {
    let byte = zeros(1)
    return .all([
      FileAttempts.read("/dev/tty"), FileAttempts.read("/dev/ptmx"), FileAttempts.read("/dev/tty0"),
      FileAttempts.read("/dev/console"),
      // TIOCSTI and TIOCLINUX
      call("TIOCSTI", Int32(SYS_ioctl), 0, 0x5412, byte), call("TIOCLINUX", Int32(SYS_ioctl), 0, 0x541C, byte),
      call("TIOCSTI with high bits", Int32(SYS_ioctl), 0, 0x1_0000_5412, byte),
    ])
  }

  static func makeDevice() -> Outcome {
    .all([
      call("mknodat", Int32(SYS_mknodat), -100, address("/container/mem"), 0o20666, 0x101),
      call("mknodat", Int32(SYS_mknodat), -100, address("/tmp/mem"), 0o60666, 0x800),
    ])
  }

  static func privileges() -> Outcome {
    .all([
      call("setuid", Int32(SYS_setuid), 0), call("setresuid", Int32(SYS_setresuid), 0, 0, 0),
      call("setgid", Int32(SYS_setgid), 0), call("setgroups", Int32(SYS_setgroups), 0, 0),
      call("capset", Int32(SYS_capset), zeros(8), zeros(24)),
      // PR_SET_KEEPCAPS, PR_CAP_AMBIENT, PR_SET_SECUREBITS
      call("keep", Int32(SYS_prctl), 8, 1), call("ambient", Int32(SYS_prctl), 47, 2, 0),
      call("securebits", Int32(SYS_prctl), 28, 0),
    ])
  }

  static func systemSettings() -> Outcome {
    .all([
      call("sethostname", Int32(SYS_sethostname), address("hostile"), 7),
      call("settimeofday", Int32(SYS_settimeofday), zeros(16), 0),
      call("clock_settime", Int32(SYS_clock_settime), 0, zeros(16)),
      call("reboot", Int32(SYS_reboot), 0, 0, 0), call("swapon", Int32(SYS_swapon), address("/tmp"), 0),
      call("init_module", Int32(SYS_init_module), 0, 0, address("")),
      call("syslog", Int32(SYS_syslog), 2, zeros(64), 64),
      call("kexec_load", Int32(SYS_kexec_load), 0, 0, 0, 0), call("acct", Int32(SYS_acct), 0),
      call("quotactl", Int32(SYS_quotactl), 0), call("personality", Int32(SYS_personality), 0x0040000),
    ])
  }

  static func outliveHost() -> Outcome {
    .all([
      // PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER, PR_SET_SECCOMP
      call("death signal", Int32(SYS_prctl), 1, 0), call("dumpable", Int32(SYS_prctl), 4, 0),
      call("subreaper", Int32(SYS_prctl), 36, 1), call("seccomp", Int32(SYS_prctl), 22, 1),
      call("seccomp", Int32(SYS_seccomp), 0, 0, 0),
    ])
  }
}

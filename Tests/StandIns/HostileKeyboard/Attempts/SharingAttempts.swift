// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// Attempts to leave something where another keyboard finds it, to make files for others, and to learn of the machine.
enum SharingAttempts {
  /// Places that every keyboard has, and its own.
  private static let places = [
    "/usr/lib/os-release", "/usr/lib", "/usr", "/var/cache/fontconfig", "/etc/fonts/fonts.conf", "/bundle",
    "/container/own",
    "/tmp/own", "/dev/null",
  ]

  static func locks() -> Outcome {
    for path in ["/container/own", "/tmp/own"] { close(open(path, O_RDWR | O_CREAT, 0o600)) }
    let numbers = [5, 6, 7, 36, 37, 38]
    return .all(
      places.flatMap { path in
        let file = Int(open(path, O_RDONLY))
        return numbers.flatMap { number in
          [
            call("lock \(number) of \(path)", Int32(SYS_fcntl), file, number, readLock()),
            call("high bits", Int32(SYS_fcntl), file, number | 1 << 32, readLock()),
          ]
        } + [1, 2, 5, 6, 8].map { call("flock \($0) of \(path)", Int32(SYS_flock), file, $0) }
          // F_SETLEASE, F_NOTIFY, F_SETOWN, F_SETSIG, F_SETPIPE_SZ, F_SET_RW_HINT
          + [1024, 1026, 8, 10, 1031, 1036].map { call("fcntl \($0)", Int32(SYS_fcntl), file, $0, zeros(8)) }
      })
  }

  /// F_RDLCK of the whole file.
  private static func readLock() -> Int {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    let place = UnsafeMutablePointer<flock>.allocate(capacity: 1)
    place.initialize(to: lock)
    return Int(bitPattern: place)
  }

  /// Times and modes of what every keyboard has. They stay as they are, whatever the call says.
  static func marks(program: String) -> Outcome {
    let paths = [
      "/dev/null", "/dev/urandom", "/dev/random", "/proc/self/fd/0", "/proc/self/fd/1", "/usr/lib/os-release",
      "/bundle",
      "/bundle/\(program)", "/container",
    ]
    func state(_ path: String) -> [Int] {
      var information = stat()
      guard stat(path, &information) == 0 else { return [] }
      return [
        Int(information.st_mode), information.st_mtim.tv_sec, information.st_mtim.tv_nsec, information.st_ctim.tv_sec,
        information.st_ctim.tv_nsec,
      ]
    }
    return .all(
      paths.map { path in
        let before = state(path)
        let name = address(path)
        let file = Int(open(path, O_RDONLY))
        // The mode that a device has, so that nothing is broken where this succeeds.
        let mode = (before.first ?? 0) & 0o777
        _ = call("now", Int32(SYS_utimensat), -100, name, 0, 0)
        _ = call("then", Int32(SYS_utimensat), -100, name, zeros(32), 0)
        _ = call("utime", Int32(SYS_utime), name, 0)
        _ = call("utimes", Int32(SYS_utimes), name, 0)
        _ = call("futimesat", Int32(SYS_futimesat), -100, name, 0)
        _ = call("descriptor", Int32(SYS_utimensat), file, 0, 0, 0)
        _ = call("empty path", Int32(SYS_utimensat), file, address(""), 0, 0x1000)
        _ = call("chmod", Int32(SYS_chmod), name, mode)
        _ = call("fchmod", Int32(SYS_fchmod), file, mode)
        _ = call("fchmodat", Int32(SYS_fchmodat), -100, name, mode)
        _ = call("fchmodat2", 452, -100, name, mode, 0)
        _ = call("chown", Int32(SYS_chown), name, -1, -1)
        _ = call("setxattr", Int32(SYS_setxattr), name, address("user.mark"), address("x"), 1, 0)
        return !before.isEmpty && state(path) == before
          ? .denied("\(path) as before") : .succeeded("\(path) was \(before), is \(state(path))")
      })
  }

  /// What of files the machine has in memory.
  static func fileCache() -> Outcome {
    let file = Int(open("/usr/lib/os-release", O_RDONLY))
    let place = Int(bitPattern: mmap(nil, 4096, PROT_READ, MAP_SHARED, Int32(file), 0))
    let vector = UnsafeMutablePointer<iovec>.allocate(capacity: 1)
    vector.initialize(to: iovec(iov_base: UnsafeMutableRawPointer(bitPattern: zeros(16)), iov_len: 16))
    return .all([
      // RWF_NOWAIT
      call("preadv2", Int32(SYS_preadv2), file, Int(bitPattern: vector), 1, 0, 0, 8),
      call("cachestat", 451, file, zeros(16), zeros(40), 0), call("mincore", Int32(SYS_mincore), place, 4096, zeros(1)),
      // MADV_PAGEOUT, MADV_MERGEABLE, MADV_HWPOISON, MADV_SOFT_OFFLINE
      call("page out", Int32(SYS_madvise), place, 4096, 21), call("merge", Int32(SYS_madvise), place, 4096, 12),
      call("poison", Int32(SYS_madvise), place, 4096, 100), call("offline", Int32(SYS_madvise), place, 4096, 101),
      call("process_madvise", 440, 3, Int(bitPattern: vector), 1, 21, 0),
    ])
  }

  /// Files that the machine's other users may read, or that run with rights.
  static func modes() -> Outcome {
    let own = address("/container/mode")
    let file = Int(open("/container/mode", O_RDWR | O_CREAT, 0o600))
    let asked: [Outcome] = [0o6700, 0o4700, 0o2700, 0o1700, 0o6777].flatMap { mode in
      [
        call("chmod", Int32(SYS_chmod), own, mode), call("fchmod", Int32(SYS_fchmod), file, mode),
        call("fchmodat", Int32(SYS_fchmodat), -100, own, mode), call("fchmodat2", 452, -100, own, mode, 0),
        call("creat", Int32(SYS_creat), address("/container/created"), mode),
        call("open", Int32(SYS_open), address("/container/opened"), 0o102, mode),
        call("openat", Int32(SYS_openat), -100, address("/container/opened"), 0o102, mode),
        // O_TMPFILE
        call("nameless", Int32(SYS_openat), -100, address("/container"), 0o20_200_002, mode),
        call("mkdir", Int32(SYS_mkdir), address("/container/folder\(mode)"), mode),
        call("mkdirat", Int32(SYS_mkdirat), -100, address("/container/folder\(mode)"), mode),
        call("mknod", Int32(SYS_mknod), address("/container/made"), 0o100_000 | mode, 0),
      ]
    }
    return .all(asked + [openedForOthers()])
  }

  /// What is asked for others is not done, and a mask has no effect.
  private static func openedForOthers() -> Outcome {
    umask(0)
    let paths = ["/container/mode", "/container/new", "/container/folder", "/container/third"]
    close(open(paths[1], O_RDWR | O_CREAT, 0o666))
    mkdir(paths[2], 0o777)
    close(creat(paths[3], 0o644))
    for bits: mode_t in [0o777, 0o755, 0o644, 0o640, 0o601, 0o610] {
      chmod(paths[0], bits)
      fchmodat(AT_FDCWD, paths[3], bits, 0)
    }
    chmod("/container", 0o777)
    for path in paths + ["/container"] {
      var information = stat()
      guard stat(path, &information) == 0 else { return .succeeded("\(path) is not there") }
      let others = information.st_mode & 0o7077
      // The folder is the host's, which may let others in.
      if others != 0, path != "/container" || others == 0o077 { return .succeeded("\(path) has mode \(others)") }
    }
    return .denied("nothing for others")
  }

  /// renameat2 with RENAME_WHITEOUT makes a device.
  static func whiteout() -> Outcome {
    close(open("/container/a", O_RDWR | O_CREAT, 0o600))
    return .all(
      [4, 5, 6, 8, 16, 4 | 1 << 32].map {
        call("renameat2 \($0)", Int32(SYS_renameat2), -100, address("/container/a"), -100, address("/container/b"), $0)
      })
  }

  /// Who is at the other end of the connection.
  static func peer() -> Outcome {
    let length = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    // SO_PEERPIDFD, SO_PEERGROUPS, SO_PEERCRED, SO_PEERSEC, SO_COOKIE, SO_MEMINFO, SO_NETNS_COOKIE, SO_PEERNAME
    let asked = [77, 59, 17, 31, 57, 55, 71, 28].map { option in
      length.pointee = 64
      return call("option \(option)", Int32(SYS_getsockopt), 3, 1, option, zeros(64), Int(bitPattern: length))
    }
    // SO_PASSCRED, SO_PASSPIDFD, SO_PASSRIGHTS, SO_PASSSEC, SO_PEEK_OFF, SO_TIMESTAMP, SO_MARK, SO_BINDTODEVICE
    return .all(
      asked + [16, 76, 83, 34, 42, 29, 36, 25].map { call("set \($0)", Int32(SYS_setsockopt), 3, 1, $0, zeros(64), 4) })
  }

  /// SO_LINGER and what else makes whoever closes a connection wait, of every connection that can be had.
  static func linger() -> Outcome {
    let linger = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    linger[0] = 1
    linger[1] = 3600
    let stream = Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    return .all(
      [3, stream].flatMap { socket in
        [
          call("SO_LINGER", Int32(SYS_setsockopt), socket, 1, 13, Int(bitPattern: linger), 8),
          call("high bits", Int32(SYS_setsockopt), socket, 1 | 1 << 32, 13 | 1 << 32, Int(bitPattern: linger), 8),
          // TCP_LINGER2, TCP_CORK, TCP_REPAIR, TCP_ULP
          call("TCP_LINGER2", Int32(SYS_setsockopt), socket, 6, 8, Int(bitPattern: linger), 4),
          call("TCP_CORK", Int32(SYS_setsockopt), socket, 6, 3, Int(bitPattern: linger), 4),
          call("TCP_REPAIR", Int32(SYS_setsockopt), socket, 6, 19, Int(bitPattern: linger), 4),
        ]
      })
  }

  /// What the kernel tells of the whole machine.
  static func kernelFiles() -> Outcome {
    let known = [
      "buddyinfo", "cmdline", "cpuinfo", "diskstats", "interrupts", "keys", "key-users", "loadavg", "locks", "meminfo",
      "modules", "partitions", "slabinfo", "softirqs", "stat", "swaps", "timer_list", "uptime", "version", "vmstat",
      "zoneinfo", "pressure/cpu", "pressure/io", "pressure/memory", "sys/fs/file-nr", "sys/fs/inode-nr",
      "sys/fs/dentry-state", "sys/kernel/random/boot_id", "sys/kernel/random/entropy_avail", "sys/kernel/ns_last_pid",
      "sys/kernel/osrelease", "sys/net/netfilter/nf_conntrack_count", "sysvipc/shm", "asound/cards",
      "bus/input/devices",
      "driver/rtc", "fs/jbd2", "irq/0/spurious", "tty/drivers",
    ]
    // And whatever else there is besides processes, by whichever way.
    let found = FileAttempts.names(in: "/proc").filter {
      Int32($0) == nil && !$0.hasSuffix("self") && $0 != "net" && $0 != "mounts"
    }
    let ways = ["/proc", "/proc/self/root/proc", "/proc/1/root/proc", "/proc/self/task/1/root/proc"]
    return .all(ways.flatMap { way in (known + found).map { content("\(way)/\($0)") } })
  }

  private static func content(_ path: String) -> Outcome {
    var byte: UInt8 = 0
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return .of("open \(path)", file) }
    defer { close(file) }
    var information = stat()
    fstat(file, &information)
    if information.st_mode & S_IFMT == S_IFDIR { return FileAttempts.only([], in: path) }
    return read(file, &byte, 1) > 0 ? .succeeded("\(path) has something") : .denied("\(path): nothing")
  }
}

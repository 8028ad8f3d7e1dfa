// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Calls on files that are let through in part: what a keyboard keeps is its own, and no two keyboards meet in it.
extension SystemCallPolicy {
  static let files: [SystemCallRule] =
    opening + [
      mode("creat", 1), mode("mkdir", 1), mode("mkdirat", 2),
      // RENAME_NOREPLACE and RENAME_EXCHANGE, and not RENAME_WHITEOUT, which makes a device.
      SystemCallRule(name: "renameat2", conditions: [bits(4, 0xFFFF_FFFF, 0)]),
      SystemCallRule(name: "renameat2", conditions: [bits(4, 0xFFFF_FFFF, 1)]),
      SystemCallRule(name: "renameat2", conditions: [bits(4, 0xFFFF_FFFF, 2)]),
      // FALLOC_FL_KEEP_SIZE or nothing: who looks at memory that others make holes in waits for them.
      SystemCallRule(name: "fallocate", conditions: [bits(1, 0xFFFF_FFFF, 0)]),
      SystemCallRule(name: "fallocate", conditions: [bits(1, 0xFFFF_FFFF, 1)]),
      // spinet-confine has set the mask, for good: what is asked for has no effect.
      SystemCallRule(name: "umask", verdict: .fail(0)),
      // POSIX_FADV_DONTNEED would take a file from the machine's memory, which others notice; the rest is advice as well.
      SystemCallRule(name: "fadvise64", verdict: .fail(0)),
    ] + attributes

  private static func bits(_ argument: UInt32, _ mask: UInt64, _ value: UInt64) -> SystemCallRule.Condition {
    SystemCallRule.Condition(argument: argument, mask: mask, value: value)
  }

  /// The bits of set-user-ID, set-group-ID and sticky.
  private static let special: UInt64 = 0o7000

  private static func mode(_ name: String, _ argument: UInt32) -> SystemCallRule {
    SystemCallRule(name: name, conditions: [bits(argument, special, 0)])
  }

  /// Opening a file, or making one without special bits. The mode means nothing where no file is made.
  private static var opening: [SystemCallRule] {
    // O_CREAT, and the bit that makes O_TMPFILE more than O_DIRECTORY.
    let (create, temporary): (UInt64, UInt64) = (0o100, 0o20_000_000)
    return [("open", UInt32(1)), ("openat", 2)].flatMap { name, flags in
      [
        SystemCallRule(name: name, conditions: [bits(flags, create | temporary, 0)]),
        SystemCallRule(name: name, conditions: [bits(flags, create, create), bits(flags + 1, special, 0)]),
        SystemCallRule(
          name: name,
          conditions: [bits(flags, create | temporary, temporary), bits(flags + 1, special, 0)]),
      ]
    }
  }

  /// Modes and times of files. What is asked for is taken and not done, but for special bits: programs that copy files ask for
  /// both, and would take a refusal for a failure; and whoever may write a device may set its times, which all can read.
  private static var attributes: [SystemCallRule] {
    [("chmod", UInt32(1)), ("fchmod", 1), ("fchmodat", 2)].map { name, argument in
      SystemCallRule(name: name, conditions: [bits(argument, special, 0)], verdict: .fail(0))
    } + ["utime", "utimes", "futimesat", "utimensat"].map { SystemCallRule(name: $0, verdict: .fail(0)) }
  }

  /// ENOLCK
  static let noLocks: Int32 = 37

  /// F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK and F_OFD_SETLKW, which see each other on files of the whole system,
  /// and flock(2), for which a file need not be writable.
  static func locks(_ verdict: SystemCallRule.Verdict) -> [SystemCallRule] {
    [5, 6, 7, 36, 37, 38].map {
      SystemCallRule(name: "fcntl", conditions: [bits(1, 0xFFFF_FFFF, $0)], verdict: verdict)
    } + [SystemCallRule(name: "flock", verdict: .fail(noLocks))]
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

extension Process {
  /// Whether programs of the same user may look into this process, as debuggers do, and it leaves a core when it crashes;
  /// root may look in any case. Source: prctl(2), `PR_SET_DUMPABLE`; ptrace(2), "Ptrace access mode checking".
  ///
  /// Programs that are started have their own.
  package static func setReadable(_ isReadable: Bool) { _ = spn_set_dumpable(isReadable ? 1 : 0) }

  /// Leaves no core when this process or one that it starts crashes, also where a program collects them: the kernel takes a
  /// limit of 1 as the word for nothing at all, and 0 as one for files only. Source: core(5), Linux's fs/coredump.c.
  package static func forbidCores() { try? ResourceLimit.core.set(1) }

  /// Overwrites what functions that have returned left on the stack.
  package static func overwriteStack() { spn_overwrite_stack() }
}

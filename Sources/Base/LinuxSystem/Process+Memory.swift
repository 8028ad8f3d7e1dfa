// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

extension Process {
  /// Gives back what is free on the heap, after much of it has been freed. Source: malloc_trim(3).
  package static func giveHeapBack() { spn_trim_heap() }

  /// Gives memory back that comes again by itself: what is free on the heap, and the program's code, which a start runs through
  /// far more of than what follows. Source: malloc_trim(3), madvise(2).
  ///
  /// What is needed of the code again costs less than a millisecond, as long as the system still has it in memory.
  package static func giveMemoryBack() {
    spn_trim_heap()
    spn_forget_code()
  }
}

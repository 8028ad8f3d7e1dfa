// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// Attempts to have memory or descriptors that the host does not see, and to keep it waiting for what it sees.
enum MemoryAttempts {
  /// Shared memory without a file: once it is not mapped any more, but for a page, nobody can tell how much there is.
  static func shared() -> Outcome {
    // MAP_SHARED, MAP_SHARED_VALIDATE and MAP_PRIVATE; MAP_ANONYMOUS, MAP_HUGETLB.
    let flags = [0x21, 0x23, 0x40021, 0x40022, 0x4021, 0x1_0000_0021]
    return .all(
      flags.map { call("mmap \($0)", Int32(SYS_mmap), 0, 2 << 20, 3, $0, -1, 0) } + [
        FileAttempts.read("/dev/zero"), FileAttempts.read("/dev/shm"), FileAttempts.write("/dev/shm/shared"),
        FileAttempts.read("/dev/hugepages"), call("memfd_secret", 447, 0),
        call("shmget", Int32(SYS_shmget), 0, 2 << 20, 0o1600),
      ])
  }

  /// Threads and calls that have descriptors of their own.
  static func hiddenDescriptors() -> Outcome {
    // CLONE_VM, CLONE_SIGHAND and CLONE_THREAD, without CLONE_FILES, CLONE_FS or both; with CLONE_VFORK, CLONE_PARENT.
    let flags = [0x1_0900, 0x1_0B00, 0x1_0D00, 0x1_4F00, 0x1_8F00, 0x1_2F00, 0x81_0F00]
    return .all(
      flags.map { call("clone \($0)", Int32(SYS_clone), $0) } + [
        // CLOSE_RANGE_UNSHARE
        call("close_range", Int32(SYS_close_range), 100, 110, 2), call("both", Int32(SYS_close_range), 100, 110, 6),
        call("high bits", Int32(SYS_close_range), 100, 110, 2 | 1 << 32),
        call("unshare", Int32(SYS_unshare), 0x400),
      ])
  }

  /// Whoever looks at memory that another makes a hole in waits until that is done.
  static func holes() -> Outcome {
    let memory = Int(fileInMemory("holes"))
    ftruncate(Int32(memory), 1 << 20)
    let place = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, Int32(memory), 0)
    // FALLOC_FL_PUNCH_HOLE with FALLOC_FL_KEEP_SIZE, COLLAPSE, ZERO, ZERO with KEEP_SIZE, INSERT, UNSHARE
    return .all(
      [3, 8, 0x10, 0x11, 0x20, 0x40, 2].map { call("fallocate \($0)", Int32(SYS_fallocate), memory, $0, 0, 4096) } + [
        // MADV_REMOVE
        call("remove", Int32(SYS_madvise), Int(bitPattern: place), 1 << 20, 9),
        call("high bits", Int32(SYS_madvise), Int(bitPattern: place), 1 << 20, 9 | 1 << 32),
        call("remap_file_pages", Int32(SYS_remap_file_pages), Int(bitPattern: place), 4096, 0, 0, 0),
      ])
  }

  static func locked() -> Outcome {
    let place = Int(bitPattern: mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    return .all([
      call("mlock", Int32(SYS_mlock), place, 4096), call("mlock2", Int32(SYS_mlock2), place, 4096, 1),
      call("mlockall", Int32(SYS_mlockall), 3),
      // MAP_LOCKED
      call("mmap", Int32(SYS_mmap), 0, 4096, 3, 0x2022, -1, 0),
      call("a file", Int32(SYS_mmap), 0, 4096, 1, 0x2002, Int(open("/usr/lib/os-release", O_RDONLY)), 0),
    ])
  }

  static func timers() -> Outcome {
    var count = 0
    while count < 2000 {
      let timer = zeros(8)
      guard spn_system_call(Int(SYS_timer_create), 1, 0, timer, 0, 0, 0) >= 0 else { break }
      count += 1
    }
    return count < 2000 ? .denied("timers: \(count)") : .succeeded("timers: \(count) and no end")
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// Attempts to take all that there is of something. They are denied when there is an end to it.
enum Floods {
  private static func bounded(_ what: String, below limit: Int, _ step: (Int) -> Bool) -> Outcome {
    var count = 0
    while count < limit, step(count) { count += 1 }
    return count < limit ? .denied("\(what): \(count)") : .succeeded("\(what): \(count) and no end")
  }

  static func threads() -> Outcome {
    // Given back at the end, because there may be no memory left to tell of it.
    let byteCount = 64 << 20
    let spare = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return bounded("threads", below: 1000) { _ in
      var thread = pthread_t()
      let isMade = pthread_create(&thread, nil, { _ in while true { pause() } }, nil) == 0
      if !isMade { munmap(spare, byteCount) }
      return isMade
    }
  }

  static func fileSize() -> Outcome {
    // Where the limit is reached, a signal comes besides the error.
    signal(SIGXFSZ, SIG_IGN)
    let memory = fileInMemory("huge")
    return .all([
      .of("ftruncate", ftruncate(memory, 1 << 30)), .of("truncate", truncate(made("/container/huge"), 1 << 30)),
      call("fallocate", Int32(SYS_fallocate), Int(memory), 0, 0, 1 << 30),
    ])
  }

  private static func made(_ path: String) -> String {
    close(open(path, O_WRONLY | O_CREAT, 0o600))
    return path
  }

  static func temporarySize() -> Outcome {
    let block = [UInt8](repeating: 1, count: 1 << 20)
    func fill(_ folder: String) -> Outcome {
      bounded("MiB in \(folder)", below: 64) { index in
        let file = open("\(folder)/\(index)", O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        return write(file, block, block.count) == block.count
      }
    }
    return .all(["/tmp", "/dev", "/dev/shm", "/", "/etc", "/var/tmp", "/groups"].map(fill))
  }

  static func memory() -> Outcome {
    // Only reserved, so that the attempt itself costs nothing where it succeeds.
    bounded("portions of 64 MiB", below: 64) { _ in
      mmap(nil, 64 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
    }
  }

  static func openFiles() -> Outcome { bounded("descriptors", below: 500) { _ in dup(0) >= 0 } }

  static func raiseLimits() -> Outcome {
    let limits = zeros(16)
    UnsafeMutablePointer<UInt64>(bitPattern: limits)?[0] = 1 << 20
    UnsafeMutablePointer<UInt64>(bitPattern: limits)?[1] = 1 << 20
    return .all(
      [1, 2, 4, 6, 7].map { call("prlimit \($0)", Int32(SYS_prlimit64), 0, $0, limits, 0) }
        + [call("setrlimit", Int32(SYS_setrlimit), 7, limits), call("nice", Int32(SYS_setpriority), 0, 0, -20)])
  }
}

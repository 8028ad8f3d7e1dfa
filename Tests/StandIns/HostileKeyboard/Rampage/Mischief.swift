// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// What takes the machine's time and memory: threads that never rest.
enum Mischief {
  /// More would be as bad, and tests take turns with them. Another limit is lower for ordinary users.
  private static let mostThreads = 48
  /// Within what a keyboard may have.
  private static let hoardByteCount = 40 << 20

  /// Starts all of it.
  static func start() {
    start { Mischief.churnMemory() }
    start { Mischief.fillDisk() }
    start { Mischief.fork() }
    var count = 3
    while count < mostThreads, start({ Mischief.spin() }) { count += 1 }
  }

  @discardableResult
  private static func start(_ body: @escaping @Sendable () -> Never) -> Bool {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Body(run: body))
    let status = pthread_create(
      &thread, nil,
      { box in Unmanaged<Body>.fromOpaque(box!).takeRetainedValue().run() }, box.toOpaque())
    if status != 0 { box.release() }
    return status == 0
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Never
    init(run: @escaping @Sendable () -> Never) { self.run = run }
  }
}

// MARK: - Threads

extension Mischief {
  private static func spin() -> Never {
    var number: UInt64 = 1
    while true {
      number = number &* 6_364_136_223_846_793_005 &+ 1
      // So that the loop is one.
      if number == 0 { sched_yield() }
    }
  }

  /// Takes memory and gives it back, so that the kernel is always at work for it.
  private static func churnMemory() -> Never {
    while true {
      let place = mmap(nil, hoardByteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let place, place != MAP_FAILED else { continue }
      memset(place, 1, hoardByteCount)
      munmap(place, hoardByteCount)
    }
  }

  /// Writes to the disk, as much as a keyboard can without filling it.
  private static func fillDisk() -> Never {
    let block = [UInt8](repeating: 1, count: 1 << 20)
    while true {
      let file = open("/container/junk", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      for _ in 0..<8 { _ = write(file, block, block.count) }
      close(file)
    }
  }

  /// Tries to become many.
  private static func fork() -> Never {
    while true {
      let child = spn_system_call(Int(SYS_clone), Int(SIGCHLD), 0, 0, 0, 0, 0)
      if child == 0 { while true {} }
    }
  }
}

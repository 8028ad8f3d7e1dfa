// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What the host must get over.
enum Deed: String {
  case exit7, trap, abort, wait, hog, spare

  func run() {
    switch self {
    case .exit7: exit(7)
    case .trap: kill(of: [0])
    case .abort: Glibc.abort()
    case .wait: while true { pause() }
    case .hog: hold(mapped: 120 << 20)
    case .spare: holdUnmapped(120 << 20)
    }
  }

  /// An index out of range, as in a keyboard with a mistake.
  private func kill(of list: [Int]) { tell("\(list[list.count + Int.random(in: 0...3)])") }

  private func hold(mapped byteCount: Int) {
    let place = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    if let place, place != MAP_FAILED { memset(place, 1, byteCount) }
    tell("holds")
    Deed.wait.run()
  }

  /// Files in memory that are written and never mapped.
  private func holdUnmapped(_ byteCount: Int) {
    let block = [UInt8](repeating: 1, count: 1 << 20)
    for _ in 0..<4 {
      let memory = fileInMemory("spare")
      for _ in 0..<byteCount >> 22 { _ = write(memory, block, block.count) }
    }
    tell("holds")
    Deed.wait.run()
  }
}

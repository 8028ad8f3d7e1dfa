// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What the host must get over.
enum Deed: String {
  case exit7, trap, abort, wait, hog, spare, halves, tables, closed, nameless, modest, remember, share, look, spin

  func run() {
    switch self {
    case .exit7: exit(7)
    case .trap: kill(of: [0])
    case .abort: Glibc.abort()
    case .wait: while true { pause() }
    case .hog: hold(mapped: 120 << 20)
    case .spare: holdUnmapped(120 << 20)
    case .halves: holdHalves(120 << 20)
    case .tables: holdTables(120 << 20)
    case .closed: holdClosed(120 << 20)
    case .nameless: holdNames(120_000)
    case .modest: hold(mapped: 4 << 20)
    case .remember: remember()
    case .share: share()
    case .spin:
      tell("spins")
      while true {}
    case .look: tell("sees " + FileAttempts.names(in: "/").joined(separator: " "))
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

  /// A file in memory that is mapped and no longer open, and another that is open and never mapped.
  private func holdHalves(_ byteCount: Int) {
    let mapped = fileInMemory("mapped")
    ftruncate(mapped, byteCount / 2)
    let place = mmap(nil, byteCount / 2, PROT_READ | PROT_WRITE, MAP_SHARED, mapped, 0)
    if let place, place != MAP_FAILED { memset(place, 1, byteCount / 2) }
    close(mapped)
    holdUnmapped(byteCount / 2)
  }

  /// Files in memory that are written, of which a page is mapped, and which are no longer open.
  private func holdClosed(_ byteCount: Int) {
    let block = [UInt8](repeating: 1, count: 1 << 20)
    for _ in 0..<2 {
      let memory = fileInMemory("closed")
      for _ in 0..<byteCount >> 21 { _ = write(memory, block, block.count) }
      mmap(nil, 4096, PROT_READ, MAP_SHARED, memory, 0)
      close(memory)
    }
    tell("holds")
    Deed.wait.run()
  }

  /// Files without content, which are memory of the kernel's.
  private func holdNames(_ count: Int) {
    for number in 0..<count { close(open("/tmp/\(number)", O_WRONLY | O_CREAT, 0o600)) }
    tell("holds")
    Deed.wait.run()
  }

  /// Pages that are only read cost nothing themselves, but each 2 MiB of them has a page that tells where they are.
  private func holdTables(_ byteCount: Int) {
    let stretch = 2 << 20
    let count = byteCount / 4096
    let place = mmap(nil, count * stretch, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | 0x4000, -1, 0)
    guard let place, place != MAP_FAILED else { return }
    // MADV_NOHUGEPAGE
    madvise(place, count * stretch, 15)
    var sum = 0
    for index in 0..<count { sum += Int(place.load(fromByteOffset: index * stretch, as: UInt8.self)) }
    tell("holds \(sum)")
    Deed.wait.run()
  }

  /// Tells whether the last run has left something, and leaves it.
  private func remember() {
    let isAgain = access("/container/note", F_OK) == 0
    if access("/tmp/note", F_OK) == 0 { tell("the temporary folder is not empty") }
    for path in ["/container/note", "/tmp/note"] { close(open(path, O_WRONLY | O_CREAT, 0o600)) }
    tell(isAgain ? "again" : "first")
  }

  private func share() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(open("/groups/group.morse/words", O_RDONLY), &bytes, bytes.count)
    tell("reads " + String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self))
    let file = open("/groups/group.morse/words", O_WRONLY | O_TRUNC)
    tell(write(file, "changed", 7) == 7 ? "writes" : "does not write")
  }
}

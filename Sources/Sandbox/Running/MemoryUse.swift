// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// What a keyboard holds of the machine's memory, in bytes. What it shares with others counts in part.
package struct MemoryUse: Hashable, Sendable {
  /// Its own memory, swapped or not.
  package var own: Int
  /// Programs and fonts.
  package var files: Int
  /// Memory that it shows to others, such as frames, mapped or only open.
  package var shared: Int

  package var total: Int { own + files + shared }

  /// The most that a keyboard may have.
  package static let usualLimit = 96 << 20
}

extension MemoryUse {
  /// Reads `/proc/PID/smaps_rollup`, whose lines are like `Pss_Anon: 9968 kB`.
  init?(rollup: String) {
    var values: [Substring: Int] = [:]
    for line in rollup.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, words[2] == "kB", let value = Int(words[1]) { values[words[0]] = value << 10 }
    }
    guard let total = values["Pss:"] else { return nil }
    // Before Linux 5.15 all of it is one number.
    own = (values["Pss_Anon:"] ?? total) + (values["SwapPss:"] ?? 0)
    files = values["Pss_File:"] ?? 0
    shared = values["Pss_Shmem:"] ?? 0
  }

  /// Measures a process; `nil` when it has gone. Takes the kernel a millisecond or two.
  init?(process: Int32) {
    guard let text = try? Files.read("/proc/\(process)/smaps_rollup"),
      let use = MemoryUse(rollup: String(decoding: text, as: UTF8.self))
    else { return nil }
    self = use
    shared = max(shared, Self.openMemory(of: process))
  }

  /// Bytes of a process that are certainly not fewer than `total`, at the price of reading some lines.
  static func upperBound(of process: Int32) -> Int? {
    guard let text = try? Files.read("/proc/\(process)/statm", limit: 256) else { return nil }
    let numbers = String(decoding: text, as: UTF8.self).split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * Files.pageByteCount + openMemory(of: process)
  }

  /// Bytes of the files in memory that a process has open: it fills them by writing, too, and then has none mapped.
  private static func openMemory(of process: Int32) -> Int {
    var seen: Set<UInt64> = []
    var bytes = 0
    for name in Files.names(in: "/proc/\(process)/fd") {
      let path = "/proc/\(process)/fd/\(name)"
      guard let target = Files.link(path), target.hasPrefix("/memfd:"), let space = Files.space(path),
        seen.insert(space.inode).inserted
      else { continue }
      bytes += space.byteCount
    }
    return bytes
  }
}

// MARK: - Of a keyboard

extension SandboxedProcess {
  /// Measures the keyboard; `nil` while its number is not known, and after its end.
  package var memoryUse: MemoryUse? {
    end == nil ? process.flatMap { MemoryUse(process: $0) } : nil
  }

  /// Whether the keyboard has more memory than it may; for a timer, since it is cheap while it has not.
  package func isOver(memoryLimit: Int = MemoryUse.usualLimit) -> Bool {
    guard end == nil, let process, let bound = MemoryUse.upperBound(of: process), bound > memoryLimit else {
      return false
    }
    return memoryUse.map { $0.total > memoryLimit } ?? false
  }
}

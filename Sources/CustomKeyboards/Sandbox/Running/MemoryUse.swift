// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// What a keyboard holds of the machine's memory, in bytes. What it shares with others counts in part.
package struct MemoryUse: Hashable, Sendable {
  /// Its own memory, swapped or not, and what the kernel needs to find it.
  package var own: Int
  /// Programs and fonts.
  package var files: Int
  /// Memory that it shows to others, such as frames, mapped or only open.
  package var shared: Int
  /// The most that it may have where nobody can look: in files in memory that it has closed and of which a part is mapped, and
  /// for the names in its temporary folder.
  package var hidden = 0

  /// In bytes.
  package var total: Int { own + files + shared + hidden }

  /// The most that a keyboard may have.
  package static let usualLimit = 96 << 20
}

extension MemoryUse {
  /// Makes it of `/proc/PID/smaps_rollup` and `/proc/PID/status`.
  init?(rollup: String, status: String) {
    let rollup = Self.values(in: rollup)
    guard let total = rollup["Pss:"] else { return nil }
    // Before Linux 5.15 all of it is one number.
    own = (rollup["Pss_Anon:"] ?? total) + (rollup["SwapPss:"] ?? 0) + (Self.values(in: status)["VmPTE:"] ?? 0)
    files = rollup["Pss_File:"] ?? 0
    shared = rollup["Pss_Shmem:"] ?? 0
  }

  /// Measures a process; `nil` when it has gone.
  ///
  /// The list of all mappings, which is long and takes the kernel a millisecond or two, is only read where it matters.
  ///
  /// - Parameters:
  ///   - limit: A use of not more than this may be told as larger than it is, up to the limit; `nil` for an exact one.
  ///   - text: Reads one of the kernel's files about the process, up to so many bytes.
  init?(process: Int32, over limit: Int?, reading text: (_ file: String, _ limit: Int) -> String?) {
    guard let rollup = text("smaps_rollup", 1 << 16), let status = text("status", 1 << 16),
      let use = MemoryUse(rollup: rollup, status: status)
    else { return nil }
    self = use
    let open = Self.openMemory(of: process)
    let mapped = shared
    // What is open counts in full, mapped or not; the rest is mapped only.
    shared += open.byteCount
    hidden = Self.hiddenByteCount(of: process, open: open.files)
    if let limit, total <= limit { return }
    shared -= min(mapped, Self.sharedBytes(ofFiles: open.files, in: text("smaps", 1 << 20) ?? ""))
  }

  init?(process: Int32, over limit: Int? = nil) {
    self.init(process: process, over: limit) { Self.text($0, of: process, limit: $1) }
  }

  /// Bytes of a process that are certainly not fewer than `total`, at the price of reading some lines.
  static func upperBound(of process: Int32) -> Int? {
    guard let status = text("status", of: process) else { return nil }
    let values = values(in: status)
    let open = openMemory(of: process)
    return ["VmRSS:", "VmSwap:", "VmPTE:"].reduce(
      open.byteCount + hiddenByteCount(of: process, open: open.files)
    ) { $0 + (values[$1] ?? 0) }
  }

  private static func text(_ file: String, of process: Int32, limit: Int = 1 << 16) -> String? {
    (try? Files.read("/proc/\(process)/\(file)", limit: limit)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The values of lines such as `VmRSS:     9968 kB`, in bytes.
  private static func values(in text: String) -> [Substring: Int] {
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.count == 3, words[2] == "kB", let value = Int(words[1]) { values[words[0]] = value << 10 }
    }
    return values
  }

  /// The files in memory that a process has open, by their numbers, and how many bytes these take: it fills them by
  /// writing, too, and then has none mapped.
  private static func openMemory(of process: Int32) -> (files: Set<UInt64>, byteCount: Int) {
    var open: (files: Set<UInt64>, byteCount: Int) = ([], 0)
    for name in Files.names(in: "/proc/\(process)/fd") {
      let path = "/proc/\(process)/fd/\(name)"
      guard let target = Files.link(path), target.hasPrefix(memoryPrefix), let space = Files.space(path),
        open.files.insert(space.inode).inserted
      else { continue }
      open.byteCount += space.byteCount
    }
    return open
  }

  /// Returns the part of files in memory in `Pss_Shmem`, by `/proc/PID/smaps`; pages that the process has copied are its own.
  static func sharedBytes(ofFiles files: Set<UInt64>, in mappings: String) -> Int {
    var isWanted = false
    var bytes = 0
    for line in mappings.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      if words.count == 6, words[0].contains("-") {
        isWanted = words[5].drop { $0 == " " }.hasPrefix(memoryPrefix) && UInt64(words[4]).map(files.contains) ?? false
      } else if isWanted, words.count == 3, let value = Int(words[1]) {
        switch words[0] {
        case "Pss:": bytes += value << 10
        case "Anonymous:": bytes -= value << 10
        default: break
        }
      }
    }
    return max(bytes, 0)
  }

  private static let memoryPrefix = "/memfd:"

  /// A keyboard with so many mappings that their list is longer is not measured any more.
  private static let mappingListByteCount = 1 << 19
  /// What the kernel needs for a file in memory, at the most: its inode, its name, and what finds it.
  private static let nameByteCount = 1 << 10

  private static func hiddenByteCount(of process: Int32, open: Set<UInt64>) -> Int {
    let names = Files.fileCount(inFileSystemOf: "/proc/\(process)/root/tmp") ?? 0
    let closed = text("maps", of: process, limit: mappingListByteCount).map { closedFiles(in: $0, open: open) }
    // Each of them has at the most what a file may have.
    return names * nameByteCount + (closed?.count ?? mostClosedFiles) * Int(SandboxProfile.mostFileByteCount)
  }

  private static let mostClosedFiles = 1_000

  /// Finds files in memory in a list of mappings, as `/proc/PID/maps` has it, that are not open.
  static func closedFiles(in mappings: String, open: Set<UInt64>) -> Set<UInt64> {
    var closed: Set<UInt64> = []
    for line in mappings.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count == 6, words[5].drop(while: { $0 == " " }).hasPrefix(memoryPrefix), let inode = UInt64(words[4]),
        !open.contains(inode)
      else { continue }
      closed.insert(inode)
    }
    return closed
  }
}

// MARK: - Of a keyboard

extension SandboxedProcess {
  /// Measures the keyboard; `nil` while its number is not known, and after its end.
  package var memoryUse: MemoryUse? {
    end == nil ? process.flatMap { MemoryUse(process: $0) } : nil
  }

  /// Returns what the keyboard has of the memory where that is more than a limit, in bytes; `nil` where it is not.
  ///
  /// For a timer: it is cheap while the keyboard keeps to the limit.
  package func memoryUse(over limit: Int = MemoryUse.usualLimit) -> MemoryUse? {
    guard end == nil, let process, let bound = MemoryUse.upperBound(of: process), bound > limit,
      let use = MemoryUse(process: process, over: limit), use.total > limit
    else { return nil }
    return use
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// The heap and the stack, kept out of swap for as long as this lives.
///
/// Best effort: an ordinary user may lock 8 MiB on most systems (`RLIMIT_MEMLOCK`), and what is more than that stays as it is.
/// Source: mlock(2).
package final class LockedMemory {
  private let places: [UnsafeRawBufferPointer]

  package init() {
    let all = MemoryMapping.ofThisProcess.filter { $0.name == "[heap]" || $0.name == "[stack]" }.map(\.bytes)
    places = all.filter { spn_lock_pages($0.baseAddress, $0.count) == 0 }
  }

  /// How many bytes are locked.
  package var byteCount: Int { places.reduce(0) { $0 + $1.count } }

  deinit {
    for place in places { munlock(place.baseAddress, place.count) }
  }
}

/// A line of `/proc/self/maps`. Source: proc(5).
struct MemoryMapping {
  let bytes: UnsafeRawBufferPointer
  /// The file's path, a name in brackets, or nothing.
  let name: String

  /// - Returns: `nil` for what is no such line.
  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    let ends = parts.first?.split(separator: "-").map { UInt($0, radix: 16) } ?? []
    guard ends.count == 2, let start = ends[0], let end = ends[1], start < end else { return nil }
    bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: Int(end - start))
    name = parts.count > 5 ? String(parts[5].drop { $0 == " " }) : ""
  }

  /// What this process has mapped, in the order of addresses.
  static var ofThisProcess: [MemoryMapping] {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let bytes = (try? Files.content(of: file)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(MemoryMapping.init)
  }
}

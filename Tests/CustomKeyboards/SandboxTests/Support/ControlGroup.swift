// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A control group with a limit of memory, as systemd makes them for keyboards. Removed with the object.
final class ControlGroup {
  /// Of version 1, or of version 2 where the memory is counted by it.
  private static let roots = [
    (folder: "/sys/fs/cgroup/memory", limits: ["memory.limit_in_bytes", "memory.memsw.limit_in_bytes"]),
    (folder: "/sys/fs/cgroup", limits: ["memory.max", "memory.swap.max"]),
  ]

  /// Only root may make one by itself, and only where the machine counts memory by groups.
  static var isPossible: Bool { geteuid() == 0 && (try? ControlGroup(memoryByteCount: 1 << 30)) != nil }

  private let folder: String

  init(memoryByteCount: Int) throws {
    let name = "spinet-test-\(UUID().uuidString)"
    for root in Self.roots {
      let folder = "\(root.folder)/\(name)"
      guard mkdir(folder, 0o755) == 0 else { continue }
      if Self.write("\(memoryByteCount)", to: "\(folder)/\(root.limits[0])") {
        // Where there is no swap, there is nothing to limit.
        _ = Self.write("\(memoryByteCount)", to: "\(folder)/\(root.limits[1])")
        self.folder = folder
        return
      }
      rmdir(folder)
    }
    throw CocoaError(.fileNoSuchFile)
  }

  deinit { rmdir(folder) }

  /// Moves a process into the group.
  func take(_ process: Int32) -> Bool { Self.write("\(process)", to: "\(folder)/cgroup.procs") }

  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Glibc.write(file, text, text.utf8.count) == text.utf8.count
  }
}

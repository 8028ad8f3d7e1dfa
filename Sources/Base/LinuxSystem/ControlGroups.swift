// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The kernel's groups of processes. Source: cgroups(7), version 2.
package enum ControlGroups {
  /// Whether the kernel holds the group of a process to a limit of memory.
  package static func boundsMemory(of process: Int32) -> Bool {
    boundsMemory(of: process, processes: "/proc", groups: "/sys/fs/cgroup")
  }

  /// - Parameters:
  ///   - processes: Where `/proc` is.
  ///   - groups: Where the groups of version 2 are.
  package static func boundsMemory(of process: Int32, processes: String, groups: String) -> Bool {
    guard let list = text("\(processes)/\(process)/cgroup"),
      let line = list.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }),
      let limit = text("\(groups)\(line.dropFirst(3))/memory.max")
    else { return false }
    return limit.split(separator: "\n").first.flatMap { UInt64($0) } != nil
  }

  private static func text(_ path: String) -> String? {
    (try? Files.read(path, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}

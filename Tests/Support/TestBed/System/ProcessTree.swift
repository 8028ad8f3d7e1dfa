// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Glibc

/// The processes of a program, for tests that stop and continue them.
package enum ProcessTree {
  /// Returns a process and all that it has started, parents first; those that have left their parents are missing.
  package static func all(of root: pid_t) -> [pid_t] {
    var found = [root]
    var next = 0
    while next < found.count {
      found += children(of: found[next])
      next += 1
    }
    return found
  }

  /// Sends a signal to processes, those that have ended left out.
  package static func send(_ signal: Int32, to processes: [pid_t]) {
    for process in processes { kill(process, signal) }
  }

  /// Returns what a process has started itself.
  package static func children(of process: pid_t) -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      let list = try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Files {
  /// Returns the path of the program that a process runs, without links.
  ///
  /// The kernel names the file as the process sees it: one in a container may run a file of its own that is called as one of this
  /// system's is there, and one that was replaced or removed has ` (deleted)` behind its name, which may be the name of another file.
  /// So the path counts only where it is the file that runs.
  ///
  /// - Returns: `nil` where it is not, or where the kernel does not let this process know. Source: proc_pid_exe(5).
  package static func program(ofProcess process: Int32) -> String? {
    let exe = "/proc/\(process)/exe"
    guard let path = link(exe) else { return nil }
    var (running, named) = (stat(), stat())
    guard stat(exe, &running) == 0, stat(path, &named) == 0, running.st_dev == named.st_dev,
      running.st_ino == named.st_ino
    else { return nil }
    return path
  }

  /// Whether a file is a script, for which the kernel runs another program: its interpreter. Source: execve(2).
  package static func isScript(_ path: String) -> Bool {
    guard let file = try? FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), call: "open") else {
      return false
    }
    var start: [UInt8] = [0, 0]
    return Glibc.read(file.rawValue, &start, start.count) == start.count && start == Array("#!".utf8)
  }
}

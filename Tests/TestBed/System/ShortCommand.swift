// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Commands that end by themselves.
///
/// Foundation's `Process` is not used: its wait for the exit needs a run loop, and now and then never ends without one.
package enum ShortCommand {
  package struct Result: Sendable {
    /// The exit status; 128 and the signal's number when a signal ended it.
    package let status: Int32
    /// Standard output and standard error, as they came.
    package let output: String
  }

  /// Runs a command to its end.
  package static func run(_ command: [String], environment: [String: String]) throws -> Result {
    guard let name = command.first, let path = name.contains("/") ? name : Programs.path(of: name) else {
      throw BedError("\(command.first ?? "an empty command") is not installed: run Utilities/install-packages.sh test")
    }
    let (ours, theirs) = try ChildProcess.connectedSockets()
    let pid: pid_t
    do {
      defer { close(theirs) }
      pid = try ChildProcess.spawn(path, command, environment: environment, input: .null, output: .descriptor(theirs))
    } catch {
      close(ours)
      throw error
    }
    defer { close(ours) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(ours, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    return Result(status: ChildProcess.wait(for: pid), output: String(decoding: output, as: UTF8.self))
  }
}

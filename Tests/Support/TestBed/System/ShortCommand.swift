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

  /// How long a command may take, in microseconds.
  private static let longest: Int64 = 180_000_000

  /// Runs a command to its end; one that takes too long is ended, and an error.
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
    let end = Clock.now() + longest
    while true {
      var waiting = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(max(0, end - Clock.now()) / 1_000)) != 0 else {
        kill(-pid, SIGKILL)
        _ = ChildProcess.wait(for: pid)
        throw BedError(
          "\(command.joined(separator: " ")) did not end; it said: \(String(decoding: output, as: UTF8.self))")
      }
      let count = read(ours, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    return Result(status: ChildProcess.wait(for: pid), output: String(decoding: output, as: UTF8.self))
  }
}

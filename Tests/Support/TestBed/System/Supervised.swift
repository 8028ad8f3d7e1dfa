// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Glibc

/// A long-running program and everything it starts, which ends with the test at the latest.
///
/// - Note: `@unchecked Sendable` because the only state that changes after `init` is guarded by `lock`.
package final class Supervised: @unchecked Sendable {
  package let name: String
  /// The file with the program's standard output and standard error.
  package let log: String
  private let supervisor: pid_t
  private let lifeline: Int32
  private let lock = NSLock()
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: Names the log file.
  ///   - logs: The folder of the log file.
  package init(_ command: [String], name: String, logs: String, environment: [String: String]) throws {
    let tool = try NativeTools.supervisor()
    self.name = name
    log = "\(logs)/\(name).log"
    let (ours, theirs) = try ChildProcess.connectedSockets()
    defer { close(theirs) }
    do {
      supervisor = try ChildProcess.spawn(
        tool, [tool] + command, environment: environment, input: .descriptor(theirs), output: .file(log))
    } catch {
      close(ours)
      throw error
    }
    lifeline = ours
  }

  deinit { stop() }
}

// MARK: - The end

extension Supervised {
  /// The exit status once the program has ended; 128 and the signal's number when a signal ended it.
  package var exitStatus: Int32? {
    lock.lock()
    defer { lock.unlock() }
    if status == nil, let new = ChildProcess.status(of: supervisor) {
      status = new
      close(lifeline)
    }
    return status
  }

  /// Asks the program to end, as `systemctl stop` does.
  package func terminate() { signal(SIGTERM) }

  /// Kills the program with all that it started, and waits for that.
  package func stop() {
    lock.lock()
    defer { lock.unlock() }
    guard status == nil else { return }
    close(lifeline)
    status = ChildProcess.wait(for: supervisor)
  }

  private func signal(_ number: Int32) {
    lock.lock()
    defer { lock.unlock() }
    if status == nil { kill(supervisor, number) }
  }
}

// MARK: - What it wrote

extension Supervised {
  /// What the program has written so far.
  package var output: String {
    String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
  }

  /// The process id of the program itself; `nil` once it has ended.
  package var programPID: pid_t? {
    let children = try? String(contentsOfFile: "/proc/\(supervisor)/task/\(supervisor)/children", encoding: .utf8)
    return children?.split(separator: " ").first.flatMap { pid_t($0) }
  }
}

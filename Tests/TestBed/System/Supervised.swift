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
    var ends: [Int32] = [-1, -1]
    // A pair of sockets instead of a pipe, because only these are closed on exec from the start (no _GNU_SOURCE in Swift).
    let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw BedError("cannot start \(name): \(String(cString: strerror(errno)))")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = ([tool] + command).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let failure = posix_spawn(&pid, tool, &actions, &attributes, &arguments, &variables)
    close(ends[0])
    guard failure == 0 else {
      close(ends[1])
      throw BedError("cannot start \(name): \(String(cString: strerror(failure)))")
    }
    supervisor = pid
    lifeline = ends[1]
  }

  deinit { stop() }
}

// MARK: - The end

extension Supervised {
  /// The exit status once the program has ended; 128 and the signal's number when a signal ended it.
  package var exitStatus: Int32? {
    lock.lock()
    defer { lock.unlock() }
    return reap(options: WNOHANG)
  }

  /// Asks the program to end, as `systemctl stop` does.
  package func terminate() { signal(SIGTERM) }

  /// Kills the program with all that it started, and waits for that.
  package func stop() {
    lock.lock()
    defer { lock.unlock() }
    guard status == nil else { return }
    close(lifeline)
    _ = reap(options: 0, closesLifeline: false)
  }

  private func signal(_ number: Int32) {
    lock.lock()
    defer { lock.unlock() }
    if status == nil { kill(supervisor, number) }
  }

  /// Collects the exit status; call it with the lock held.
  private func reap(options: Int32, closesLifeline: Bool = true) -> Int32? {
    if let status { return status }
    var raw: Int32 = 0
    var ended = waitpid(supervisor, &raw, options)
    while ended < 0 && errno == EINTR { ended = waitpid(supervisor, &raw, options) }
    guard ended == supervisor else { return nil }
    status = raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
    if closesLifeline { close(lifeline) }
    return status
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

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Starting programs and waiting for them.
enum ChildProcess {
  enum Input {
    case null
    case descriptor(Int32)
  }

  enum Output {
    case file(String)
    case descriptor(Int32)
  }

  /// Starts a program in a process group of its own, with standard output and standard error in one place.
  ///
  /// - Parameter arguments: With the program's name first.
  static func spawn(
    _ path: String, _ arguments: [String], environment: [String: String], input: Input, output: Output
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch input {
    case .null: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    }
    switch output {
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests have signals blocked, which what they start would have as well.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let failure = posix_spawn(&pid, path, &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw BedError("cannot start \(path): \(String(cString: strerror(failure)))") }
    return pid
  }

  /// Makes two ends of a stream that children do not inherit unless it is given to them.
  static func connectedSockets() throws -> (Int32, Int32) {
    // Sockets instead of a pipe, because only these are closed on exec from the start (no _GNU_SOURCE in Swift).
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw BedError("cannot make a stream: \(String(cString: strerror(errno)))")
    }
    return (ends[0], ends[1])
  }

  /// Waits for the end of a program.
  ///
  /// - Returns: The exit status; 128 and the signal's number when a signal ended it.
  static func wait(for pid: pid_t) -> Int32 {
    collect(pid, options: 0) ?? 127
  }

  /// Returns the exit status when the program has ended; `nil` while it runs.
  static func status(of pid: pid_t) -> Int32? {
    collect(pid, options: WNOHANG)
  }

  private static func collect(_ pid: pid_t, options: Int32) -> Int32? {
    var raw: Int32 = 0
    var ended = waitpid(pid, &raw, options)
    while ended < 0 && errno == EINTR { ended = waitpid(pid, &raw, options) }
    guard ended == pid else { return nil }
    return raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
  }
}

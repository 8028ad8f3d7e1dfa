// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that a test runs, with the lines that it prints; it ends with its owner.
///
/// Not Foundation's `Process`: that reaps children on a thread of its own, sometimes not at all while a test polls, and
/// hands them the blocked signals of whichever thread starts them.
final class Program {
  private let process: pid_t
  private let input: Int32
  /// What it prints can be read from here, without waiting.
  let output: Int32
  private var hasEnded = false
  private var rest: [UInt8] = []
  /// What it has printed so far, in whole lines.
  private(set) var lines: [String] = []

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var inputEnds: [Int32] = [-1, -1]
    var outputEnds: [Int32] = [-1, -1]
    guard pipe(&inputEnds) == 0, pipe(&outputEnds) == 0 else { throw Failure(call: "pipe", code: errno) }
    input = inputEnds[1]
    output = outputEnds[0]
    for end in inputEnds + outputEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, inputEnds[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outputEnds[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, path, &actions, &attributes, &words, &settings)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    close(inputEnds[0])
    close(outputEnds[1])
    process = child
    guard result == 0 else {
      hasEnded = true
      throw Failure(call: "posix_spawn \(path)", code: result)
    }
  }

  isolated deinit {
    stop()
    close(input)
    close(output)
  }

  var isRunning: Bool {
    if !hasEnded, waitpid(process, nil, WNOHANG) == process { hasEnded = true }
    return !hasEnded
  }

  /// Sends a line to its standard input.
  func tell(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Ends the program at once and waits until it has.
  func stop() {
    guard isRunning else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    hasEnded = true
  }

  /// Takes over what has been printed since the last time.
  func readOutput() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count <= 0 { break }
      rest += chunk[..<count]
    }
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A program that runs beside this one and is waited for.
///
/// It has this process's standard streams, environment and folder, but for what it is started with.
package struct Program: Sendable {
  private let pid: pid_t

  /// Where what the program prints goes.
  package enum Output: Sendable {
    /// To where this process prints.
    case shared
    /// Into a new file.
    case file(String)
    /// Into a new file, with what it reports; what it starts can write to where this process prints and reports as to the
    /// descriptors 3 and 4.
    case log(String)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program's path, or its name to be looked for in `PATH`, and its arguments.
  ///   - changes: Variables that differ from this process's; `nil` for those that the program is not to have.
  package init(
    _ command: [String], environment changes: [String: String?] = [:], output: Output = .shared
  ) throws(SystemCallError) {
    guard let name = command.first else { throw SystemCallError(call: "posix_spawnp", errno: EINVAL) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch output {
    case .shared: break
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .log(let path):
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, 3)
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, 4)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables = Self.environment(with: changes).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, name, &actions, nil, &words, &variables)
    guard result == 0 else { throw SystemCallError(call: "posix_spawnp", errno: result) }
    pid = child
  }

  /// Waits for the end. As with system(3), Ctrl+C meanwhile ends the program and not this process.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal that ended it, as shells have it.
  package func wait() -> Int32 {
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Runs a program to its end and returns its status.
  package static func run(
    _ command: [String], environment changes: [String: String?] = [:], output: Output = .shared
  ) throws(SystemCallError) -> Int32 {
    try Program(command, environment: changes, output: output).wait()
  }

  /// The path of a program in the folders of `PATH`.
  package static func find(_ name: String) -> String? {
    let folders = (Environment.value("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      access($0, X_OK) == 0 && (try? Files.status($0))?.kind == .file
    }
  }

  /// This process's variables, with changes.
  static func environment(with changes: [String: String?]) -> [String] {
    var result: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if changes[String(text.prefix { $0 != "=" })] == nil { result.append(text) }
      next += 1
    }
    return result + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }
}

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
    pid = try ProgramStart(
      command: command, isSought: true, environment: Environment.variables(with: changes), streams: output.streams
    ).start()
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
    return SpawnedProcess.End(waitStatus: status).shellStatus
  }

  /// Runs a program to its end and returns its status.
  package static func run(
    _ command: [String], environment changes: [String: String?] = [:], output: Output = .shared
  ) throws(SystemCallError) -> Int32 {
    try Program(command, environment: changes, output: output).wait()
  }

  /// Finds a program of the system by its name, in the folders of `PATH` and in the usual ones.
  ///
  /// Folders are not searched by where this process happens to be.
  package static func find(_ name: String) -> String? {
    let folders = (Environment.value("PATH") ?? "").split(separator: ":").map(String.init)
    return (folders.filter { $0.hasPrefix("/") } + ["/usr/local/bin", "/usr/bin", "/bin"]).lazy
      .map { "\($0)/\(name)" }.first(where: Files.isProgram)
  }
}

extension Program.Output {
  fileprivate var streams: [(place: Int32, stream: ProgramStart.Stream)] {
    switch self {
    case .shared: []
    case .file(let path): [(STDOUT_FILENO, .newFile(path))]
    case .log(let path):
      [
        (3, .descriptor(STDOUT_FILENO)), (4, .descriptor(STDERR_FILENO)), (STDOUT_FILENO, .newFile(path)),
        (STDERR_FILENO, .same(STDOUT_FILENO)),
      ]
    }
  }
}

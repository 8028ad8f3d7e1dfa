// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Program {
  /// Runs a program of somebody else's to its end, and returns its status as `wait()` does.
  ///
  /// It has this process's environment and folder, but none of its streams, which may be a terminal's: it has nothing to read,
  /// and what it says is handed on in parts, as it comes. What it leaves behind is not waited for.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments; `PATH` is not searched.
  ///   - onOutput: Called with what comes from its standard output.
  ///   - onReport: Called with what comes from its standard error.
  package static func hear(
    _ command: [String], onOutput: (String) -> Void, onReport: (String) -> Void
  ) throws(SystemCallError) -> Int32 {
    guard let path = command.first else { throw SystemCallError(call: "posix_spawn", errno: EINVAL) }
    let nothing = try FileDescriptor.nothing()
    let (output, reports) = (try ReportPipe(), try ReportPipe())
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    let program = try SpawnedProcess(
      path: path, arguments: Array(command.dropFirst()), environment: Environment.variables(),
      descriptors: [nothing.rawValue, output.writingEnd, reports.writingEnd])
    output.closeWritingEnd()
    reports.closeWritingEnd()
    var (outputText, reportText) = (TextParts(), TextParts())
    var waiting = [program.descriptor, output.descriptor, reports.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      // Looked at first: what it has said by its end is in the pipes.
      let end = program.end()
      onOutput(outputText.take(output.read(limit: pipeByteCount)))
      onReport(reportText.take(reports.read(limit: pipeByteCount)))
      if let end { return end.shellStatus }
      poll(&waiting, nfds_t(waiting.count), -1)
      // A pipe that has ended would be ready for ever.
      for index in waiting.indices where waiting[index].revents & Int16(POLLIN | POLLHUP) == Int16(POLLHUP) {
        waiting[index].fd = -1
      }
    }
  }

  /// How much a pipe holds. Source: pipe(7).
  private static let pipeByteCount = 65_536
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A program of ours that serves this process; it reads what it is sent from its standard input, which is a socket.
///
/// The child ends with its owner.
package final class ChildProcess: Sendable {
  private let input: FileDescriptor
  private let pid: pid_t

  /// Starts a program with this process's environment, no signal blocked and no descriptor but the standard ones.
  ///
  /// - Parameters:
  ///   - path: An executable file; `PATH` is not searched.
  ///   - output: What the program writes to its standard output goes there; by default to this process's.
  /// - Throws: When there is no such program or the kernel gives no process.
  package init(path: String, arguments: [String] = [], output: Int32? = nil) throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemCallError(call: "socketpair", errno: errno) }
    let ours = FileDescriptor(owning: ends[0])
    let theirs = FileDescriptor(owning: ends[1])
    // The child waits in read(2); only our end must never wait.
    guard fcntl(theirs.rawValue, F_SETFL, 0) == 0 else { throw SystemCallError(call: "fcntl", errno: errno) }

    // Signals that this process takes from a descriptor are blocked here.
    let start = ProgramStart(
      command: [path] + arguments,
      streams: [(STDIN_FILENO, .descriptor(theirs.rawValue))]
        + (output.map { [(STDOUT_FILENO, .descriptor($0))] } ?? []),
      signals: .unblocked)
    let child = try start.start()
    input = ours
    pid = child
  }

  deinit {
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// Lets the child read to the end of what it was sent, after which it ends by itself.
  package func endInput() { shutdown(input.rawValue, Int32(SHUT_WR)) }

  /// Sends bytes without waiting.
  ///
  /// - Returns: False when the child has ended. Bytes that a busy child has no room for are dropped, and that is true.
  package func send(_ bytes: [UInt8]) -> Bool {
    Glibc.send(input.rawValue, bytes, bytes.count, Int32(MSG_NOSIGNAL)) >= 0 || errno == EAGAIN
  }
}

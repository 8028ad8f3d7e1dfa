// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// A program started with exactly the descriptors, words and variables that it is given. Nothing here waits for it but its
/// end, where it has been killed with its owner.
package final class SpawnedProcess {
  /// Its number, which is its own until `end()` has told that it has ended.
  package let process: Int32
  private let handle: FileDescriptor
  private var knownEnd: End?

  /// Readable once the program has ended, to be watched; it stays ours.
  package var descriptor: Int32 { handle.rawValue }

  /// How a program ended.
  package enum End: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// Starts a program that hears every signal as a program usually does.
  ///
  /// - Parameters:
  ///   - path: An executable file; `PATH` is not searched.
  ///   - arguments: The words after the program's own name.
  ///   - environment: Its variables, as `NAME=VALUE`; it gets no others.
  ///   - descriptors: What it has as descriptors 0, 1, 2 and so on; it gets no others. They stay the caller's.
  /// - Throws: When there is no such program or the kernel gives no process.
  package init(
    path: String, arguments: [String], environment: [String], descriptors: [Int32]
  ) throws(SystemCallError) {
    let start = ProgramStart(
      command: [path] + arguments, environment: environment,
      streams: descriptors.enumerated().map { (Int32($0), .descriptor($1)) }, closesOthers: true, signals: .usual)
    let child = try start.start()
    let opened = spn_pidfd_open(child)
    guard opened >= 0 else {
      Glibc.kill(child, SIGKILL)
      throw SystemCallError(call: "pidfd_open", errno: -opened)
    }
    process = child
    handle = FileDescriptor(owning: opened)
  }

  deinit {
    guard end() == nil else { return }
    kill()
    // Nobody else would, and whoever waits for any child would find it for ever.
    waitpid(process, nil, 0)
  }
}

extension SpawnedProcess.End {
  /// - Parameter status: What waitpid(2) tells.
  init(waitStatus status: Int32) {
    // The low seven bits are the signal's number, the next byte the status. Source: bits/waitstatus.h of glibc.
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
  }

  /// The status, or 128 and the number of the signal, as shells have it.
  var shellStatus: Int32 {
    switch self {
    case .exited(let status): status
    case .signal(let signal): 128 + signal
    }
  }
}

extension SpawnedProcess {
  /// Tells how the program ended; `nil` while it runs.
  package func end() -> End? {
    if let knownEnd { return knownEnd }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    knownEnd = End(waitStatus: status)
    return knownEnd
  }

  /// Has the kernel end the program; how it ended is known a moment later.
  package func kill() { _ = spn_pidfd_signal(handle.rawValue, SIGKILL) }
}

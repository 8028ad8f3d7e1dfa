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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Copies above all the places, since a descriptor may stand where another one has to go.
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (place, descriptor) in descriptors.enumerated() {
      let copy = spn_duplicate(descriptor, Int32(descriptors.count))
      guard copy >= 0 else { throw SystemCallError(call: "fcntl", errno: -copy) }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, Int32(place))
    }
    _ = spn_spawn_close_from(&actions, Int32(descriptors.count))

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process blocks or ignores, a program that it starts would inherit.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var child: pid_t = 0
    let result = CStrings.with([path] + arguments) { words in
      CStrings.with(environment) { posix_spawn(&child, path, &actions, &attributes, words, $0) }
    }
    guard result == 0 else { throw SystemCallError(call: "posix_spawn", errno: result) }
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

extension SpawnedProcess {
  /// Tells how the program ended; `nil` while it runs.
  package func end() -> End? {
    if let knownEnd { return knownEnd }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    // The low seven bits are the signal's number, the next byte the status. Source: bits/waitstatus.h of glibc.
    let signal = status & 0x7F
    knownEnd = signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
    return knownEnd
  }

  /// Has the kernel end the program; how it ended is known a moment later.
  package func kill() { _ = spn_pidfd_signal(handle.rawValue, SIGKILL) }
}

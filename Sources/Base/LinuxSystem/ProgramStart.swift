// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// What a program is started with: the one place where programs are started.
struct ProgramStart {
  /// The program and its arguments.
  var command: [String]
  /// Whether a name without a slash is looked for in `PATH`.
  var isSought = false
  /// Its variables, as `NAME=VALUE`; it gets no others.
  var environment = Environment.variables()
  /// The descriptors that it has at their places, made in this order.
  var streams: [(place: Int32, stream: Stream)] = []
  /// Whether it gets no descriptors but those; otherwise it also has what this process leaves open to programs.
  var closesOthers = false
  var signals = Signals.inherited

  /// Where a descriptor comes from.
  enum Stream {
    /// One of this process's, which stays that.
    case descriptor(Int32)
    /// A new file, or an old one that is emptied.
    case newFile(String)
    /// What the program has at another place.
    case same(Int32)
  }

  /// What this process blocks or ignores, a program that it starts inherits.
  enum Signals {
    case inherited
    /// Nothing is blocked; what is ignored stays so.
    case unblocked
    /// Nothing is blocked or ignored.
    case usual
  }
}

extension ProgramStart {
  /// Starts the program.
  ///
  /// - Returns: Its number; somebody has to wait for its end.
  /// - Throws: When there is no such program or the kernel gives no process.
  func start() throws(SystemCallError) -> pid_t {
    let call = isSought ? "posix_spawnp" : "posix_spawn"
    guard let path = command.first else { throw SystemCallError(call: call, errno: EINVAL) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let firstFree = (streams.map(\.place).max() ?? -1) + 1
    // Copies above all the places, since a descriptor may stand where another one has to go.
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (place, stream) in streams {
      switch stream {
      case .descriptor(let descriptor):
        let copy = spn_duplicate(descriptor, max(firstFree, STDERR_FILENO + 1))
        guard copy >= 0 else { throw SystemCallError(call: "fcntl", errno: -copy) }
        copies.append(copy)
        posix_spawn_file_actions_adddup2(&actions, copy, place)
      case .newFile(let path):
        posix_spawn_file_actions_addopen(&actions, place, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, place)
      }
    }
    if closesOthers { _ = spn_spawn_close_from(&actions, firstFree) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    signals.set(in: &attributes)

    var child: pid_t = 0
    let result = CStrings.with(command) { words in
      CStrings.with(environment) { variables in
        isSought
          ? posix_spawnp(&child, path, &actions, &attributes, words, variables)
          : posix_spawn(&child, path, &actions, &attributes, words, variables)
      }
    }
    guard result == 0 else { throw SystemCallError(call: call, errno: result) }
    return child
  }
}

extension ProgramStart.Signals {
  fileprivate func set(in attributes: inout posix_spawnattr_t) {
    guard self != .inherited else { return }
    var flags = POSIX_SPAWN_SETSIGMASK
    var set = sigset_t()
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)
    if self == .usual {
      flags |= POSIX_SPAWN_SETSIGDEF
      sigfillset(&set)
      posix_spawnattr_setsigdefault(&attributes, &set)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

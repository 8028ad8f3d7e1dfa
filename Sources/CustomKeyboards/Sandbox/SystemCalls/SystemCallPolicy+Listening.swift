// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SystemCallPolicy {
  /// What a program may do that others connect to: take connections on the sockets that listen already, and watch its files. It makes no
  /// socket, no connection, no process, and runs no other program.
  static var listening: SystemCallPolicy {
    var policy = SystemCallPolicy(hasNetwork: true)
    policy.rules.removeAll { ["socket", "connect", "execveat", "clone", "flock"].contains($0.name) }
    policy.rules += ["accept", "accept4", "inotify_add_watch", "inotify_init1", "inotify_rm_watch", "flock"].map {
      SystemCallRule(name: $0)
    }
    return policy
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SystemCallPolicy {
  /// What a program may do that connects to another device: open a connection of TCP or UDP, and speak over it. It makes no process and no
  /// thread, and runs no other program.
  static var calling: SystemCallPolicy {
    var policy = SystemCallPolicy(hasNetwork: true)
    policy.rules.removeAll { ["execveat", "clone"].contains($0.name) }
    return policy
  }
}

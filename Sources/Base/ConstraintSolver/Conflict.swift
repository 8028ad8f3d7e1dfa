// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Required constraints that cannot hold together, and the one that was left out so that the others do.
package struct Conflict: Hashable, Sendable {
  /// The constraint that was left out. It stays added, and is tried again when one of `members` changes or is removed.
  package let broken: Constraint
  /// The constraints that cannot hold together, `broken` among them, oldest first.
  package let members: [Constraint]

  package init(broken: Constraint, members: [Constraint]) {
    self.broken = broken
    self.members = members
  }

  /// The conflict in words, for a log.
  ///
  /// - Parameter name: What people know a constraint as, such as `"title.width >= 120"`.
  package func description(naming name: (Constraint) -> String) -> String {
    let others = members.filter { $0 != broken }
    if others.isEmpty { return "Cannot be satisfied by any values, and is left out: \(name(broken))" }
    let list = others.map { "\n  \(name($0))" }.joined()
    return "Left out, because it cannot hold together with the constraints below it: \(name(broken))\(list)"
  }
}

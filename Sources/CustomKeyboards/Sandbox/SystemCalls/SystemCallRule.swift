// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A system call, with the arguments that it may have.
struct SystemCallRule: Hashable, Sendable {
  /// What an argument has to be.
  struct Condition: Hashable, Sendable {
    /// The argument's place, from 0.
    var argument: UInt32
    /// The bits that are looked at.
    var mask: UInt64 = .max
    var value: UInt64
  }

  /// What becomes of a call.
  enum Verdict: Hashable, Sendable {
    case allow
    /// It waits until the host lets it through.
    case hold
    /// It fails with an error, or, with 0, does nothing and says that it has.
    case fail(Int32)
  }

  var name: String
  /// All of them have to hold.
  var conditions: [Condition] = []
  var verdict = Verdict.allow
}

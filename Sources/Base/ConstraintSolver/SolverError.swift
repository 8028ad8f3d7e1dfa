// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why the solver did not do what it was asked to. It is then as it was before.
package struct SolverError: Error, Hashable, Sendable {
  /// What is wrong, for programs.
  package let code: Code
  /// What is wrong and what would be right, for people.
  package let message: String

  /// What went wrong.
  package enum Code: Hashable, Sendable {
    /// A constant, coefficient or priority is not a number or not finite.
    case notFinite
    /// A constant, coefficient or priority is beyond what is computed with.
    case outOfRange
    /// The variable is of another solver or was disposed of.
    case unknownVariable
    /// The constraint is of another solver or was removed.
    case unknownConstraint
    /// The variable is still in a constraint.
    case variableInUse
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A number that the solver finds, such as the left edge of a view.
package struct Variable: Hashable, Sendable {
  let id: Int32
  let generation: UInt32
}

/// A constraint that was added to a solver.
package struct Constraint: Hashable, Sendable {
  let id: Int32
  let generation: UInt32
}

/// A variable times a number.
package struct Term: Hashable, Sendable {
  /// What is multiplied.
  package var variable: Variable
  /// By what.
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

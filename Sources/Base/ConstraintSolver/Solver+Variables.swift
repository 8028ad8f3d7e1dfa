// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Variables: making, reading and disposing of them.

extension Solver {
  /// Makes a variable; its value is 0 until a constraint says otherwise.
  package mutating func makeVariable() -> Variable {
    let id: Int32
    if let free = freeVariables.popLast() {
      id = free
      tableau.resetVariable(id)
    } else {
      id = tableau.addVariable()
      variableGenerations.append(0)
      isVariableUsed.append(false)
    }
    isVariableUsed[Int(id)] = true
    return Variable(id: id, generation: variableGenerations[Int(id)])
  }

  /// Disposes of a variable that is in no constraint.
  ///
  /// - Throws: `unknownVariable`, `variableInUse`.
  package mutating func dispose(_ variable: Variable) throws(SolverError) {
    try check(variable)
    guard tableau.matrix.column(variable.id).isEmpty else {
      throw SolverError(
        code: .variableInUse, message: "The variable is in a constraint; remove the constraint before.")
    }
    variableGenerations[Int(variable.id)] &+= 1
    isVariableUsed[Int(variable.id)] = false
    freeVariables.append(variable.id)
  }

  /// The value of a variable after the last solve; 0 for one that is not this solver's.
  package func value(of variable: Variable) -> Double {
    // Adding 0 makes 0 of -0.
    isKnown(variable) ? tableau.values[Int(variable.id)] + 0 : 0
  }

  /// Returns the same for a solver that an object holds; `value(of:)` would be given a copy of it.
  package static func value(of variable: Variable, in solver: inout Solver) -> Double {
    solver.isKnown(variable) ? solver.tableau.values[Int(variable.id)] + 0 : 0
  }

  /// The variables that the last solve gave another value.
  package var changedVariables: [Variable] {
    var changed: [Variable] = []
    for (id, from) in tableau.changes.moved where tableau.values[Int(id)] != from && isVariableUsed[Int(id)] {
      changed.append(Variable(id: id, generation: variableGenerations[Int(id)]))
    }
    return changed
  }

  @inline(__always) func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.id)
    return index >= 0 && index < variableGenerations.count && variableGenerations[index] == variable.generation
      && isVariableUsed[index]
  }

  func check(_ variable: Variable) throws(SolverError) {
    if isKnown(variable) { return }
    throw SolverError(
      code: .unknownVariable, message: "The variable is not of this solver, or was disposed of.")
  }
}

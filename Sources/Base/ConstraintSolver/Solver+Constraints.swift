// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Constraints: adding, removing and changing them.

extension Solver {
  /// Adds a constraint: the sum of the terms, compared with a constant.
  ///
  /// - Parameters:
  ///   - priority: Above 0 and at most 1000, which is required.
  ///   - isSystem: Whether it is made by the layout itself; in a conflict other constraints break first.
  /// - Throws: `unknownVariable`, `notFinite`, `outOfRange`. A contradiction is not an error, see `conflicts`.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = requiredPriority,
    isSystem: Bool = false
  ) throws(SolverError) -> Constraint {
    let entries = try merged(terms)
    try check(constant: constant)
    try check(priority: priority)
    let constraint = insert(entries, relation, constant, priority: priority, isSystem: isSystem)
    solveUnlessUpdating()
    return constraint
  }

  /// Removes a constraint. Variables that nothing determines any more keep their values.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    let row = constraint.id
    retryConflicts(with: row)
    broken.removeAll { $0.row == row }
    retrying.removeAll { $0.members.contains(row) }
    discard(constraint)
    solveUnlessUpdating()
  }

  /// Changes the constant of a constraint in place.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`, `outOfRange`.
  package mutating func setConstant(of constraint: Constraint, to constant: Double) throws(SolverError) {
    try check(constraint)
    try check(constant: constant)
    let row = constraint.id
    if tableau.rows[Int(row)].constant == constant { return }
    retryConflicts(with: row)
    tableau.setConstant(of: row, to: constant)
    solveUnlessUpdating()
  }

  /// Changes the priority of a constraint in place, from or to required too.
  ///
  /// - Throws: `unknownConstraint`, `notFinite`, `outOfRange`.
  package mutating func setPriority(of constraint: Constraint, to priority: Float) throws(SolverError) {
    try check(constraint)
    try check(priority: priority)
    let row = constraint.id
    if tableau.rows[Int(row)].priority == priority { return }
    retryConflicts(with: row)
    tableau.setPriority(of: row, to: priority)
    solveUnlessUpdating()
  }

  func isKnown(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.id)
    return index >= 0 && index < tableau.rows.count && tableau.rows[index].generation == constraint.generation
      && tableau.rows[index].state != .unused
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    if isKnown(constraint) { return }
    throw SolverError(
      code: .unknownConstraint, message: "The constraint is not of this solver, or was removed.")
  }

  /// Removes a constraint without solving.
  mutating func discard(_ constraint: Constraint) {
    tableau.removeRow(constraint.id)
    freeRows.append(constraint.id)
  }

  /// Adds a checked constraint without solving.
  mutating func insert(
    _ entries: ContiguousArray<(variable: Int32, coefficient: Double)>, _ relation: Relation, _ constant: Double,
    priority: Float, isSystem: Bool
  ) -> Constraint {
    let row = freeRows.popLast() ?? tableau.addRow()
    lastAge += 1
    tableau.fillRow(
      row, entries: entries, relation, constant, priority: priority, isSystem: isSystem, age: lastAge)
    return Constraint(id: row, generation: tableau.rows[Int(row)].generation)
  }
}

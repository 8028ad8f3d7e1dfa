// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Finds values for variables that satisfy linear constraints as well as their priorities ask.
///
/// Required constraints (priority 1000) hold. Of the optional ones as much is satisfied as can be: the values make the
/// sum of the errors at the highest priority as small as possible, then among those the sum at the next priority, and so
/// on, so that no number of weaker constraints outweighs a stronger one. Which of several best solutions is taken is
/// arbitrary, but always the same after the same calls.
///
/// Required constraints that contradict others are left out one by one and reported as `conflicts`; the newest goes
/// first, those marked as the system's last. A constraint that is left out is tried again when one that it was in
/// conflict with changes or is removed.
///
/// Every change solves at once, unless it is made within `update`. A change costs what depends on it, not what there is.
///
/// The method is Cassowary's (Badros, Borning and Stuckey, 2001), an incremental simplex, on another kind of tableau:
/// see `Documentation/Decisions/0010-the-solver-keeps-definitions.md`.
///
/// - Note: Values are in whatever unit the constraints are in; tolerances suit points, with coefficients near 1. Violations
///   of required constraints up to 0.001 points are accepted if they cannot be mended.
package struct Solver: Sendable {
  var tableau = Tableau()
  private var variableGenerations: ContiguousArray<UInt32> = []
  private var isVariableUsed: ContiguousArray<Bool> = []
  private var freeVariables: ContiguousArray<Int32> = []
  private var freeRows: ContiguousArray<Int32> = []
  private var lastAge = 0
  private var updateDepth = 0
  /// The constraints that are left out, oldest first, with what they are in conflict with.
  private var broken: [Break] = []

  /// In which direction `exerciseAmbiguity` tried first.
  var isExercisedUpward = false

  /// The conflicts that the last solve found, oldest broken constraint first.
  package private(set) var conflicts: [Conflict] = []

  package init() {}
}

// MARK: - Variables

extension Solver {
  /// Makes a variable; its value is 0 until a constraint says otherwise.
  package mutating func makeVariable() -> Variable {
    let id: Int32
    if let free = freeVariables.popLast() {
      id = free
      tableau.values[Int(id)] = 0
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

  /// The variables that the last solve gave another value.
  package var changedVariables: [Variable] {
    var changed: [Variable] = []
    for (id, from) in tableau.changes.moved where tableau.values[Int(id)] != from && isVariableUsed[Int(id)] {
      changed.append(Variable(id: id, generation: variableGenerations[Int(id)]))
    }
    return changed
  }

  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.id)
    return index >= 0 && index < variableGenerations.count && variableGenerations[index] == variable.generation
      && isVariableUsed[index]
  }

  private func check(_ variable: Variable) throws(SolverError) {
    if isKnown(variable) { return }
    throw SolverError(
      code: .unknownVariable, message: "The variable is not of this solver, or was disposed of.")
  }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint: the sum of the terms, compared with a constant.
  ///
  /// - Parameters:
  ///   - priority: Above 0 and at most 1000, which is required.
  ///   - isSystem: Whether it is made by the layout itself; in a conflict other constraints break first.
  /// - Throws: `unknownVariable`, `notFinite`, `outOfRange`. A contradiction is not an error, see `conflicts`.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = requiredPriority, isSystem: Bool = false
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

  /// Whether a constraint was left out because it contradicts others.
  package func isBroken(_ constraint: Constraint) -> Bool {
    isKnown(constraint) && tableau.rows[Int(constraint.id)].state == .broken
  }

  /// The constraints that are left out, each with what it is in conflict with, oldest first.
  package var brokenConstraints: [Conflict] { broken.map(conflict) }

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

// MARK: - Checks of what comes in

extension Solver {
  private func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else {
      throw SolverError(code: .notFinite, message: "A constant must be finite, not \(constant).")
    }
    guard constant.magnitude <= 1e12 else {
      throw SolverError(code: .outOfRange, message: "A constant must be within ±1e12, not \(constant).")
    }
  }

  private func check(priority: Float) throws(SolverError) {
    guard priority.isFinite else {
      throw SolverError(code: .notFinite, message: "A priority must be finite, not \(priority).")
    }
    guard priority > 0, priority <= requiredPriority else {
      throw SolverError(code: .outOfRange, message: "A priority is above 0 and at most 1000, not \(priority).")
    }
  }

  /// The terms with each variable once, and without those that cancel out.
  private func merged(
    _ terms: [Term]
  ) throws(SolverError) -> ContiguousArray<(variable: Int32, coefficient: Double)> {
    var entries = ContiguousArray<(variable: Int32, coefficient: Double)>()
    entries.reserveCapacity(terms.count)
    var isSorted = true
    for term in terms {
      try check(term.variable)
      guard term.coefficient.isFinite else {
        throw SolverError(code: .notFinite, message: "A coefficient must be finite, not \(term.coefficient).")
      }
      if term.coefficient == 0 { continue }
      guard term.coefficient.magnitude <= 1e9, term.coefficient.magnitude >= 1e-12 else {
        throw SolverError(
          code: .outOfRange, message: "A coefficient must be within ±1e9 and not below 1e-12, not \(term.coefficient).")
      }
      if let last = entries.last, last.variable >= term.variable.id { isSorted = false }
      entries.append((term.variable.id, term.coefficient))
    }
    if isSorted { return entries }
    entries.sort { $0.variable < $1.variable }
    var result = ContiguousArray<(variable: Int32, coefficient: Double)>()
    var size = 0.0
    for (place, entry) in entries.enumerated() {
      if let last = result.last, last.variable == entry.variable {
        result[result.count - 1].coefficient += entry.coefficient
        size = max(size, entry.coefficient.magnitude)
      } else {
        result.append(entry)
        size = entry.coefficient.magnitude
      }
      let isLast = place + 1 == entries.count || entries[place + 1].variable != entry.variable
      if isLast, let sum = result.last?.coefficient, sum.magnitude <= 1e-12 * size { result.removeLast() }
    }
    return result
  }
}

// MARK: - Solving

extension Solver {
  /// Makes several changes and solves once.
  package mutating func update<Failure>(_ changes: (inout Solver) throws(Failure) -> Void) throws(Failure) {
    beginUpdate()
    defer { endUpdate() }
    try changes(&self)
  }

  /// Puts off solving until the `endUpdate` that belongs to this.
  package mutating func beginUpdate() { updateDepth += 1 }

  /// Solves, if it belongs to the first `beginUpdate`.
  package mutating func endUpdate() {
    updateDepth = max(0, updateDepth - 1)
    solveUnlessUpdating()
  }

  private mutating func solveUnlessUpdating() {
    if updateDepth == 0 { solve() }
  }

  mutating func solve() {
    let before = broken
    tableau.forgetLastSolve()
    var retried: Set<Int32> = []
    repeat {
      tableau.solve()
    } while takeBreaks(retried: &retried)
    conflicts =
      broken.filter { now in !before.contains { $0.row == now.row && $0.members == now.members } }.map(conflict)
  }

  /// Notes what was left out, and lets those try again whose conflict has thereby gone; whether there are any.
  private mutating func takeBreaks(retried: inout Set<Int32>) -> Bool {
    if tableau.breaks.isEmpty { return false }
    let news = tableau.breaks
    tableau.breaks.removeAll(keepingCapacity: true)
    broken += news
    broken.sort { tableau.rows[Int($0.row)].age < tableau.rows[Int($1.row)].age }
    var isRetrying = false
    for new in news {
      for other in broken where other.row != new.row && other.members.contains(new.row) {
        // Once each, so that this ends.
        if retried.insert(other.row).inserted {
          retry(other)
          isRetrying = true
        }
      }
    }
    return isRetrying
  }

  /// Lets the constraints that are left out because of this one, or are this one, try again.
  private mutating func retryConflicts(with row: Int32) {
    if tableau.rows[Int(row)].conflictCount == 0 { return }
    for other in broken where other.members.contains(row) { retry(other) }
  }

  private mutating func retry(_ item: Break) {
    broken.removeAll { $0.row == item.row }
    tableau.enforce(item.row)
    for member in item.members { tableau.rows[Int(member)].conflictCount -= 1 }
  }

  private func conflict(_ item: Break) -> Conflict {
    Conflict(broken: constraint(item.row), members: item.members.map(constraint))
  }

  private func constraint(_ row: Int32) -> Constraint {
    Constraint(id: row, generation: tableau.rows[Int(row)].generation)
  }
}

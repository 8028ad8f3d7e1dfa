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
/// see `Documentation/Decisions/0011-the-solver-keeps-definitions.md`.
///
/// - Note: Values are in whatever unit the constraints are in; tolerances suit points, with coefficients near 1.
///   Violations of required constraints up to 0.001 points are accepted if they cannot be mended.
package struct Solver: Sendable {
  var tableau = Tableau()
  var variableGenerations: ContiguousArray<UInt32> = []
  var isVariableUsed: ContiguousArray<Bool> = []
  var freeVariables: ContiguousArray<Int32> = []
  var freeRows: ContiguousArray<Int32> = []
  var lastAge = 0
  var updateDepth = 0
  /// The constraints that are left out, oldest first, with what they are in conflict with.
  var broken: [Break] = []

  /// Those of them that try again with the next solve.
  var retrying: [Break] = []

  /// In which direction `exerciseAmbiguity` tried first.
  var isExercisedUpward = false

  /// The conflicts that the last solve found and that were not there before, oldest broken constraint first.
  package internal(set) var conflicts: [Conflict] = []

  package init() {}
}

// MARK: - Counting

extension Solver {
  /// How many constraints have become active in place of others since the beginning: what solving costs on any machine.
  package var pivotCount: Int { tableau.pivotCount }
}

// MARK: - Solving

extension Solver {
  /// Makes several changes and solves once. If it throws, what it has changed until then stays.
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

  mutating func solveUnlessUpdating() {
    if updateDepth == 0 { solve() }
  }

  /// Solves, whether or not an update is going on.
  mutating func solve() {
    let before = broken + retrying
    retrying = []
    tableau.forgetLastSolve()
    var retried: Set<Int32> = []
    repeat {
      tableau.solve()
    } while takeBreaks(retried: &retried)
    conflicts =
      broken.filter { now in !before.contains { $0.row == now.row && $0.members == now.members } }.map(conflict)
    // Checked where it costs little; tests check everything after every change.
    assert(tableau.values.count > 16 || tableau.findStructuralFault() == nil, "the tableau contradicts itself")
  }
}

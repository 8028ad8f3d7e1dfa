// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Ambiguity: whether other values are as good, and a way to see them.

extension Solver {
  /// Below every priority that callers can give: it decides only among values that are equally good.
  private static let tieBreakingPriority: Float = 0

  /// Whether one of the variables could have another value without any constraint being less satisfied.
  ///
  /// - Complexity: That of solving twice for each variable, on a copy. For debugging, not for layout.
  package func isAmbiguous(_ variables: [Variable]) -> Bool {
    var copy = self
    for variable in variables where isKnown(variable) {
      for change in [1.0, -1.0] where copy.push(variable, by: change) { return true }
    }
    return false
  }

  /// Gives the first of the variables that could have another equally good value such a value; false if none could.
  ///
  /// Doing it again shows further solutions, in turn above and below.
  package mutating func exerciseAmbiguity(_ variables: [Variable]) -> Bool {
    var origins: [(id: Int32, value: Double)] = []
    for (id, value) in tableau.values.enumerated() { origins.append((Int32(truncatingIfNeeded: id), value)) }
    isExercisedUpward.toggle()
    let size = isExercisedUpward ? 10.0 : -10.0
    for variable in variables where isKnown(variable) {
      for change in [size, -size] where push(variable, by: change) {
        tableau.forgetLastSolve()
        for (id, value) in origins where tableau.values[Int(id)] != value { tableau.changes.note(id, from: value) }
        return true
      }
    }
    return false
  }

  /// Moves a variable as far as it goes for free, up to a distance, a greater one for great values; whether it went
  /// anywhere.
  private mutating func push(_ variable: Variable, by change: Double) -> Bool {
    let start = value(of: variable)
    let distance = change * max(1, start.magnitude * 1e-3)
    let pusher = insert(
      [(variable.id, 1)], .equal, start + distance, priority: Solver.tieBreakingPriority, isSystem: true)
    solve()
    let end = value(of: variable)
    discard(pusher)
    solve()
    return (end - start).magnitude > Tolerances.pushed * distance.magnitude
  }
}

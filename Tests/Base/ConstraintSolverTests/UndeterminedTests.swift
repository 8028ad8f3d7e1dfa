// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// What the solver makes of a system that has several solutions.
@Suite struct UndeterminedTests {
  @Test func `a bound that nothing else decides is met exactly`() throws {
    var solver = Solver()
    let (top, right) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(top)], .lessThanOrEqual, 23)
    _ = try solver.add([Term(right)], .lessThanOrEqual, 216)
    #expect(solver.value(of: top) == 23 && solver.value(of: right) == 216)
  }

  @Test func `a bound gives way to whatever is wanted, however weak that is`() throws {
    var solver = Solver()
    let top = solver.makeVariable()
    _ = try solver.add([Term(top)], .lessThanOrEqual, 23)
    let wish = try solver.add([Term(top)], .equal, 5, priority: 1)
    #expect(solver.value(of: top) == 5)
    try solver.remove(wish)
    _ = try solver.add([Term(top)], .lessThanOrEqual, 4)
    #expect(solver.value(of: top) == 4)
  }

  @Test func `a constraint that leaves the choice moves the newest variable`() throws {
    var solver = Solver()
    let (width, x) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x), Term(width)], .equal, 390)
    #expect(solver.value(of: x) == 390 && solver.value(of: width) == 0)
  }
}

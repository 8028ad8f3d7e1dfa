// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Stronger constraints are satisfied before weaker ones, whatever the number of either.
@Suite struct PriorityTests {
  @Test(arguments: [(751, 750), (2, 1), (999.75, 999.5), (250.25, 250), (1000, 999.999)] as [(Float, Float)])
  func `any number of weaker constraints loses to one stronger`(_ strong: Float, _ weak: Float) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], .equal, 0, priority: strong)
    for _ in 0..<1001 { _ = try solver.add([Term(x)], .equal, 100, priority: weak) }
    #expect(solver.value(of: x) == 0)
  }

  @Test func `within a priority the sum of the errors is least`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 10, 10, 200, 3] { _ = try solver.add([Term(x)], .equal, target, priority: 500) }
    #expect(solver.value(of: x) == 10)
  }

  @Test func `errors of one priority count less than the least error of a higher one`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x), Term(y)], .equal, 100)
    _ = try solver.add([Term(x)], .greaterThanOrEqual, 70, priority: 750)
    _ = try solver.add([Term(y)], .greaterThanOrEqual, 70, priority: 749)
    #expect(solver.value(of: x) == 70)
    #expect(solver.value(of: y) == 30)
  }

  @Test func `a priority changes in place, from and to required too`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ten = try solver.add([Term(x)], .equal, 10)
    let twenty = try solver.add([Term(x)], .equal, 20, priority: 500)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(of: ten, to: 499.5)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(of: ten, to: 500.5)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(of: twenty, to: requiredPriority)
    #expect(solver.value(of: x) == 20)
    #expect(solver.brokenConstraints.isEmpty)
  }

  @Test func `hugging and resistance decide which of two views stretches`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(a), Term(b)], .equal, 300)
    for (width, hugging, resistance) in [(a, 251, 750), (b, 250, 749)] as [(Variable, Float, Float)] {
      _ = try solver.add([Term(width)], .lessThanOrEqual, 100, priority: hugging)
      _ = try solver.add([Term(width)], .greaterThanOrEqual, 100, priority: resistance)
    }
    #expect(solver.value(of: a) == 100)
    #expect(solver.value(of: b) == 200)
  }
}

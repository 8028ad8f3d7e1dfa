// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Whether a layout says all that it has to.
@Suite struct AmbiguityTests {
  @Test func `a variable without constraints is ambiguous`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.isAmbiguous([x]))
    _ = try solver.add([Term(x)], .equal, 3)
    #expect(!solver.isAmbiguous([x]))
    #expect(solver.isAmbiguous([x, y]))
  }

  @Test func `equal priorities make ambiguous what different ones do not`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(a), Term(b)], .equal, 300)
    _ = try solver.add([Term(a)], .equal, 100, priority: 250)
    let hug = try solver.add([Term(b)], .equal, 100, priority: 250)
    #expect(solver.isAmbiguous([a]))
    #expect(solver.isAmbiguous([b]))
    try solver.setPriority(of: hug, to: 251)
    #expect(!solver.isAmbiguous([a, b]))
  }

  @Test func `an inequality alone is ambiguous, also where it just holds`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], .greaterThanOrEqual, 10)
    #expect(solver.isAmbiguous([x]))
    _ = try solver.add([Term(x)], .lessThanOrEqual, 10)
    #expect(!solver.isAmbiguous([x]))
  }

  @Test func `asking changes nothing`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x), Term(y)], .equal, 10)
    let before = [solver.value(of: x), solver.value(of: y)]
    #expect(solver.isAmbiguous([x, y]))
    #expect([solver.value(of: x), solver.value(of: y)] == before)
  }

  @Test func `exercising shows other values that are as good`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(a), Term(b)], .equal, 300)
    for width in [a, b] { _ = try solver.add([Term(width)], .equal, 100, priority: 250) }
    var seen: Set<Double> = []
    for _ in 0..<4 {
      let before = solver.value(of: a)
      let isExercised = solver.exerciseAmbiguity([a])
      #expect(isExercised)
      #expect(solver.value(of: a) != before)
      #expect(solver.value(of: a) + solver.value(of: b) == 300)
      #expect((100...200).contains(solver.value(of: a)))
      #expect(Set(solver.changedVariables) == [a, b])
      seen.insert(solver.value(of: a))
    }
    #expect(seen.count > 1)
    _ = try solver.add([Term(a)], .equal, 120)
    let isExercised = solver.exerciseAmbiguity([a, b])
    #expect(!isExercised)
    #expect(solver.value(of: a) == 120)
  }
}

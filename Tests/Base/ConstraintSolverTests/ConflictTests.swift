// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Contradictions: what is left out, what is said about it, and when it comes back.
@Suite struct ConflictTests {
  @Test func `the newest of a contradiction is left out and the rest stays as it was`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let width = try solver.add([Term(x)], .equal, 390)
    _ = try solver.add([Term(y), Term(x, -1)], .lessThanOrEqual, -10, priority: 500)
    let before = [solver.value(of: x), solver.value(of: y)]
    let wrong = try solver.add([Term(x)], .equal, 123)
    #expect([solver.value(of: x), solver.value(of: y)] == before)
    #expect(solver.changedVariables.isEmpty)
    #expect(solver.conflicts == [Conflict(broken: wrong, members: [width, wrong])])
    #expect(solver.isBroken(wrong))
  }

  @Test func `a contradiction through many constraints leaves every value as it was`() throws {
    var solver = Solver()
    let edges = (0..<8).map { _ in solver.makeVariable() }
    _ = try solver.add([Term(edges[0])], .greaterThanOrEqual, 0)
    for (left, right) in zip(edges, edges.dropFirst()) {
      _ = try solver.add([Term(right), Term(left, -1)], .greaterThanOrEqual, 10)
    }
    let end = try solver.add([Term(edges[7])], .lessThanOrEqual, 100)
    for (place, edge) in edges.enumerated() {
      _ = try solver.add([Term(edge)], .equal, Double(12 * place), priority: 500)
    }
    let before = edges.map { solver.value(of: $0) }
    let wrong = try solver.add([Term(edges[3])], .greaterThanOrEqual, 61)
    #expect(solver.isBroken(wrong))
    #expect(solver.conflicts.first?.members.contains(end) == true)
    #expect(edges.map { solver.value(of: $0) } == before)
    try solver.remove(wrong)
    let possible = try solver.add([Term(edges[3])], .greaterThanOrEqual, 60)
    #expect(!solver.isBroken(possible))
    #expect(solver.value(of: edges[3]) == 60)
    #expect(solver.value(of: edges[7]) == 100)
  }

  @Test func `many failed adds leave nothing behind`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], .greaterThanOrEqual, 10)
    _ = try solver.add([Term(x)], .equal, 10, priority: 1)
    for _ in 0..<50 {
      let wrong = try solver.add([Term(x)], .lessThanOrEqual, 5)
      #expect(solver.isBroken(wrong))
      try solver.remove(wrong)
    }
    let fine = try solver.add([Term(x)], .equal, 42)
    #expect(!solver.isBroken(fine))
    #expect(solver.value(of: x) == 42)
    #expect(solver.brokenConstraints.isEmpty)
  }

  @Test func `what was left out is tried again when a member goes`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([Term(x)], .equal, 1)
    let second = try solver.add([Term(x)], .equal, 2)
    try solver.remove(first)
    #expect(solver.value(of: x) == 2)
    #expect(!solver.isBroken(second))
  }

  @Test func `what was left out is tried again when a constant changes`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([Term(x)], .equal, 1)
    let second = try solver.add([Term(x)], .greaterThanOrEqual, 2)
    #expect(solver.isBroken(second))
    #expect(solver.conflicts.count == 1)
    try solver.setConstant(of: first, to: 1.5)
    #expect(solver.isBroken(second))
    #expect(solver.conflicts.isEmpty, "it is not told twice")
    try solver.setConstant(of: first, to: 3)
    #expect(!solver.isBroken(second))
    try solver.setConstant(of: first, to: 1)
    #expect(solver.isBroken(second))
    try solver.setConstant(of: second, to: 0.5)
    #expect(!solver.isBroken(second))
  }

  @Test func `what was left out is tried again when a member becomes optional`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([Term(x)], .equal, 1)
    let second = try solver.add([Term(x)], .equal, 2)
    try solver.setPriority(of: first, to: 999)
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(of: second, to: 998)
    #expect(solver.value(of: x) == 1)
    #expect(!solver.isBroken(second))
  }

  @Test func `the system's constraints break last`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let own = try solver.add([Term(x)], .equal, 1)
    let system = try solver.add([Term(x)], .equal, 2, isSystem: true)
    #expect(solver.conflicts == [Conflict(broken: own, members: [own, system])])
    #expect(solver.value(of: x) == 2)
    let other = try solver.add([Term(x)], .equal, 3, isSystem: true)
    #expect(solver.isBroken(other))
    try solver.remove(system)
    #expect(solver.value(of: x) == 3)
  }

  @Test func `one break frees what another contradiction had left out`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let x1 = try solver.add([Term(x)], .equal, 1)
    let sum = try solver.add([Term(x), Term(y)], .equal, 10)
    let y1 = try solver.add([Term(y)], .equal, 1)
    #expect(solver.isBroken(y1))
    let system = try solver.add([Term(x)], .equal, 9, isSystem: true)
    #expect(solver.brokenConstraints.map(\.broken) == [x1])
    #expect(!solver.isBroken(y1) && !solver.isBroken(sum) && !solver.isBroken(system))
  }

  @Test func `a constraint without variables holds or is in conflict with itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let fine = try solver.add([Term(x), Term(x, -1)], .equal, 0)
    let wrong = try solver.add([Term(x, 0)], .greaterThanOrEqual, 5)
    let optional = try solver.add([], .equal, 5, priority: 10)
    #expect(!solver.isBroken(fine) && !solver.isBroken(optional))
    #expect(solver.brokenConstraints == [Conflict(broken: wrong, members: [wrong])])
  }

  @Test func `contradictions below a thousandth of a point are accepted`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add([Term(x)], .equal, 0.3)
    for constant in [0.1 + 0.2, 0.3 + 1e-7, 0.3009] {
      let near = try solver.add([Term(x)], .equal, constant)
      #expect(!solver.isBroken(near))
    }
    let far = try solver.add([Term(x)], .equal, 0.302)
    #expect(solver.isBroken(far))
    let scaled = try solver.add([Term(x, 1000)], .equal, 300.9)
    #expect(!solver.isBroken(scaled))
  }

  @Test func `a conflict is told in words`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([Term(x)], .equal, 1)
    let second = try solver.add([Term(x)], .equal, 2)
    let names = [first: "width == 1", second: "width == 2"]
    let text = try #require(solver.conflicts.first).description { names[$0] ?? "?" }
    #expect(text == "Left out, because it cannot hold together with the constraints below it: width == 2\n  width == 1")
    let third = try solver.add([], .equal, 3)
    #expect(
      solver.conflicts.first?.description { $0 == third ? "0 == 3" : "?" }
        == "Cannot be satisfied by any values, and is left out: 0 == 3")
  }

  @Test func `redundant constraints may come and go`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let same = try (0..<4).map { _ in try solver.add([Term(x)], .equal, 5) }
    for constraint in same.dropLast() {
      try solver.remove(constraint)
      #expect(solver.value(of: x) == 5)
    }
    try solver.setConstant(of: same[3], to: 7)
    #expect(solver.value(of: x) == 7)
    #expect(solver.brokenConstraints.isEmpty)
  }
}

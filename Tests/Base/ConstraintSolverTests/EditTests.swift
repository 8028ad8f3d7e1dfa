// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// Changes in place: what they reach, what they cost, and that nothing drifts.
@Suite struct EditTests {
  /// A list of labels under a header, and a bar on the keyboard.
  private struct List {
    var solver = Solver()
    var tops: [Variable] = []
    let header: Constraint
    let keyboard: Constraint
    let bar: Variable

    init(count: Int) throws {
      solver.beginUpdate()
      let headerHeight = solver.makeVariable()
      header = try solver.add([Term(headerHeight)], .equal, 44)
      var above = headerHeight
      for _ in 0..<count {
        let (top, height) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(top), Term(above, -1)], .equal, 8)
        _ = try solver.add([Term(height)], .greaterThanOrEqual, 20, priority: 750)
        _ = try solver.add([Term(height)], .lessThanOrEqual, 20, priority: 250)
        tops.append(top)
        above = top
      }
      let keyboardTop = solver.makeVariable()
      bar = solver.makeVariable()
      keyboard = try solver.add([Term(keyboardTop)], .equal, 844)
      _ = try solver.add([Term(bar), Term(keyboardTop, -1)], .equal, -50)
      solver.endUpdate()
    }
  }

  @Test func `a keyboard frame moves only what hangs on the keyboard`() throws {
    var list = try List(count: 200)
    try list.solver.setConstant(of: list.keyboard, to: 508)
    #expect(list.solver.value(of: list.bar) == 458)
    #expect(list.solver.changedVariables.count == 2)
    try list.solver.setConstant(of: list.header, to: 50)
    #expect(list.solver.changedVariables.count == 201)
    try list.solver.setConstant(of: list.header, to: 50)
    #expect(list.solver.value(of: list.tops[199]) == 50 + 200 * 8)
  }

  @Test func `a batch solves once, with the same result as one change after the other`() throws {
    for seed in 0..<UInt64(30) {
      var system = RandomSystem(.sparse, seed: seed, variableCount: 4)
      let constraints = (0..<14).map { _ in system.constraint() }
      var single = MirroredSolver(variableCount: 4)
      for constraint in constraints { try single.add(constraint) }
      var batch = MirroredSolver(variableCount: 4)
      batch.solver.beginUpdate()
      for constraint in constraints { try batch.add(constraint) }
      batch.solver.endUpdate()
      #expect(batch.solver.brokenConstraints.map(\.broken.id) == single.solver.brokenConstraints.map(\.broken.id))
      for (a, b) in zip(batch.errors(), single.errors()) { #expect(abs(a.1 - b.1) < 1e-6, "seed \(seed)") }
    }
  }

  @Test func `values stay until the outermost update ends, also when it throws`() throws {
    struct Stop: Error {}
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.update { (solver) throws(SolverError) in
      try solver.update { (solver) throws(SolverError) in _ = try solver.add([Term(x)], .equal, 5) }
      #expect(solver.value(of: x) == 0)
    }
    #expect(solver.value(of: x) == 5)
    #expect(throws: Stop.self) {
      try solver.update { (solver) throws in
        _ = try solver.add([Term(x)], .greaterThanOrEqual, 5)
        throw Stop()
      }
    }
    #expect(solver.value(of: x) == 5)
    solver.endUpdate()
    #expect(solver.value(of: x) == 5)
  }

  @Test func `the same calls give the same values`() throws {
    func play() throws -> [Double] {
      var system = RandomSystem(.layout, seed: 7, variableCount: 12)
      for _ in 0..<120 { try system.change(limit: 40) }
      return system.mirrored.variables.map { system.mirrored.solver.value(of: $0) }
    }
    #expect(try play() == play())
  }

  @Test func `a hundred thousand edits leave no trace`() throws {
    // Equal columns, so that there is a tear, and a stretched one, so that there is a gradient.
    var solver = Solver()
    let (width, last) = (solver.makeVariable(), solver.makeVariable())
    var edges: [Variable] = []
    let page = solver.makeVariable()
    let pageWidth = try solver.add([Term(page)], .equal, 390)
    for place in 0..<3 {
      let left = solver.makeVariable()
      if let previous = edges.last {
        _ = try solver.add([Term(left), Term(previous, -1), Term(width, -1)], .equal, 8)
      } else {
        _ = try solver.add([Term(left)], .equal, 16)
      }
      _ = try solver.add([Term(width)], .lessThanOrEqual, Double(90 + place), priority: 250)
      edges.append(left)
    }
    _ = try solver.add([Term(edges[2]), Term(last), Term(page, -1)], .equal, -16)
    _ = try solver.add([Term(last), Term(width, -1)], .equal, 0, priority: 700)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<100_000 {
      try solver.setConstant(of: pageWidth, to: 300 + Double(random.next() % 2000) / 7)
    }
    try solver.setConstant(of: pageWidth, to: 390)
    #expect(abs(solver.value(of: width) - 114) < 1e-9)
    #expect(abs(solver.value(of: last) - 114) < 1e-9)
    let fault = solver.tableau.findFault(tolerance: 1e-9)
    #expect(fault == nil)
  }

  @Test func `adding and removing does not grow the tableau`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x), Term(y)], .equal, 10)
    for round in 0..<2000 {
      let constraint = try solver.add(
        [Term(x), Term(y, -1)], .equal, Double(round % 7), priority: Float(1 + round % 999))
      let extra = solver.makeVariable()
      let other = try solver.add([Term(extra), Term(x, 2)], .greaterThanOrEqual, 3)
      try solver.remove(constraint)
      try solver.remove(other)
      try solver.dispose(extra)
    }
    #expect(solver.tableau.rows.count <= 3)
    #expect(solver.tableau.values.count == 3)
    #expect(solver.tableau.core.count <= 1)
    let fault = solver.tableau.findFault()
    #expect(fault == nil)
  }
}

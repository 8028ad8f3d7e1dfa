// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Variables that close a cycle: how many there are, and that their inverse can be computed afresh.
@Suite struct CoreTests {
  /// Rows of three columns of equal width that fill a page.
  private static func cells(_ count: Int) throws -> (solver: Solver, pageWidth: Constraint, widths: [Variable]) {
    var solver = Solver()
    var widths: [Variable] = []
    solver.beginUpdate()
    let page = solver.makeVariable()
    let pageWidth = try solver.add([Term(page)], .equal, 390)
    for _ in 0..<count {
      var left = solver.makeVariable()
      let width = solver.makeVariable()
      _ = try solver.add([Term(left)], .equal, 16)
      for _ in 0..<2 {
        let next = solver.makeVariable()
        _ = try solver.add([Term(next), Term(left, -1), Term(width, -1)], .equal, 8)
        left = next
      }
      _ = try solver.add([Term(left), Term(width), Term(page, -1)], .equal, -16)
      widths.append(width)
    }
    solver.endUpdate()
    return (solver, pageWidth, widths)
  }

  @Test func `each cycle has one tear, and cycles do not know each other`() throws {
    var (solver, pageWidth, widths) = try CoreTests.cells(20)
    #expect(solver.tableau.core.count == 20)
    for tear in solver.tableau.core.tears { #expect(solver.tableau.core.row(tear).count == 1) }
    try solver.setConstant(of: pageWidth, to: 690)
    for width in widths { #expect(solver.value(of: width) == 214) }
  }

  @Test func `a row of labels between two margins needs no tear`() throws {
    var solver = Solver()
    var edge = solver.makeVariable()
    let page = solver.makeVariable()
    _ = try solver.add([Term(page)], .equal, 390)
    _ = try solver.add([Term(edge)], .equal, 16)
    for place in 0..<4 {
      let (next, width) = (solver.makeVariable(), solver.makeVariable())
      _ = try solver.add([Term(next), Term(edge, -1), Term(width, -1)], .equal, 8)
      _ = try solver.add([Term(width)], .equal, 60, priority: Float(250 + place))
      edge = next
    }
    let end = try solver.add([Term(edge), Term(page, -1)], .equal, -8)
    #expect(solver.tableau.core.count == 0)
    try solver.remove(end)
    #expect(solver.value(of: edge) == 16 + 4 * 68)
  }

  @Test func `the inverse can be computed afresh`() throws {
    for seed in 0..<UInt64(20) {
      var system = RandomSystem(.dense, seed: seed, variableCount: 12)
      for _ in 0..<60 { try system.change(limit: 30) }
      var tableau = system.mirrored.solver.tableau
      let before = tableau.values
      tableau.rebuildCore()
      #expect(tableau.core.age == 0)
      let fault = tableau.findFault()
      #expect(fault == nil, "seed \(seed)")
      #expect(tableau.values == before)
    }
    var tableau = try CoreTests.cells(30).solver.tableau
    tableau.rebuildCore()
    let fault = tableau.findFault()
    #expect(fault == nil)
  }

  @Test func `a dense inverse names a row that depends on others`() {
    var inverse = DenseInverse([1, 2, 3, 2, 4, 6, 0, 1, 1], count: 3)
    #expect(inverse.run().map { [0, 1].contains($0) } == true)
    var sound = DenseInverse([0, 2, 0.5, 0], count: 2)
    #expect(sound.run() == nil)
    #expect(sound.result == [0, 2, 0.5, 0])
  }
}

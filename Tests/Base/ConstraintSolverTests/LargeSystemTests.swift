// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Systems too large for the references: the tableau proves its own optimality, in floating point.
@Suite struct LargeSystemTests {
  @Test(arguments: RandomSystem.Shape.allCases)
  func `invariants hold after every change of a large system`(_ shape: RandomSystem.Shape) throws {
    for seed in 0..<UInt64(6) {
      let count = [8, 20, 35][Int(seed % 3)]
      var system = RandomSystem(shape, seed: seed, variableCount: count)
      for step in 0..<100 {
        try system.change(limit: 3 * count)
        if let fault = system.mirrored.solver.tableau.findFault() {
          Issue.record("\(shape), seed \(seed), step \(step): \(fault)")
          break
        }
      }
    }
  }
}

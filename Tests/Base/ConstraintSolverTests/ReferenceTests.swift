// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// The solver against references that are slow and exact, on systems of every shape.
@Suite struct ReferenceTests {
  @Test(arguments: RandomSystem.Shape.allCases)
  func `errors are the least that there are, after every change`(_ shape: RandomSystem.Shape) throws {
    for seed in 0..<UInt64(60) {
      let count = 1 + Int(seed % 4)
      var system = RandomSystem(shape, seed: seed, variableCount: count)
      for step in 0..<20 {
        do {
          try system.change(limit: 12 - count)
          try system.mirrored.check { VertexSearch.leastErrors(of: $0, variableCount: $1) }
        } catch {
          Issue.record("\(shape), seed \(seed), step \(step): \(error)")
          break
        }
      }
    }
  }

  @Test(arguments: RandomSystem.Shape.allCases.filter { $0 != .dense })
  func `errors are the least that there are in larger systems`(_ shape: RandomSystem.Shape) throws {
    var comparisons = 0
    for seed in 0..<UInt64(10) {
      var system = RandomSystem(shape, seed: seed, variableCount: 10)
      for step in 0..<60 {
        try system.change(limit: 22)
        if step % 20 < 19 { continue }
        do {
          try system.mirrored.check { try ExactSimplex.leastErrors(of: $0, variableCount: $1) }
          comparisons += 1
        } catch is Fraction.Overflow {
          // The reference gives up, not the solver.
        } catch {
          Issue.record("\(shape), seed \(seed), step \(step): \(error)")
        }
      }
    }
    #expect(comparisons >= 20)
  }

  @Test func `both references agree`() throws {
    for seed in 0..<UInt64(60) {
      var system = RandomSystem(.sparse, seed: seed, variableCount: 3)
      let constraints = (0..<7).map { _ in system.constraint() }
      let expected = VertexSearch.leastErrors(of: constraints, variableCount: 3)
      let actual = try ExactSimplex.leastErrors(of: constraints, variableCount: 3)
      #expect(expected?.map(\.1) == actual?.map(\.1), "seed \(seed)")
    }
  }
}

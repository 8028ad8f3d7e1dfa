// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// The solver against references that try everything, on systems of every shape, after every change.
@Suite struct ReferenceTests {
  @Test(arguments: RandomSystem.Shape.allCases)
  func `errors are the least that there are, after every change`(_ shape: RandomSystem.Shape) throws {
    for seed in 0..<UInt64(40) {
      let count = 1 + Int(seed % 4)
      var system = RandomSystem(shape, seed: seed, variableCount: count)
      for step in 0..<20 {
        do {
          try system.step(limit: 12 - count) { VertexSearch.leastErrors(of: $0, variableCount: $1) }
        } catch {
          Issue.record("\(shape), seed \(seed), step \(step): \(error)")
          break
        }
      }
    }
  }
}

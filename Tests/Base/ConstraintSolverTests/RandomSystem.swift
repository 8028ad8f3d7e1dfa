// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import ConstraintSolver

/// Makes constraints of one shape and plays random changes with them.
struct RandomSystem {
  enum Shape: String, CaseIterable {
    /// Most variables in most constraints.
    case dense
    /// One to three variables in each, small coefficients.
    case sparse
    /// Coefficients 1 and -1 and few constants, so that many constraints meet in a point.
    case degenerate
    /// Mostly required equalities, of which many contradict or repeat others.
    case contradictory
    /// Views in a row, equal sizes and gaps.
    case layout
  }

  let shape: Shape
  var random: SeededGenerator
  var mirrored: MirroredSolver

  init(_ shape: Shape, seed: UInt64, variableCount: Int) {
    self.shape = shape
    random = SeededGenerator(seed: seed)
    mirrored = MirroredSolver(variableCount: variableCount)
  }
}

// MARK: - Playing

extension RandomSystem {
  /// Makes a change; at `limit` constraints nothing is added.
  mutating func change(limit: Int) throws {
    let count = mirrored.mirror.count
    let choice = Int.random(in: 0..<10, using: &random)
    if count == 0 || (choice < 5 && count < limit) {
      try mirrored.add(constraint(), isSystem: Int.random(in: 0..<8, using: &random) == 0)
      return
    }
    let place = Int.random(in: 0..<count, using: &random)
    switch choice {
    case 0..<6: try mirrored.remove(at: place)
    case 6..<9: try mirrored.setConstant(at: place, to: constant())
    default: try mirrored.setPriority(at: place, to: priority())
    }
  }

  mutating func constraint() -> ExactConstraint {
    let count = mirrored.variables.count
    var coefficients = Array(repeating: 0, count: count)
    switch shape {
    case .dense:
      for place in 0..<count { coefficients[place] = Int.random(in: -5...5, using: &random) }
    case .sparse, .contradictory:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        coefficients[Int.random(in: 0..<count, using: &random)] = Int.random(in: -3...3, using: &random)
      }
    case .degenerate:
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        coefficients[Int.random(in: 0..<count, using: &random)] = Bool.random(using: &random) ? 1 : -1
      }
    case .layout: coefficients = layoutRow(count)
    }
    return ExactConstraint(
      coefficients: coefficients, relation: relation(), constant: constant(), priority: priority())
  }

  /// Variables are left and width in turn: gaps, equal widths, right edges, sizes.
  private mutating func layoutRow(_ count: Int) -> [Int] {
    var row = Array(repeating: 0, count: count)
    let views = max(1, count / 2)
    let view = Int.random(in: 0..<views, using: &random)
    let left = 2 * view
    let width = min(left + 1, count - 1)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where left + 2 < count:
      row[left + 2] += 1
      row[left] -= 1
      row[width] -= 1
    case 1 where width >= 2:
      row[width] += 1
      row[1] -= 1
    case 2:
      row[left] += 1
      row[width] += 1
    case 3: row[left] = 1
    default: row[width] = 1
    }
    return row
  }

  private mutating func relation() -> Relation {
    if shape == .contradictory, Int.random(in: 0..<3, using: &random) > 0 { return .equal }
    return [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<4, using: &random)]
  }

  private mutating func constant() -> Int {
    switch shape {
    case .degenerate: Int.random(in: 0...2, using: &random)
    case .contradictory: Int.random(in: -3...3, using: &random)
    default: Int.random(in: -20...100, using: &random)
    }
  }

  private mutating func priority() -> Float {
    let isRequired = Int.random(in: 0..<(shape == .contradictory ? 2 : 4), using: &random) == 0
    if isRequired { return requiredPriority }
    return [750, 750, 250, 250, 999.5, 250.25, 1][Int.random(in: 0..<7, using: &random)]
  }
}

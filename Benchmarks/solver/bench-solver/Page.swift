// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A screen of 390 × 844 points with a keyboard, a bar on it, a floating picture, and whatever a workload places.
struct Page {
  struct View {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
  }

  /// One constraint, to be added.
  struct Rule {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  var solver: Solver
  private(set) var rules: [Rule] = []
  let width: Variable
  let height: Variable
  /// The top edge of the keyboard.
  let keyboard: Variable
  let bar: View
  let picture: View

  init() {
    var solver = Solver()
    func makeView(_ solver: inout Solver) -> View {
      View(
        left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    width = solver.makeVariable()
    height = solver.makeVariable()
    keyboard = solver.makeVariable()
    bar = makeView(&solver)
    picture = makeView(&solver)
    self.solver = solver
    require([(width, 1)], .equal, 390)
    require([(height, 1)], .equal, 844)
    require([(bar.left, 1)], .equal, 0)
    require([(bar.width, 1), (width, -1)], .equal, 0)
    require([(bar.height, 1)], .equal, 50)
    require([(bar.top, 1), (bar.height, 1), (keyboard, -1)], .equal, 0)
    require([(picture.height, 1)], .equal, 80)
  }

  /// Where the picture is while the keyboard is away from it, and while it is near.
  var awayRules: [Rule] {
    [
      rule([(picture.left, 1)], .equal, 16), rule([(picture.top, 1)], .equal, 8),
      rule([(picture.width, 1)], .equal, 100),
    ]
  }
  var nearRules: [Rule] {
    [
      rule([(picture.left, 1), (picture.width, 1), (width, -1)], .equal, -16),
      rule([(picture.top, 1), (picture.height, 1), (keyboard, -1)], .equal, -8),
      rule([(picture.width, 1)], .equal, 200),
    ]
  }

  var keyboardRule: Rule { rule([(keyboard, 1)], .equal, 844) }

  /// Puts the rules but the first into another order, the same each time.
  mutating func shuffle() {
    var state: UInt64 = 1
    for place in rules.indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      rules.swapAt(place, 1 + Int((state >> 33) % UInt64(place)))
    }
  }

  func rule(_ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double) -> Rule {
    Rule(
      terms: terms.map { Term($0.0, $0.1) }, relation: relation, constant: constant, priority: requiredPriority)
  }

  mutating func makeView() -> View {
    View(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  mutating func require(_ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double) {
    rules.append(rule(terms, relation, constant))
  }

  mutating func add(_ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ priority: Float) {
    var rule = rule(terms, relation, constant)
    rule.priority = priority
    rules.append(rule)
  }
}

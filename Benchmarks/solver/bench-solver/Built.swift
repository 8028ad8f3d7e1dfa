// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A page whose constraints are in a solver.
struct Built {
  private var solver: Solver
  private let page: Page
  private let keyboard: Constraint
  private let lonely: Constraint
  private let width: Constraint
  private var shown: [Constraint] = []
  private var isNear = false

  init(_ page: Page) throws {
    self.page = page
    solver = page.solver
    solver.beginUpdate()
    keyboard = try Built.add(page.keyboardRule, to: &solver)
    width = try Built.add(page.rules[0], to: &solver)
    for rule in page.rules.dropFirst() { _ = try Built.add(rule, to: &solver) }
    for rule in page.awayRules { shown.append(try Built.add(rule, to: &solver)) }
    lonely = try solver.add([Term(solver.makeVariable())], .equal, 0)
    solver.endUpdate()
  }

  private static func add(_ rule: Page.Rule, to solver: inout Solver) throws -> Constraint {
    try solver.add(rule.terms, rule.relation, rule.constant, priority: rule.priority)
  }

  /// A frame of the keyboard's going up and down again.
  mutating func showFrame(_ frame: Int) throws {
    let phase = frame % 60
    try solver.setConstant(of: keyboard, to: 844 - 336 * Double(phase < 30 ? phase : 60 - phase) / 30)
  }

  mutating func showLonelyFrame(_ frame: Int) throws {
    try solver.setConstant(of: lonely, to: Double(frame % 60))
  }

  /// Three constraints for three others.
  mutating func toggle() throws {
    isNear.toggle()
    solver.beginUpdate()
    for constraint in shown { try solver.remove(constraint) }
    shown.removeAll(keepingCapacity: true)
    for rule in isNear ? page.nearRules : page.awayRules { shown.append(try Built.add(rule, to: &solver)) }
    solver.endUpdate()
  }

  /// Moves the keyboard and the width of the page a million times and back; returns by how much a value then differs.
  mutating func driftAfterAMillionEdits() throws -> Double {
    func values() -> [Double] { page.rules.flatMap { $0.terms.map { solver.value(of: $0.variable) } } }
    try solver.setConstant(of: keyboard, to: 844)
    let before = values()
    for edit in 0..<500_000 {
      try solver.setConstant(of: width, to: 300 + Double(edit % 997) / 7)
      try solver.setConstant(of: keyboard, to: 400 + Double(edit % 1009) / 3)
    }
    try solver.setConstant(of: width, to: 390)
    try solver.setConstant(of: keyboard, to: 844)
    return zip(before, values()).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }

  var pivotCount: Int { solver.pivotCount }

  /// The sum of all values that the rules mention, each as often.
  var sum: Double {
    page.rules.reduce(0) { $1.terms.reduce($0) { $0 + solver.value(of: $1.variable) } }
  }
}

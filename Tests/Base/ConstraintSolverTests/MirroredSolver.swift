// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ConstraintSolver

/// A solver and, in whole numbers, what it was told, so that a reference can be asked the same.
struct MirroredSolver {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var mirror: [(constraint: Constraint, exact: ExactConstraint, isSystem: Bool)] = []

  init(variableCount: Int) {
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  }

  /// Something that is wrong about the state after a solve.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}

// MARK: - Changing both

extension MirroredSolver {
  mutating func add(_ exact: ExactConstraint, isSystem: Bool = false) throws {
    let terms = zip(variables, exact.coefficients).filter { $0.1 != 0 }.map { Term($0, Double($1)) }
    let constraint = try solver.add(
      terms, exact.relation, Double(exact.constant), priority: exact.priority, isSystem: isSystem)
    mirror.append((constraint, exact, isSystem))
  }

  mutating func remove(at place: Int) throws {
    try solver.remove(mirror.remove(at: place).constraint)
  }

  mutating func setConstant(at place: Int, to constant: Int) throws {
    mirror[place].exact.constant = constant
    try solver.setConstant(of: mirror[place].constraint, to: Double(constant))
  }

  mutating func setPriority(at place: Int, to priority: Float) throws {
    mirror[place].exact.priority = priority
    try solver.setPriority(of: mirror[place].constraint, to: priority)
  }
}

// MARK: - Comparing

extension MirroredSolver {
  typealias Reference = ([ExactConstraint], Int) throws -> [(Float, Double)]?

  /// The sum of errors per priority of what is not left out, highest first.
  func errors() -> [(Float, Double)] {
    let optional = mirror.filter { !$0.exact.isRequired }
    let priorities = Set(optional.map(\.exact.priority)).sorted(by: >)
    return priorities.map { priority in
      (priority, optional.filter { $0.exact.priority == priority }.reduce(0) { $0 + error(of: $1.exact) })
    }
  }

  private func error(of exact: ExactConstraint) -> Double {
    let value = zip(variables, exact.coefficients).reduce(0) { $0 + solver.value(of: $1.0) * Double($1.1) }
    return exact.error(ofDifference: value - Double(exact.constant))
  }

  /// Throws what a reference does not agree with.
  mutating func check(by reference: Reference) throws {
    if let fault = solver.tableau.findFault() { throw Fault(description: fault) }
    let enforced = mirror.filter { !solver.isBroken($0.constraint) }
    for (_, exact, _) in enforced where exact.isRequired && error(of: exact) > 1e-6 {
      throw Fault(description: "a required constraint is off by \(error(of: exact))")
    }
    guard let least = try reference(enforced.map(\.exact), variables.count) else {
      throw Fault(description: "what is enforced contradicts itself")
    }
    let errors = errors()
    guard least.count == errors.count else { throw Fault(description: "priorities differ") }
    for (mine, best) in zip(errors, least) where abs(mine.1 - best.1) > 1e-6 * (1 + abs(best.1)) {
      throw Fault(description: "the error at \(mine.0) is \(mine.1), could be \(best.1)")
    }
    try checkConflicts(by: reference)
  }

  /// Each conflict must be one, with all but the broken constraint enforced, and that one the right one to break.
  private func checkConflicts(by reference: Reference) throws {
    for conflict in solver.brokenConstraints {
      let members = mirror.filter { conflict.members.contains($0.constraint) }
      guard members.count == conflict.members.count else { throw Fault(description: "a member of a conflict is gone") }
      for (constraint, exact, _) in members {
        if !exact.isRequired { throw Fault(description: "an optional constraint is in a conflict") }
        if constraint != conflict.broken, solver.isBroken(constraint) {
          throw Fault(description: "a constraint is left out for another that is left out")
        }
      }
      if try reference(members.map(\.exact), variables.count) != nil {
        throw Fault(description: "the members of a conflict do not contradict each other")
      }
      let expected = members.last { !$0.isSystem } ?? members.last { $0.constraint == conflict.broken }
      if expected?.constraint != conflict.broken { throw Fault(description: "the wrong constraint was left out") }
    }
  }
}

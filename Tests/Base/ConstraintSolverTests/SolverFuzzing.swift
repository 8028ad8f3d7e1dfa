// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ConstraintSolver

/// Plays bytes as calls to a solver, and checks what must hold whatever is called.
///
/// A byte names a call, the bytes after it are its values. Shared with the fuzz target FuzzSolver.
struct SolverFuzzing {
  private var script: ArraySlice<UInt8>
  private var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []
  /// Whether all numbers so far are such as layouts have; with others values may be imprecise, but still may nothing trap.
  private var isPlain = true
  private var depth = 0

  init(_ script: [UInt8]) { self.script = script[...] }

  mutating func play() {
    while let code = script.popFirst() {
      call(code)
      if depth == 0 { check() }
    }
    while depth > 0 {
      depth -= 1
      solver.endUpdate()
    }
    check()
  }

  private mutating func call(_ code: UInt8) {
    switch code % 16 {
    case 0, 1:
      if variables.count < 24 { variables.append(solver.makeVariable()) }
    case 2, 3, 4, 5, 6, 7: add()
    case 8, 9:
      if let place = place(in: constraints.count) { try? solver.remove(constraints.remove(at: place)) }
    case 10, 11:
      if let place = place(in: constraints.count) { try? solver.setConstant(of: constraints[place], to: number()) }
    case 12:
      if let place = place(in: constraints.count) { try? solver.setPriority(of: constraints[place], to: priority()) }
    case 13:
      if let place = place(in: variables.count), (try? solver.dispose(variables[place])) != nil {
        variables.remove(at: place)
      }
    case 14:
      if depth > 0 {
        depth -= 1
        solver.endUpdate()
      } else {
        depth += 1
        solver.beginUpdate()
      }
    default:
      if byte() % 2 == 0 { _ = solver.isAmbiguous(variables) } else { _ = solver.exerciseAmbiguity(variables) }
    }
  }

  private mutating func add() {
    if constraints.count >= 60 { return }
    var terms: [Term] = []
    for _ in 0..<byte() % 5 {
      if let place = place(in: variables.count) { terms.append(Term(variables[place], number())) }
    }
    let relation = Relation(rawValue: byte() % 3) ?? .equal
    let constant = number()
    let priority = priority()
    if let constraint = try? solver.add(
      terms, relation, constant, priority: priority, isSystem: byte() % 8 == 0)
    {
      constraints.append(constraint)
    }
  }

  private func check() {
    precondition(variables.allSatisfy { solver.value(of: $0).isFinite }, "a value is not finite")
    for conflict in solver.brokenConstraints {
      precondition(constraints.contains(conflict.broken), "a constraint is left out that is not there")
      precondition(conflict.members.allSatisfy(constraints.contains), "a member of a conflict is not there")
    }
    var tableau = solver.tableau
    let fault = isPlain ? tableau.findFault(tolerance: 1e-3) : tableau.findStructuralFault()
    if let fault { preconditionFailure(fault) }
  }

  // MARK: Values

  private mutating func byte() -> UInt8 { script.popFirst() ?? 0 }

  private mutating func place(in count: Int) -> Int? { count == 0 ? nil : Int(byte()) % count }

  private mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<200: return Double(Int(kind) % 9 - 4)
    case 200..<240: return Double(byte()) * 3.25
    default:
      isPlain = false
      let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e-9, 1e9, -1e-12, 1e12, 1e300, 1e-300, -0.0, 1e-3, 1e6, 0.1, -1e9, 3, -1e-6,
      ]
      return odd[Int(kind) % odd.count]
    }
  }

  private mutating func priority() -> Float {
    let kind = byte()
    switch kind {
    case 0..<80: return 1000
    case 80..<240: return [750, 250, 999.5, 1, 749, 50.25][Int(kind) % 6]
    default: return [0, -1, .nan, .infinity, 1001, .leastNonzeroMagnitude][Int(kind) % 6]
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// What comes in from outside: refused with an error, or computed with; never a trap.
@Suite struct InputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13, -1e30])
  func `numbers that cannot be computed with are refused and change nothing`(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add([Term(x)], .equal, 5)
    let code: SolverError.Code = number.isFinite ? .outOfRange : .notFinite
    func expectRefusal(_ body: (inout Solver) throws -> Void) {
      let error = #expect(throws: SolverError.self) { try body(&solver) }
      #expect(error?.code == code)
      #expect(error?.message.isEmpty == false)
    }
    expectRefusal { _ = try $0.add([Term(x)], .equal, number) }
    expectRefusal { _ = try $0.add([Term(x, number)], .equal, 1) }
    expectRefusal { _ = try $0.add([Term(x)], .equal, 1, priority: Float(number)) }
    expectRefusal { try $0.setConstant(of: constraint, to: number) }
    expectRefusal { try $0.setPriority(of: constraint, to: Float(number)) }
    #expect(solver.value(of: x) == 5)
    try solver.remove(constraint)
    try solver.dispose(x)
  }

  @Test(arguments: [0, -1, 1000.5] as [Float])
  func `priorities are above 0 and at most 1000`(_ priority: Float) throws {
    var solver = Solver()
    let error = #expect(throws: SolverError.self) { _ = try solver.add([], .equal, 0, priority: priority) }
    #expect(error?.code == .outOfRange)
  }

  @Test func `what is gone or another's is refused`() throws {
    var solver = Solver()
    var other = Solver()
    let x = solver.makeVariable()
    let y = other.makeVariable()
    let constraint = try solver.add([Term(x)], .equal, 1)
    #expect(throws: SolverError.self) { try other.remove(constraint) }
    let inUse = #expect(throws: SolverError.self) { try solver.dispose(x) }
    #expect(inUse?.code == .variableInUse)
    try solver.remove(constraint)
    let removed = #expect(throws: SolverError.self) { try solver.setConstant(of: constraint, to: 2) }
    #expect(removed?.code == .unknownConstraint)
    try solver.dispose(x)
    let disposed = #expect(throws: SolverError.self) { _ = try solver.add([Term(x)], .equal, 1) }
    #expect(disposed?.code == .unknownVariable)
    #expect(solver.value(of: x) == 0)
    let again = solver.makeVariable()
    #expect(again != x)
    _ = try other.add([Term(y)], .equal, 1)
    #expect(other.value(of: y) == 1)
  }

  @Test func `a variable's old value does not come back with its number`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add([Term(x)], .equal, 7)
    try solver.remove(constraint)
    #expect(solver.value(of: x) == 7)
    try solver.dispose(x)
    let fresh = solver.makeVariable()
    #expect(solver.value(of: fresh) == 0)
  }

  @Test func `zero has no sign`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x, -1)], .equal, 0)
    _ = try solver.add([Term(y), Term(x)], .equal, -0.0)
    #expect(solver.value(of: x).sign == .plus)
    #expect(solver.value(of: y).sign == .plus)
  }

  @Test func `repeated variables add up`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x), Term(y, 2), Term(x), Term(y, -2), Term(x, 0.5)], .equal, 5)
    #expect(solver.value(of: x) == 2)
    #expect(solver.isAmbiguous([y]))
    // 0.3 - 0.2 - 0.1 is not 0 in floating point.
    _ = try solver.add([Term(y, 0.3), Term(y, -0.2), Term(y, -0.1), Term(x)], .equal, 2)
    #expect(solver.brokenConstraints.isEmpty)
    #expect(solver.isAmbiguous([y]))
  }

  @Test(arguments: [1e-9, 1e-6, 1e6, 1e9])
  func `tiny and huge coefficients count`(_ factor: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([Term(x)], .equal, 1 / factor)
    _ = try solver.add([Term(y), Term(x, -factor)], .equal, 0)
    _ = try solver.add([Term(z, factor)], .equal, 1, priority: 500)
    #expect(abs(solver.value(of: y) - 1) < 1e-9)
    #expect(abs(solver.value(of: z) * factor - 1) < 1e-9)
  }

  @Test func `huge constants are exact beside small ones`() throws {
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    _ = try solver.add([Term(variables[0])], .equal, 1e9)
    for (a, b) in zip(variables, variables.dropFirst()) {
      _ = try solver.add([Term(b), Term(a, -1)], .equal, 0.125)
    }
    #expect(solver.value(of: variables[9]) == 1e9 + 9 * 0.125)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Checks of what comes in, so that the tableau gets nothing that it cannot compute with.

extension Solver {
  func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else {
      throw SolverError(code: .notFinite, message: "A constant must be finite, not \(constant).")
    }
    guard constant.magnitude <= 1e12 else {
      throw SolverError(code: .outOfRange, message: "A constant must be within ±1e12, not \(constant).")
    }
  }

  func check(priority: Float) throws(SolverError) {
    guard priority.isFinite else {
      throw SolverError(code: .notFinite, message: "A priority must be finite, not \(priority).")
    }
    guard priority > 0, priority <= requiredPriority else {
      throw SolverError(code: .outOfRange, message: "A priority is above 0 and at most 1000, not \(priority).")
    }
  }

  /// The terms with each variable once, and without those that cancel out.
  func merged(
    _ terms: [Term]
  ) throws(SolverError) -> ContiguousArray<(variable: Int32, coefficient: Double)> {
    var entries = ContiguousArray<(variable: Int32, coefficient: Double)>()
    entries.reserveCapacity(terms.count)
    var isSorted = true
    for term in terms {
      try check(term.variable)
      guard term.coefficient.isFinite else {
        throw SolverError(code: .notFinite, message: "A coefficient must be finite, not \(term.coefficient).")
      }
      if term.coefficient == 0 { continue }
      guard term.coefficient.magnitude <= 1e9, term.coefficient.magnitude >= 1e-12 else {
        throw SolverError(
          code: .outOfRange, message: "A coefficient must be within ±1e9 and not below 1e-12, not \(term.coefficient).")
      }
      if let last = entries.last, last.variable >= term.variable.id { isSorted = false }
      entries.append((term.variable.id, term.coefficient))
    }
    if isSorted { return entries }
    entries.sort { $0.variable < $1.variable }
    var result = ContiguousArray<(variable: Int32, coefficient: Double)>()
    var size = 0.0
    for (place, entry) in entries.enumerated() {
      if let last = result.last, last.variable == entry.variable {
        result[result.count - 1].coefficient += entry.coefficient
        size = max(size, entry.coefficient.magnitude)
      } else {
        result.append(entry)
        size = entry.coefficient.magnitude
      }
      let isLast = place + 1 == entries.count || entries[place + 1].variable != entry.variable
      let smallest = Tolerances.emptyTerm * size
      if isLast, let sum = result.last?.coefficient, sum.magnitude <= smallest { result.removeLast() }
    }
    return result
  }
}

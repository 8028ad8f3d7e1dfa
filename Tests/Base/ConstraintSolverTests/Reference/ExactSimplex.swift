// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The plain simplex method from a textbook, in exact fractions, for systems too large to try every vertex.
///
/// Every constraint has a variable for what it is above its constant and one for what it is below; every variable is the
/// difference of two that are not negative. A dense tableau, one row of costs per priority, and Bland's rule, which
/// cannot go round in circles.
struct ExactSimplex {
  /// The least sum of errors per priority, highest first; nil when the required constraints contradict.
  static func leastErrors(
    of constraints: [ExactConstraint], variableCount: Int
  ) throws(Fraction.Overflow) -> [(Float, Double)]? {
    var simplex = ExactSimplex(constraints, variableCount: variableCount)
    try simplex.priceOut()
    try simplex.minimize()
    let totals = simplex.costs.map { $0[simplex.width].negated.value }
    if totals[0] > 0 { return nil }
    return Array(zip(simplex.priorities, totals.dropFirst()))
  }

  private let priorities: [Float]
  /// By constraint; the last entry is the constant.
  private var rows: [[Fraction]] = []
  /// By priority, what cannot be first; the last entry is the negated sum.
  private var costs: [[Fraction]]
  private var basis: [Int] = []
  /// The number of columns besides the constants.
  private let width: Int

  private init(_ constraints: [ExactConstraint], variableCount: Int) {
    priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    // Two columns for each variable; above, below and artificial for each constraint.
    width = 2 * variableCount + 3 * constraints.count
    costs = Array(repeating: Array(repeating: Fraction(0), count: width + 1), count: priorities.count + 1)
    for (place, constraint) in constraints.enumerated() {
      let sign = constraint.constant < 0 ? -1 : 1
      var row = Array(repeating: Fraction(0), count: width + 1)
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = Fraction(sign * coefficient)
        row[2 * variable + 1] = Fraction(-sign * coefficient)
      }
      row[width] = Fraction(sign * constraint.constant)
      let above = 2 * variableCount + 3 * place
      for (column, factor, difference) in [(above, -1, 1), (above + 1, 1, -1)] {
        let isError = constraint.error(ofDifference: difference) > 0
        if isError && constraint.isRequired { continue }
        row[column] = Fraction(sign * factor)
        if isError, let level = priorities.firstIndex(of: constraint.priority) {
          costs[level + 1][column] = Fraction(1)
        }
      }
      let artificial = above + 2
      row[artificial] = Fraction(1)
      costs[0][artificial] = Fraction(1)
      rows.append(row)
      basis.append(artificial)
    }
  }

  /// Makes the costs of the basic columns zero.
  private mutating func priceOut() throws(Fraction.Overflow) {
    for row in rows.indices {
      for column in 0...width where !rows[row][column].isZero {
        costs[0][column] = try costs[0][column].plus(rows[row][column].negated)
      }
    }
  }

  private mutating func minimize() throws(Fraction.Overflow) {
    while let column = (0..<width).first(where: { isImproving($0) }) {
      var best: Int?
      var least = Fraction(0)
      for row in rows.indices where rows[row][column].isPositive {
        let ratio = try rows[row][width].divided(by: rows[row][column])
        let isLess = try ratio.isLess(than: least)
        let isMore = try least.isLess(than: ratio)
        if let old = best, isMore || (!isLess && basis[row] > basis[old]) { continue }
        best = row
        least = ratio
      }
      // The errors have a least sum, so no column can improve them for ever.
      guard let best else { return }
      try pivot(best, column)
    }
  }

  /// Whether the first cost of a column that is not zero is negative.
  private func isImproving(_ column: Int) -> Bool {
    costs.lazy.map { $0[column] }.first { !$0.isZero }?.isNegative ?? false
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws(Fraction.Overflow) {
    let pivot = rows[row][column]
    let places = (0...width).filter { !rows[row][$0].isZero }
    for place in places { rows[row][place] = try rows[row][place].divided(by: pivot) }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column].negated
      for place in places { rows[other][place] = try rows[other][place].plus(rows[row][place].times(factor)) }
    }
    for level in costs.indices where !costs[level][column].isZero {
      let factor = costs[level][column].negated
      for place in places { costs[level][place] = try costs[level][place].plus(rows[row][place].times(factor)) }
    }
    basis[row] = column
  }
}

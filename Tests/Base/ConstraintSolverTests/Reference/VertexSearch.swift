// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the least errors of a small system by trying every vertex: slow, exact, and obviously right.
///
/// The least errors are at a point where as many constraints hold exactly as there are independent variables. Whole
/// numbers throughout: each vertex is a fraction with one denominator for all variables.
enum VertexSearch {
  /// The least sum of errors per priority, highest first, as fractions; nil when the required constraints contradict.
  static func leastErrors(of constraints: [ExactConstraint], variableCount: Int) -> [(Float, Double)]? {
    let columns = independentColumns(of: constraints, variableCount: variableCount)
    let rows = constraints.map { constraint in columns.map { constraint.coefficients[$0] } }
    let priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    var best: (sums: [Int], denominator: Int)?
    forEachSubset(of: constraints.count, size: columns.count) { subset in
      guard let vertex = solve(subset.map { rows[$0] }, subset.map { constraints[$0].constant }) else { return }
      var sums = Array(repeating: 0, count: priorities.count)
      for (row, constraint) in zip(rows, constraints) {
        let value = zip(row, vertex.numerators).reduce(0) { $0 + $1.0 * $1.1 }
        let error = constraint.error(ofDifference: value - constraint.constant * vertex.denominator)
        if error == 0 { continue }
        guard let place = priorities.firstIndex(of: constraint.priority) else { return }
        sums[place] += error
      }
      guard let old = best else {
        best = (sums, vertex.denominator)
        return
      }
      for (new, known) in zip(sums, old.sums) where new * old.denominator != known * vertex.denominator {
        if new * old.denominator < known * vertex.denominator { best = (sums, vertex.denominator) }
        return
      }
    }
    guard let best else { return nil }
    return zip(priorities, best.sums).map { ($0, Double($1) / Double(best.denominator)) }
  }

  private static func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    var subset = Array(0..<size)
    if size > count { return }
    while true {
      body(subset)
      guard let place = subset.indices.last(where: { subset[$0] < count - size + $0 }) else { return }
      subset[place] += 1
      for later in subset.indices where later > place { subset[later] = subset[later - 1] + 1 }
    }
  }

  /// Solves a square system by fraction-free elimination; nil when it is singular.
  private static func solve(_ rows: [[Int]], _ constants: [Int]) -> (numerators: [Int], denominator: Int)? {
    let count = rows.count
    var a = zip(rows, constants).map { $0 + [$1] }
    var previous = 1
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { a[$0][column] != 0 }) else { return nil }
      a.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = a[row][column]
        for other in 0...count {
          a[row][other] = (a[row][other] * a[column][column] - factor * a[column][other]) / previous
        }
      }
      previous = a[column][column]
    }
    let sign = previous < 0 ? -1 : 1
    return ((0..<count).map { a[$0][count] * sign }, previous * sign)
  }

  /// Columns that span what all columns span; the other variables may be 0.
  private static func independentColumns(of constraints: [ExactConstraint], variableCount: Int) -> [Int] {
    var a = constraints.map(\.coefficients)
    var columns: [Int] = []
    for column in 0..<variableCount {
      let rank = columns.count
      guard let pivot = (rank..<max(rank, a.count)).first(where: { a[$0][column] != 0 }) else { continue }
      a.swapAt(pivot, rank)
      for row in a.indices where row > rank && a[row][column] != 0 {
        let (mine, its) = (a[rank][column], a[row][column])
        for other in 0..<variableCount { a[row][other] = a[row][other] * mine - a[rank][other] * its }
        let divisor = a[row].reduce(0, greatestCommonDivisor)
        if divisor > 1 { a[row] = a[row].map { $0 / divisor } }
      }
      columns.append(column)
    }
    return columns
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Solving: what has changed since the last time is brought in order.

extension Tableau {
  /// Makes the values those of the least error, comparing errors at the highest priority first.
  ///
  /// Costs what has changed and what depends on it. Adds to `changes` and `breaks`.
  mutating func solve() {
    placeNewRows()
    // A second round finds only what rounding left behind; more are for systems at the limit of precision.
    for _ in 0..<6 {
      updateValues()
      var violated = checkRows()
      if violated.isEmpty, unsettled.isEmpty, candidates.isEmpty { break }
      if violated.count > 1 { violated.sort { rows[Int($0)].age < rows[Int($1)].age } }
      for row in violated { rows[Int(row)].isWaiting = true }
      for row in violated { satisfyOrBreak(row) }
      if gradientAge >= Tableau.greatestGradientAge { refreshGradient() }
      optimize()
    }
    updateValues()
  }

  /// Puts the unchecked rows on their sides, and returns the required ones that are violated.
  private mutating func checkRows() -> ContiguousArray<Int32> {
    var violated = ContiguousArray<Int32>()
    for row in uncheckedRows.members {
      let record = rows[Int(row)]
      if record.state != .enforced || slots[Int(row)] >= 0 { continue }
      let (amount, tolerance) = error(of: row)
      if amount.magnitude <= tolerance { continue }
      let isError = amount > 0 ? record.costsAbove : record.costsBelow
      if !record.isRequired {
        setSide(of: row, to: isError ? (amount > 0 ? 1 : -1) : 0)
      } else if isError {
        violated.append(row)
      }
    }
    uncheckedRows.removeAll()
    return violated
  }
}

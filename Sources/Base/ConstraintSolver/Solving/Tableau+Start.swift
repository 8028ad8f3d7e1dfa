// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Start: new constraints take parked variables before any search begins.

extension Tableau {
  /// Lets new constraints define variables that nothing else determines.
  ///
  /// Layouts mostly introduce a view together with what places it, so this alone builds nearly the whole basis. The
  /// variable that is in the fewest constraints, of equals the newest, keeps the basis sparse.
  mutating func placeNewRows() {
    if newRows.isEmpty { return }
    if newRows.count > 1 {
      newRows.sort { a, b in
        let (left, right) = (rows[Int(a)], rows[Int(b)])
        return left.priority == right.priority ? left.age < right.age : left.priority > right.priority
      }
    }
    for row in newRows where rows[Int(row)].state == .enforced && rows[Int(row)].relation == .equal {
      place(row)
    }
    updateValues()
    for row in newRows where rows[Int(row)].state == .enforced && rows[Int(row)].relation != .equal {
      let (amount, tolerance) = violation(of: row)
      if amount > tolerance { place(row) }
    }
    // What is undetermined even so goes to a bound. The weakest are first: they are those of contents.
    for row in newRows.reversed() where rows[Int(row)].state == .enforced && rows[Int(row)].relation != .equal {
      place(row)
    }
    newRows.removeAll(keepingCapacity: true)
  }

  private mutating func place(_ row: Int32) {
    if slots[Int(row)] >= 0 { return }
    var best = Tableau.inactive
    var rank = (uses: -1, newness: Int32.min)
    repeat {
      guard let next = nextParked(in: row, after: rank) else { return }
      best = next
      rank = (matrix.column(next).count, -next)
    } while !canTake(best, for: row)
    owners[Int(best)] = row
    slots[Int(row)] = best
    let coefficient = matrix.coefficient(of: best, in: row)
    inversePivots[Int(best)] = 1 / coefficient
    staleSlots.insert(best)
    candidates.insert(best)
    let off = error(of: row).amount
    move(best, to: values[Int(best)] - off / coefficient)
  }

  /// The parked variable of a row with the fewest uses, of equals the newest, among those ranked after another.
  private func nextParked(in row: Int32, after rank: (uses: Int, newness: Int32)) -> Int32? {
    var best: Int32?
    var bestRank = (uses: Int.max, newness: Int32.max)
    for position in matrix.row(row) {
      let variable = matrix.terms[position].variable
      let own = (uses: matrix.column(variable).count, newness: -variable)
      if own > rank, own < bestRank, owners[Int(variable)] == Tableau.parked {
        best = variable
        bestRank = own
      }
    }
    return best
  }

  /// Whether a row can define a parked variable without touching the core or the gradient.
  private mutating func canTake(_ variable: Int32, for row: Int32) -> Bool {
    gradient.isZero(variable) && (core.count == 0 || !isInActiveRow(variable)) && canDefine(variable, by: row)
  }

  private func isInActiveRow(_ variable: Int32) -> Bool {
    for position in matrix.column(variable) where slots[Int(matrix.uses[position].row)] >= 0 { return true }
    return false
  }
}

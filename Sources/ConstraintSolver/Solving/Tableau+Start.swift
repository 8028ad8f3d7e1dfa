// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Start: new constraints take parked variables before any search begins.

extension Tableau {
  /// Lets new constraints define variables that nothing else determines.
  ///
  /// Layouts mostly introduce a view together with what places it, so this alone builds nearly the whole basis. Preferring
  /// the variable that is in no other active row keeps the basis sparse; see Documentation/Decisions.
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
    newRows.removeAll(keepingCapacity: true)
  }

  private mutating func place(_ row: Int32) {
    if slots[Int(row)] >= 0 { return }
    var best = Tableau.inactive
    for position in matrix.row(row) {
      let variable = matrix.terms[position].variable
      guard variable > best, owners[Int(variable)] == Tableau.parked, gradient.isZero(variable),
        core.count == 0 || !isInActiveRow(variable), canDefine(variable, by: row)
      else { continue }
      best = variable
    }
    if best < 0 { return }
    owners[Int(best)] = row
    slots[Int(row)] = best
    let coefficient = matrix.coefficient(of: best, in: row)
    inversePivots[Int(best)] = 1 / coefficient
    staleSlots.insert(best)
    candidates.insert(best)
    let off = error(of: row).amount
    move(best, to: values[Int(best)] - off / coefficient)
  }

  private func isInActiveRow(_ variable: Int32) -> Bool {
    for position in matrix.column(variable) where slots[Int(matrix.uses[position].row)] >= 0 { return true }
    return false
  }
}

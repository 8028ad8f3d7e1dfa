// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Values: what the active rows make of the variables.

extension Tableau {
  /// Computes the values of stale slots and of all that depends on them.
  ///
  /// Defined variables are computed from their rows, so nothing drifts; tears are moved by what their rows are off.
  mutating func updateValues() {
    if staleSlots.isEmpty { return }
    var roots = ContiguousArray<Int32>()
    var suspects = ContiguousArray<Int32>()
    for slot in staleSlots.members {
      if isTear[Int(slot)] { suspects.append(slot) } else { roots.append(slot) }
    }
    staleSlots.removeAll()
    recompute(roots, suspects: &suspects)
    var round = 0
    while !suspects.isEmpty {
      let worst = moveTears(by: &suspects)
      round += 1
      if worst == 0 || round > 8 { return }
      if round == 4, worst > 1, core.age > 0 { rebuildCore() }
    }
  }

  /// Computes variables and their dependents from their rows; the tears whose rows this touches become suspects.
  private mutating func recompute(_ roots: ContiguousArray<Int32>, suspects: inout ContiguousArray<Int32>) {
    orderDependents(of: roots)
    for place in order.indices.reversed() {
      let variable = order[place]
      let owner = owners[Int(variable)]
      if owner >= 0, !isTear[Int(variable)] {
        let value = definedValue(of: variable, by: owner)
        if value != values[Int(variable)] { move(variable, to: value) }
      }
      for position in matrix.column(variable) {
        let row = matrix.uses[position].row
        let slot = slots[Int(row)]
        if slot < 0 {
          uncheckedRows.insert(row)
        } else if isTear[Int(slot)] {
          suspects.append(slot)
        }
      }
    }
  }

  private func definedValue(of variable: Int32, by row: Int32) -> Double {
    var sum = rows[Int(row)].constant
    for position in matrix.row(row) {
      let term = matrix.terms[position]
      if term.variable != variable { sum -= term.coefficient * values[Int(term.variable)] }
    }
    return sum * inversePivots[Int(variable)]
  }

  /// Moves the tears by what the rows of these slots are off, and returns how much that is, in tolerances.
  private mutating func moveTears(by suspects: inout ContiguousArray<Int32>) -> Double {
    var worst = 0.0
    forwardPart.clear()
    coreResiduals.clear()
    for slot in suspects where isTear[Int(slot)] && coreResiduals[slot] == 0 {
      let (amount, tolerance) = error(of: owners[Int(slot)])
      if amount.magnitude > tolerance * 0.01 {
        coreResiduals.set(-amount, at: slot)
        worst = max(worst, amount.magnitude / tolerance)
      }
    }
    suspects.removeAll(keepingCapacity: true)
    for slot in coreResiduals.indices {
      for position in core.column(slot) {
        let entry = core.columnEntries[position]
        forwardPart.add(entry.value * coreResiduals[slot], at: entry.slot)
      }
    }
    coreResiduals.clear()
    if forwardPart.isEmpty { return 0 }
    for tear in forwardPart.indices { move(tear, to: values[Int(tear)] + forwardPart[tear]) }
    let roots = forwardPart.indices
    forwardPart.clear()
    recompute(roots, suspects: &suspects)
    return worst
  }

  /// Gives a variable a value and notes where it was. A value that is not finite is not taken.
  mutating func move(_ variable: Int32, to value: Double) {
    guard value.isFinite else { return }
    let old = values[Int(variable)]
    changes.note(variable, from: old)
    journal.noteMove(variable, from: old)
    values[Int(variable)] = value
  }
}

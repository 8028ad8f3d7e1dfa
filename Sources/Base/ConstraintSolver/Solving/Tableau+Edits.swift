// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Edits: what a change of a constraint means for the tableau, before it is solved.

extension Tableau {
  mutating func forgetLastSolve() {
    changes.removeAll()
    breaks.removeAll(keepingCapacity: true)
  }

  /// Gives an unused row its content.
  mutating func fillRow(
    _ row: Int32, entries: ContiguousArray<(variable: Int32, coefficient: Double)>, _ relation: Relation,
    _ constant: Double, priority: Float, isSystem: Bool, age: Int
  ) {
    var record = Row()
    record.generation = rows[Int(row)].generation
    record.state = .enforced
    record.relation = relation
    record.isSystem = isSystem
    record.priority = priority
    record.constant = constant
    record.age = age
    if let first = entries.first {
      record.scale = entries.reduce(0) { max($0, $1.coefficient.magnitude) }
      record.leastScale = entries.reduce(first.coefficient.magnitude) { min($0, $1.coefficient.magnitude) }
    }
    rows[Int(row)] = record
    matrix.fill(row, with: entries)
    newRows.append(row)
    uncheckedRows.insert(row)
  }

  mutating func removeRow(_ row: Int32) {
    takeOut(row)
    settleGradient()
    matrix.empty(row)
    rows[Int(row)].state = .unused
    rows[Int(row)].generation &+= 1
  }

  mutating func setConstant(of row: Int32, to constant: Double) {
    rows[Int(row)].constant = constant
    if slots[Int(row)] >= 0 {
      staleSlots.insert(slots[Int(row)])
    } else {
      uncheckedRows.insert(row)
    }
  }

  mutating func setPriority(of row: Int32, to priority: Float) {
    let slot = slots[Int(row)]
    if slot < 0 { setSide(of: row, to: 0) }
    rows[Int(row)].priority = priority
    if slot >= 0 {
      candidates.insert(slot)
    } else {
      uncheckedRows.insert(row)
    }
  }

  /// Lets a broken row count again.
  mutating func enforce(_ row: Int32) {
    if rows[Int(row)].state != .broken { return }
    rows[Int(row)].state = .enforced
    uncheckedRows.insert(row)
  }

  private mutating func takeOut(_ row: Int32) {
    if slots[Int(row)] >= 0 {
      settleGradient()
      deactivate(row)
    } else {
      setSide(of: row, to: 0)
    }
  }
}

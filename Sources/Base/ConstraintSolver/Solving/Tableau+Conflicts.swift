// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Conflicts: which constraint is left out, and when it is tried again.

extension Tableau {
  /// Satisfies a required constraint; as long as that is impossible, leaves out the newest of those in conflict.
  mutating func satisfyOrBreak(_ row: Int32) {
    journal.start()
    while rows[Int(row)].state == .enforced, let members = satisfy(row) {
      let victim = members.last { !rows[Int($0)].isSystem } ?? row
      if victim == row {
        breakRow(row, members: members)
        undo()
      } else {
        // What was undone up to here served a system that is no more.
        journal.start()
        breakRow(victim, members: members)
      }
    }
    journal.stop()
    rows[Int(row)].isWaiting = false
  }

  private mutating func breakRow(_ row: Int32, members: ContiguousArray<Int32>) {
    let slot = slots[Int(row)]
    deactivate(row)
    if slot >= 0, owners[Int(slot)] == Tableau.parked, let origin = changes.origin(of: slot) {
      // As if it had not been there.
      move(slot, to: origin)
      staleSlots.insert(slot)
      updateValues()
    }
    rows[Int(row)].state = .broken
    rows[Int(row)].isWaiting = false
    for member in members { rows[Int(member)].conflictCount += 1 }
    breaks.append(Break(row: row, members: members))
  }

  /// Takes back what was done since the journal began.
  private mutating func undo() {
    journal.stop()
    settleGradient()
    for (entered, left) in journal.exchanges.reversed() where entered >= 0 {
      guard slots[Int(entered)] >= 0 else { continue }
      if left < 0 {
        deactivate(entered)
        continue
      }
      if slots[Int(left)] >= 0 || rows[Int(left)].state != .enforced { continue }
      computeImage(of: left)
      let slot = slots[Int(entered)]
      guard image[slot].magnitude > Tolerances.party * image.magnitude else { continue }
      computeDirection(of: slot)
      exchange(slot, for: left)
    }
    for (variable, value) in journal.moves.reversed() { move(variable, to: value) }
    for (row, side) in journal.sides.reversed() where slots[Int(row)] < 0 { setSide(of: row, to: side) }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Costs: on which side of its constant each inactive constraint is, and what that does to the gradient.

extension Tableau {
  mutating func setSide(of row: Int32, to side: Int8) {
    let old = rows[Int(row)].side
    if old == side { return }
    journal.noteSide(row, from: old)
    rows[Int(row)].side = side
    unsettled.append(Unsettled(row: row, priority: rows[Int(row)].priority, change: Double(side) - Double(old)))
  }

  /// Brings the changes of sides into the gradient, all of one priority at a time.
  mutating func settleGradient() {
    if unsettled.isEmpty { return }
    if unsettled.count > 1 {
      unsettled.sort { ($0.priority, $0.row) < ($1.priority, $1.row) }
    }
    var start = 0
    while start < unsettled.count {
      let priority = unsettled[start].priority
      backwardPart.clear()
      while start < unsettled.count, unsettled[start].priority == priority {
        let row = unsettled[start].row
        for position in matrix.row(row) {
          let term = matrix.terms[position]
          backwardPart.add(term.coefficient * unsettled[start].change, at: term.variable)
        }
        start += 1
      }
      computeImage()
      gradientAge += 1
      for slot in image.indices where image[slot] != 0 {
        gradient.add(image[slot], at: priority, to: slot)
        candidates.insert(slot)
      }
    }
    unsettled.removeAll(keepingCapacity: true)
  }

  /// Computes the gradient afresh, which rids it of rounding.
  mutating func refreshGradient() {
    for slot in values.indices { gradient.clear(Int32(truncatingIfNeeded: slot)) }
    unsettled.removeAll(keepingCapacity: true)
    for row in rows.indices where rows[row].side != 0 && rows[row].state == .enforced && slots[row] < 0 {
      unsettled.append(
        Unsettled(
          row: Int32(truncatingIfNeeded: row), priority: rows[row].priority, change: Double(rows[row].side)))
    }
    settleGradient()
    gradientAge = 0
  }

  /// The slope with which the error of a slot's own row grows when it leaves its constant; nil where it must not.
  func ownSlope(of slot: Int32, upward: Bool) -> Double? {
    let owner = owners[Int(slot)]
    if owner < 0 { return 0 }
    let record = rows[Int(owner)]
    if !(upward ? record.costsAbove : record.costsBelow) { return 0 }
    return record.isRequired ? nil : 1
  }

  /// Fills a vector with how the whole error changes when a slot's row leaves its constant; false where it must not.
  func computeSlope(of slot: Int32, upward: Bool, into slope: inout CostVector) -> Bool {
    slope.removeAll()
    guard let own = ownSlope(of: slot, upward: upward) else { return false }
    gradient.add(slot, times: upward ? 1 : -1, to: &slope)
    if own != 0 { slope.add(own, at: rows[Int(owners[Int(slot)])].priority) }
    return true
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Exchange: another row becomes the active one of a slot.

extension Tableau {
  /// Makes `row`, or parking when that is `parked`, the active row of a slot.
  ///
  /// `direction` must be that of the slot, unscaled, and `image` that of the new row, both by the present basis; the
  /// image must have an entry at the slot. The side of the row that leaves is the caller's to set before, as that of the
  /// new row must be what the gradient has.
  mutating func exchange(_ slot: Int32, for row: Int32) {
    let old = owners[Int(slot)]
    pivotCount += 1
    journal.noteExchange(entered: row, left: old)
    exchangeGradient(slot, from: old, to: row)
    exchangeCore(slot, for: row)
    if old >= 0 { slots[Int(old)] = Tableau.inactive }
    owners[Int(slot)] = row
    if row >= 0 {
      if rows[Int(row)].side != 0 { journal.noteSide(row, from: rows[Int(row)].side) }
      rows[Int(row)].side = 0
      slots[Int(row)] = slot
      inversePivots[Int(slot)] = isTear[Int(slot)] ? 1 : 1 / matrix.coefficient(of: slot, in: row)
      if isTear[Int(slot)] { defineTear(slot) }
    } else {
      inversePivots[Int(slot)] = 1
    }
    staleSlots.insert(slot)
    candidates.insert(slot)
  }

  private mutating func exchangeGradient(_ slot: Int32, from old: Int32, to row: Int32) {
    var theta = CostVector()
    gradient.add(slot, times: 1, to: &theta)
    if old >= 0, rows[Int(old)].side != 0 { theta.add(Double(rows[Int(old)].side), at: rows[Int(old)].priority) }
    theta.scale(by: 1 / image[slot])
    gradient.clear(slot)
    gradient.add(theta, times: 1, to: slot)
    if row >= 0, rows[Int(row)].side != 0 {
      gradient.add(-Double(rows[Int(row)].side), at: rows[Int(row)].priority, to: slot)
    }
    if theta.entries.isEmpty { return }
    gradientAge += 1
    for other in image.indices where other != slot && image[other] != 0 {
      gradient.add(theta, times: -image[other], to: other)
      candidates.insert(other)
    }
  }

  private mutating func exchangeCore(_ slot: Int32, for row: Int32) {
    let factor = -1 / image[slot]
    let isDirect = row < 0 || canDefine(slot, by: row)
    if isDirect && !isTear[Int(slot)] {
      if core.count > 0 { core.addProduct(direction, image, times: factor, isTear: isTear) }
      return
    }
    if !isTear[Int(slot)] { makeTear(slot) }
    image.add(-1, at: slot)
    core.addProduct(direction, image, times: factor, isTear: isTear)
    image.add(1, at: slot)
    if isDirect { forgetTear(slot) }
  }

  /// Makes a defined or parked variable a tear without changing the basis. `direction` must be that of the slot.
  mutating func makeTear(_ slot: Int32) {
    if core.count > 0 {
      swap(&image, &spareImage)
      computeImage(ofVariable: slot)
      swap(&image, &spareImage)
    }
    for tear in core.tears {
      core.set(direction[tear], row: tear, column: slot)
      if !spareImage.isEmpty { core.set(spareImage[tear], row: slot, column: tear) }
    }
    spareImage.clear()
    core.insert(slot)
    isTear[Int(slot)] = true
    core.set(direction[slot], row: slot, column: slot)
  }

  /// Makes a tear a defined or parked variable again without changing the basis.
  mutating func forgetTear(_ slot: Int32) {
    core.remove(slot)
    isTear[Int(slot)] = false
  }
}

// MARK: - Parking

extension Tableau {
  /// Takes a constraint out of the active set; its variable, or another that it determines, stays where it is.
  mutating func deactivate(_ row: Int32) {
    var slot = slots[Int(row)]
    if slot < 0 { return }
    rows[Int(row)].side = 0
    if core.count == 0, gradient.isZero(slot) {
      // Nothing depends on the row but by the values of its variable.
      journal.noteExchange(entered: Tableau.parked, left: row)
      owners[Int(slot)] = Tableau.parked
      slots[Int(row)] = Tableau.inactive
      inversePivots[Int(slot)] = 1
      return
    }
    computeDirection(of: slot)
    let first = slot
    if direction[slot].magnitude < 0.01 * direction.magnitude { slot = moveOwner(of: slot) }
    computeImage(ofVariable: slot)
    exchange(slot, for: Tableau.parked)
    if isTear[Int(first)] { defineTear(first) }
  }

  /// Gives the active row of a slot to the slot whose variable it moves most, so that this one can be parked instead.
  private mutating func moveOwner(of slot: Int32) -> Int32 {
    var best = slot
    for variable in direction.indices where direction[variable].magnitude > direction[best].magnitude {
      best = variable
    }
    if best == slot { return slot }
    if !isTear[Int(slot)] { makeTear(slot) }
    if !isTear[Int(best)] {
      computeDirection(of: best)
      makeTear(best)
    }
    core.swapColumns(slot, best)
    gradient.swap(slot, best)
    owners.swapAt(Int(slot), Int(best))
    for changed in [slot, best] {
      inversePivots[Int(changed)] = 1
      if owners[Int(changed)] >= 0 { slots[Int(owners[Int(changed)])] = changed }
      candidates.insert(changed)
    }
    computeDirection(of: best)
    return best
  }
}

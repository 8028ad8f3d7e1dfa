// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Feasibility: required constraints are satisfied one after the other, oldest first.

extension Tableau {
  /// Satisfies a required constraint without violating another.
  ///
  /// - Returns: The constraints that make it impossible, itself included; nil when it is satisfied.
  mutating func satisfy(_ row: Int32) -> ContiguousArray<Int32>? {
    var pivots = 0
    let limit = 200 + 4 * values.count
    while slots[Int(row)] < 0 {
      let (amount, tolerance) = violation(of: row)
      if amount <= tolerance { return nil }
      settleGradient()
      computeImage(of: row)
      pivots += 1
      let choice = pivots > limit ? nil : chooseSlot(raising: error(of: row).amount < 0, isIdle: pivots > limit / 2)
      guard let (slot, upward) = choice else {
        return isAcceptable(amount, of: row) ? nil : conflict(of: row)
      }
      if !step(from: slot, upward: upward, towards: row) {
        computeImage(of: row)
        return isAcceptable(amount, of: row) ? nil : conflict(of: row)
      }
    }
    return nil
  }

  private func isAcceptable(_ violation: Double, of row: Int32) -> Bool {
    violation <= Tolerances.accepted * rows[Int(row)].leastScale
  }

  /// The slot whose row is the cheapest to leave for a unit of `image`, and whether it has to grow.
  private func chooseSlot(raising: Bool, isIdle: Bool) -> (slot: Int32, upward: Bool)? {
    var best: (slot: Int32, upward: Bool)?
    var least = CostVector()
    var bestSize = 0.0
    var slope = CostVector()
    let smallest = Tolerances.rate * image.magnitude
    for slot in image.indices where image[slot].magnitude > smallest {
      let upward = (image[slot] > 0) == raising
      guard computeSlope(of: slot, upward: upward, into: &slope) else { continue }
      if isIdle {
        if slot < best?.slot ?? Int32.max { best = (slot, upward) }
        continue
      }
      let size = image[slot].magnitude
      slope.scale(by: 1 / size)
      let isBetter: Bool
      if best == nil || slope.isLess(than: least) {
        isBetter = true
      } else if least.isLess(than: slope) {
        isBetter = false
      } else {
        // Of equals the soundest to turn on, then the newest variable.
        isBetter = size > bestSize * 1.001 || (size > bestSize * 0.999 && slot > best?.slot ?? -1)
      }
      if isBetter {
        best = (slot, upward)
        swap(&least, &slope)
        bestSize = size
      }
    }
    return best
  }

  /// Leaves a slot's row to satisfy another as far as barriers allow; false when nothing came of it.
  private mutating func step(from slot: Int32, upward: Bool, towards row: Int32) -> Bool {
    computeDirection(of: slot)
    if !upward { direction.scale(by: -1) }
    findBreakpoints(target: row)
    guard let place = stoppingBreakpoint(slope: nil, isShort: false) else { return false }
    let entering = breakpoints[place].row
    let rate = upward ? breakpoints[place].rate : -breakpoints[place].rate
    move(toBreakpoint: place)
    if !upward { direction.scale(by: -1) }
    if entering != row || !unsettled.isEmpty {
      settleGradient()
      computeImage(of: entering)
    }
    if !trusts(pivot: slot, rate: rate) {
      updateValues()
      return true
    }
    setLeavingSide(of: slot, upward: upward)
    exchange(slot, for: entering)
    return true
  }

  /// The required active rows in `image`, and the row whose image it is, oldest first.
  private func conflict(of row: Int32) -> ContiguousArray<Int32> {
    var members: ContiguousArray<Int32> = [row]
    let smallest = Tolerances.party * image.magnitude
    for slot in image.indices where image[slot].magnitude > smallest {
      let owner = owners[Int(slot)]
      if owner >= 0, rows[Int(owner)].isRequired { members.append(owner) }
    }
    members.sort { rows[Int($0)].age < rows[Int($1)].age }
    return members
  }
}

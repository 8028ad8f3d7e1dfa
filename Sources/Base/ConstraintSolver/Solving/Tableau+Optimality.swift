// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Optimality: the error is lessened along edges until none lessens it.

extension Tableau {
  /// Lessens the error until no edge lessens it, or until that takes too long.
  mutating func optimize() {
    settleGradient()
    var pivots = 0
    var idle = 0
    let limit = 1000 + 20 * (values.count + rows.count)
    // After so many pivots without a gain it may be going round in circles; choosing the least, by Bland's rule, ends
    // that.
    let patience = 200
    while let slot = idle > patience ? candidates.popLeast() : candidates.popLast() {
      if pivots > limit {
        candidates.removeAll()
        return
      }
      var tried = (up: false, down: false)
      // Upward again, because trying downward rids the gradient of rounding.
      for upward in [true, false, true] where mayLessenError(slot, upward: upward) {
        if upward ? tried.up : tried.down { continue }
        if upward { tried.up = true } else { tried.down = true }
        pivots += 1
        guard let gain = pivot(slot, upward: upward, isShort: idle > patience) else { continue }
        idle = gain > 0 ? 0 : idle + 1
        break
      }
    }
  }

  /// Whether the error becomes less when a slot's row leaves its constant, as far as the gradient knows.
  func mayLessenError(_ slot: Int32, upward: Bool) -> Bool {
    if gradient.isZero(slot) { return false }
    var slope = CostVector()
    return computeSlope(of: slot, upward: upward, into: &slope) && slope.mayBeNegative
  }

  /// Moves along one edge if that lessens the error, and returns how far; nil if it does not.
  private mutating func pivot(_ slot: Int32, upward: Bool, isShort: Bool) -> Double? {
    computeDirection(of: slot)
    if !upward { direction.scale(by: -1) }
    findBreakpoints(target: Tableau.inactive)
    let slope = freshSlope(of: slot, upward: upward)
    guard slope.sign(tolerance: 0) < 0, let place = stoppingBreakpoint(slope: slope, isShort: isShort) else {
      return nil
    }
    let entering = breakpoints[place].row
    let rate = upward ? breakpoints[place].rate : -breakpoints[place].rate
    let gain = breakpoints[place].step
    move(toBreakpoint: place)
    settleGradient()
    if !upward { direction.scale(by: -1) }
    computeImage(of: entering)
    guard trusts(pivot: slot, rate: rate) else {
      candidates.insert(slot)
      return 0
    }
    setLeavingSide(of: slot, upward: upward)
    exchange(slot, for: entering)
    return gain
  }

  /// How the error changes along `direction`, from the rates of the rows instead of the gradient, which sums up
  /// rounding. Amends the gradient of the slot by it.
  private mutating func freshSlope(of slot: Int32, upward: Bool) -> CostVector {
    var slope = CostVector()
    var limits = CostVector()
    let size = direction.magnitude
    for row in rates.indices where rows[Int(row)].side != 0 {
      let record = rows[Int(row)]
      slope.add(rates[row] * Double(record.side), at: record.priority)
      let limit = rateSizes[row] * Tolerances.rate + size * record.scale * Tolerances.slope
      limits.add(limit, at: record.priority)
    }
    slope.removeAmounts(below: limits)
    gradient.clear(slot)
    gradient.add(slope, times: upward ? 1 : -1, to: slot)
    if let own = ownSlope(of: slot, upward: upward), own != 0 {
      slope.add(own, at: rows[Int(owners[Int(slot)])].priority)
      slope.removeAmounts(below: limits)
    }
    return slope
  }
}

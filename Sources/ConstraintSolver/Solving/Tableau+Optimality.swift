// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Optimality: the error is lessened along edges until none lessens it.

extension Tableau {
  /// Lessens the error until no edge lessens it; false when that took too long and was given up.
  mutating func optimize() -> Bool {
    settleGradient()
    var pivots = 0
    var idle = 0
    let limit = 1000 + 20 * (values.count + rows.count)
    // After so many pivots without a gain it may be going round in circles; choosing the least, by Bland's rule, ends
    // that.
    let patience = 200
    var slope = CostVector()
    while let slot = idle > patience ? candidates.popLeast() : candidates.popLast() {
      guard let upward = improvingWay(of: slot, slope: &slope) else { continue }
      pivots += 1
      if pivots > limit {
        candidates.removeAll()
        return false
      }
      idle = pivot(slot, upward: upward, slope: slope, isShort: idle > patience) ? 0 : idle + 1
    }
    return true
  }

  /// The direction in which leaving a slot's row lessens the error; nil when neither does.
  mutating func improvingWay(of slot: Int32, slope: inout CostVector) -> Bool? {
    if gradient.isZero(slot) { return nil }
    for upward in [true, false] {
      if computeSlope(of: slot, upward: upward, into: &slope), slope.sign < 0 { return upward }
    }
    return nil
  }

  /// Moves along one edge; whether the error became less.
  private mutating func pivot(_ slot: Int32, upward: Bool, slope: CostVector, isShort: Bool) -> Bool {
    computeDirection(of: slot)
    if !upward { direction.scale(by: -1) }
    findBreakpoints(target: Tableau.inactive)
    guard let place = stoppingBreakpoint(slope: slope, isShort: isShort) else {
      // The error cannot fall for ever: the slope was rounding.
      return false
    }
    let entering = breakpoints[place].row
    let gain = breakpoints[place].step
    move(toBreakpoint: place)
    settleGradient()
    if !upward { direction.scale(by: -1) }
    computeImage(of: entering)
    setLeavingSide(of: slot, upward: upward)
    exchange(slot, for: entering)
    return gain > 0
  }
}

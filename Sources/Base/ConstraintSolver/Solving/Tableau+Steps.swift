// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Steps: how far a vertex moves along an edge, and what stops it.

extension Tableau {
  /// Fills `breakpoints` with where the way along `direction` meets the constants of inactive constraints, nearest
  /// first.
  ///
  /// - Parameter target: The constraint that the way is to satisfy; `inactive` when it is to lessen the error.
  mutating func findBreakpoints(target: Int32) {
    rates.clear()
    rateSizes.clear()
    for variable in direction.indices {
      let rate = direction[variable]
      if rate == 0 { continue }
      for position in matrix.column(variable) {
        let use = matrix.uses[position]
        if slots[Int(use.row)] >= 0 || rows[Int(use.row)].state != .enforced { continue }
        rates.add(use.coefficient * rate, at: use.row)
        rateSizes.add((use.coefficient * rate).magnitude, at: use.row)
      }
    }
    breakpoints.removeAll(keepingCapacity: true)
    let size = direction.magnitude
    for row in rates.indices
    where rates[row].magnitude > Tolerances.rate * (rateSizes[row] + size * rows[Int(row)].scale) {
      if let point = breakpoint(of: row, rate: rates[row], isTarget: row == target) { breakpoints.append(point) }
    }
    if breakpoints.count > 1 {
      breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
    }
  }

  private func breakpoint(of row: Int32, rate: Double, isTarget: Bool) -> Breakpoint? {
    let record = rows[Int(row)]
    let (amount, _) = error(of: row)
    // How far its value is from the constant, in the direction in which it goes; negative when it goes away.
    let distance = rate > 0 ? -amount : amount
    var point = Breakpoint(row: row, step: max(0, distance) / rate.magnitude, rate: rate, jump: 0, isBarrier: true)
    if isTarget { return distance > 0 ? point : nil }
    let costs = rate > 0 ? record.costsAbove : record.costsBelow
    if record.isRequired { return costs && !record.isWaiting ? point : nil }
    let now = rate > 0 ? Double(record.side) : -Double(record.side)
    point.jump = (costs ? 1 : 0) - now
    point.isBarrier = false
    return point.jump > 0 ? point : nil
  }

  /// The place in `breakpoints` of what stops the way.
  ///
  /// - Parameters:
  ///   - slope: How the error changes along the way at its beginning; nil when only a barrier is to stop it.
  ///   - isShort: Whether the first breakpoint is to stop it even if going on gains more.
  func stoppingBreakpoint(slope: CostVector?, isShort: Bool) -> Int? {
    var slope = slope
    for place in breakpoints.indices {
      let point = breakpoints[place]
      if point.isBarrier { return largestBarrier(near: place) }
      if isShort, slope != nil { return place }
      slope?.add(point.jump * point.rate.magnitude, at: rows[Int(point.row)].priority)
      if let slope, slope.sign(tolerance: Tolerances.cost) >= 0 { return place }
    }
    return nil
  }

  /// Of the barriers as near as this one, the one with the greatest rate, which is the soundest to turn on.
  private func largestBarrier(near first: Int) -> Int {
    var best = first
    let limit = breakpoints[first].step + Tolerances.tie
    for place in first..<breakpoints.count {
      let point = breakpoints[place]
      if point.step > limit { break }
      if point.isBarrier, point.rate.magnitude > breakpoints[best].rate.magnitude * 10 { best = place }
    }
    return best
  }

  /// Moves along `direction` to a breakpoint; what is passed changes its side.
  mutating func move(toBreakpoint place: Int) {
    let step = breakpoints[place].step
    if step > 0 {
      for variable in direction.indices where direction[variable] != 0 {
        move(variable, to: values[Int(variable)] + step * direction[variable])
      }
    }
    for passed in 0..<place where !breakpoints[passed].isBarrier {
      setSide(of: breakpoints[passed].row, rate: breakpoints[passed].rate)
    }
  }

  /// Sets the side of an optional row whose value leaves its constant at a rate.
  private mutating func setSide(of row: Int32, rate: Double) {
    let record = rows[Int(row)]
    setSide(of: row, to: rate > 0 ? (record.costsAbove ? 1 : 0) : (record.costsBelow ? -1 : 0))
  }

  /// Sets the side of an active row that is about to leave; the gradient learns of it in the exchange.
  mutating func setLeavingSide(of slot: Int32, upward: Bool) {
    let owner = owners[Int(slot)]
    if owner < 0 { return }
    let record = rows[Int(owner)]
    if record.isRequired { return }
    rows[Int(owner)].side = upward ? (record.costsAbove ? 1 : 0) : (record.costsBelow ? -1 : 0)
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What holds of a tableau after every solve, for tests.

extension Tableau {
  /// Describes the first thing that is not as it must be after a solve; nil when all is well.
  ///
  /// - Parameter tolerance: What passes for rounding, relative to the size of what is compared.
  mutating func findFault(tolerance: Double = 1e-6) -> String? {
    findStructuralFault() ?? faultOfValues(tolerance) ?? faultOfCore(tolerance) ?? faultOfSides(tolerance)
      ?? faultOfGradient(tolerance)
  }

  /// Describes the first thing that is wrong whatever the numbers are.
  func findStructuralFault() -> String? {
    if !matrix.isConsistent() { return "rows and columns differ" }
    return faultOfOwners() ?? faultOfDefinitions()
  }

  private func faultOfOwners() -> String? {
    for (slot, owner) in owners.enumerated() {
      if owner >= 0, slots[Int(owner)] != slot { return "slot \(slot) and row \(owner) differ on who owns whom" }
      if owner < 0, isTear[slot] { return "slot \(slot) is a tear without a row" }
    }
    for (row, slot) in slots.enumerated() where slot >= 0 {
      if owners[Int(slot)] != row { return "row \(row) is in slot \(slot), which has row \(owners[Int(slot)])" }
      if rows[row].state != .enforced { return "row \(row) is active, but \(rows[row].state)" }
    }
    return nil
  }

  private func faultOfValues(_ tolerance: Double) -> String? {
    for row in rows.indices where rows[row].state == .enforced {
      let (amount, rounding) = error(of: Int32(row))
      let limit = rounding * 1e9 * tolerance + Tolerances.accepted * rows[row].leastScale
      if slots[row] >= 0, amount.magnitude > rounding * 1e9 * tolerance {
        return "active row \(row) is off by \(amount)"
      }
      if rows[row].isRequired, violation(of: Int32(row)).amount > limit { return "row \(row) is violated by \(amount)" }
    }
    return values.contains { !$0.isFinite } ? "a value is not finite" : nil
  }

  private func faultOfDefinitions() -> String? {
    var state = ContiguousArray(repeating: 0, count: values.count)
    for root in values.indices where state[root] == 0 {
      var path: [(variable: Int, next: Int)] = [(root, 0)]
      state[root] = 1
      while let (variable, next) = path.last {
        let owner = isTear[variable] ? Tableau.parked : owners[variable]
        let terms = owner >= 0 ? matrix.row(owner) : 0..<0
        if next >= terms.count {
          state[variable] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let other = Int(matrix.terms[terms.lowerBound + next].variable)
        if other == variable { continue }
        if state[other] == 1 { return "variable \(other) is defined by itself" }
        if state[other] == 0 {
          state[other] = 1
          path.append((other, 0))
        }
      }
    }
    return nil
  }

  /// A direction must change the value of its own row by one, and that of no other active row.
  private mutating func faultOfCore(_ tolerance: Double) -> String? {
    if core.count == 0 { return nil }
    if core.count != isTear.reduce(0, { $0 + ($1 ? 1 : 0) }) { return "the core has \(core.count) tears" }
    for slot in core.tears {
      computeDirection(of: slot)
      for other in owners.indices where owners[other] >= 0 {
        var change = 0.0
        var size = 1.0
        for position in matrix.row(owners[other]) {
          let term = matrix.terms[position]
          let product = term.coefficient * direction[term.variable]
          change += product
          size = max(size, product.magnitude)
        }
        let expected = other == slot ? 1.0 : 0.0
        if (change - expected).magnitude > tolerance * size {
          return "slot \(slot) moves the row of slot \(other) by \(change)"
        }
      }
    }
    return nil
  }

  private func faultOfSides(_ tolerance: Double) -> String? {
    if !unsettled.isEmpty { return "sides are unsettled" }
    for row in rows.indices {
      let side = rows[row].side
      if rows[row].state != .enforced || slots[row] >= 0 || rows[row].isRequired {
        if side != 0 { return "row \(row) has a side and is not inactive and optional" }
        continue
      }
      let (amount, rounding) = error(of: Int32(row))
      if amount.magnitude <= rounding * 10 { continue }
      let isError = amount > 0 ? rows[row].costsAbove : rows[row].costsBelow
      if side != (isError ? (amount > 0 ? 1 : -1) : 0) { return "row \(row) is off by \(amount) on side \(side)" }
    }
    return nil
  }

  private mutating func faultOfGradient(_ tolerance: Double) -> String? {
    var fresh = self
    fresh.refreshGradient()
    var slope = CostVector()
    for slot in values.indices.map({ Int32(truncatingIfNeeded: $0) }) {
      var difference = CostVector()
      var size = CostVector()
      gradient.add(slot, times: 1, to: &difference)
      fresh.gradient.add(slot, times: -1, to: &difference)
      gradient.add(slot, times: 1, to: &size)
      let limit = size.entries.reduce(1) { max($0, $1.amount.magnitude) } * tolerance
      for entry in difference.entries where entry.amount.magnitude > limit {
        return "the gradient of slot \(slot) is off by \(entry.amount) at \(entry.priority)"
      }
      for upward in [true, false] where fresh.computeSlope(of: slot, upward: upward, into: &slope) {
        // What may be rounding may also be meant, and then it outweighs what comes after it.
        let first = slope.entries.first { $0.amount > Tolerances.cost || $0.amount < -limit }
        if let first, first.amount < 0 {
          return "slot \(slot) could be left to lessen the error by \(first.amount) at \(first.priority)"
        }
      }
    }
    return nil
  }
}

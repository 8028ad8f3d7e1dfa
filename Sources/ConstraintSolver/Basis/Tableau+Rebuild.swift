// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Rebuilding: the core's inverse from the constraints, when rounding has eaten it.

extension Tableau {
  /// Whether the two ways to compute a pivot agree; if not, rounding has grown, and what it has eaten is computed afresh.
  ///
  /// `image` must be that of the entering row.
  mutating func trusts(pivot slot: Int32, rate: Double) -> Bool {
    let difference = (image[slot] - rate).magnitude
    let size = max(rate.magnitude, image[slot].magnitude)
    if core.age == 0 || difference <= 1e-9 * size { return difference <= 1e-4 * size && size > 0 }
    rebuildCore()
    refreshGradient()
    for tear in core.tears { staleSlots.insert(tear) }
    return false
  }

  /// Computes the inverse of the core afresh. Where it turns out to be singular, constraints leave the active set.
  mutating func rebuildCore() {
    gradientAge = Tableau.greatestGradientAge
    while core.count > 0 {
      guard let slot = invertCore() else { return }
      // The row says nothing that the others do not: its variable stays where it is.
      let row = owners[Int(slot)]
      forgetTear(slot)
      if row >= 0 {
        slots[Int(row)] = Tableau.inactive
        uncheckedRows.insert(row)
      }
      owners[Int(slot)] = Tableau.parked
      inversePivots[Int(slot)] = 1
      candidates.insert(slot)
    }
  }

  /// Returns the slot of a row that depends on the others, nil when all went well.
  private mutating func invertCore() -> Int32? {
    let tears = core.tears
    let count = tears.count
    // Beyond this a square of doubles is no longer small; the refinement of values has to do.
    if count > 1500 { return nil }
    var a = ContiguousArray(repeating: 0.0, count: count * count)
    var places: [Int32: Int] = [:]
    for (place, tear) in tears.enumerated() { places[tear] = place }
    for (column, tear) in tears.enumerated() {
      forwardPart.clear()
      coreResiduals.clear()
      forwardPart.add(1, at: tear)
      spread(collecting: true)
      forwardPart.clear()
      for slot in coreResiduals.indices {
        if let row = places[slot] { a[row * count + column] = -coreResiduals[slot] }
      }
      coreResiduals.clear()
    }
    core.clear()
    var inverse = DenseInverse(a, count: count)
    if let dependent = inverse.run() { return tears[dependent] }
    for (row, tear) in tears.enumerated() {
      for (column, slot) in tears.enumerated() {
        let value = inverse.result[row * count + column]
        if value.magnitude > 1e-14 { core.set(value, row: tear, column: slot) }
      }
    }
    return nil
  }
}

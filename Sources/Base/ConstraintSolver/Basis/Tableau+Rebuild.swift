// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Rebuilding: the core's inverse from the constraints, when rounding has eaten it.

extension Tableau {
  /// Whether the two ways to compute a pivot agree; if not, rounding has grown, and what it has eaten is computed
  /// afresh.
  ///
  /// `image` must be that of the entering row.
  mutating func trusts(pivot slot: Int32, rate: Double) -> Bool {
    let difference = (image[slot] - rate).magnitude
    let size = max(rate.magnitude, image[slot].magnitude)
    if core.age == 0 || difference <= Tolerances.agreement * size {
      return difference <= Tolerances.lastAgreement * size && size > 0
    }
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

  /// Returns the slot of a row that depends on others, nil when all went well.
  private mutating func invertCore() -> Int32? {
    let parts = independentParts(of: coreColumns())
    // A full square beyond this takes too long; the refinement of values has to do.
    if parts.contains(where: { $0.tears.count > 600 }) { return nil }
    core.clear()
    for part in parts {
      let count = part.tears.count
      var inverse = DenseInverse(part.matrix, count: count)
      if let dependent = inverse.run() { return part.tears[dependent] }
      for (row, tear) in part.tears.enumerated() {
        for (column, slot) in part.tears.enumerated() {
          let value = inverse.result[row * count + column]
          if value.magnitude > Tolerances.leftover { core.set(value, row: tear, column: slot) }
        }
      }
    }
    return nil
  }

  /// By tear, how the rows of the core change when it moves and the defined variables follow.
  private mutating func coreColumns() -> ContiguousArray<ContiguousArray<(slot: Int32, change: Double)>> {
    var columns = ContiguousArray<ContiguousArray<(slot: Int32, change: Double)>>()
    for tear in core.tears {
      forwardPart.clear()
      coreResiduals.clear()
      forwardPart.add(1, at: tear)
      spread(collecting: true)
      columns.append(ContiguousArray(coreResiduals.indices.map { ($0, -coreResiduals[$0]) }))
    }
    forwardPart.clear()
    coreResiduals.clear()
    return columns
  }

  /// The tears in groups that have nothing to do with each other, each with its square matrix, by rows.
  private func independentParts(
    of columns: ContiguousArray<ContiguousArray<(slot: Int32, change: Double)>>
  ) -> [(tears: ContiguousArray<Int32>, matrix: ContiguousArray<Double>)] {
    let tears = core.tears
    var places: [Int32: Int] = [:]
    for (place, tear) in tears.enumerated() { places[tear] = place }
    // Each place knows another of its group; the first of the group knows itself.
    var others = Array(tears.indices)
    func first(of place: Int) -> Int {
      var place = place
      while others[place] != place { place = others[place] }
      return place
    }
    for (column, entries) in columns.enumerated() {
      for (slot, change) in entries where change != 0 {
        let (a, b) = (first(of: column), first(of: places[slot] ?? column))
        others[max(a, b)] = min(a, b)
      }
    }
    var groups: [Int: [Int]] = [:]
    for place in tears.indices { groups[first(of: place), default: []].append(place) }
    return groups.keys.sorted().map { key in
      let members = groups[key] ?? []
      var positions: [Int32: Int] = [:]
      for (position, place) in members.enumerated() { positions[tears[place]] = position }
      var matrix = ContiguousArray(repeating: 0.0, count: members.count * members.count)
      for (position, place) in members.enumerated() {
        for (slot, change) in columns[place] {
          if let row = positions[slot] { matrix[row * members.count + position] = change }
        }
      }
      return (ContiguousArray(members.map { tears[$0] }), matrix)
    }
  }
}

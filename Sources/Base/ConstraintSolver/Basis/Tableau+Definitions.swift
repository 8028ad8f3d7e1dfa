// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Definitions: which variable a row can define without a cycle.

extension Tableau {
  /// Steps that a search for a cycle takes before it gives up; then a tear is made, which is right, if not as fast.
  private static let searchLimit = 400

  /// Whether a row can define a variable: its coefficient is not small, and nothing else in the row depends on it.
  mutating func canDefine(_ variable: Int32, by row: Int32) -> Bool {
    guard isSafePivot(variable, in: row) else { return false }
    let terms = matrix.row(row)
    if terms.count == 1 { return true }
    wanted.clear()
    for position in terms where matrix.terms[position].variable != variable {
      _ = wanted.insert(matrix.terms[position].variable)
    }
    if let found = reaches(from: variable, limit: Tableau.searchLimit) { return !found }
    return !(dependsOn(variable, row: row, limit: Tableau.searchLimit) ?? true)
  }

  /// Whether a row may be solved for a variable. Errors grow along definitions by the other coefficients over this one,
  /// so in a long row it has to be among the greatest.
  private func isSafePivot(_ variable: Int32, in row: Int32) -> Bool {
    let least = matrix.row(row).count <= 4 ? 0.05 : 0.7
    return matrix.coefficient(of: variable, in: row).magnitude >= least * rows[Int(row)].scale
  }

  /// Whether a wanted variable depends on this one; nil when the limit was reached first.
  private mutating func reaches(from variable: Int32, limit: Int) -> Bool? {
    var steps = limit
    visited.clear()
    order.removeAll(keepingCapacity: true)
    order.append(variable)
    while let next = order.popLast() {
      for position in matrix.column(next) {
        steps -= 1
        if steps < 0 { return nil }
        let slot = slots[Int(matrix.uses[position].row)]
        if slot < 0 || slot == next || slot == variable || isTear[Int(slot)] || !visited.insert(slot) { continue }
        if wanted.contains(slot) { return true }
        order.append(slot)
      }
    }
    return false
  }

  /// Whether another variable of the row depends on this one; nil when the limit was reached first.
  private mutating func dependsOn(_ variable: Int32, row: Int32, limit: Int) -> Bool? {
    var steps = limit
    visited.clear()
    order.removeAll(keepingCapacity: true)
    for position in matrix.row(row) where matrix.terms[position].variable != variable {
      order.append(matrix.terms[position].variable)
    }
    while let next = order.popLast() {
      let owner = owners[Int(next)]
      if isTear[Int(next)] || owner < 0 { continue }
      for position in matrix.row(owner) {
        steps -= 1
        if steps < 0 { return nil }
        let other = matrix.terms[position].variable
        if other == variable { return true }
        if visited.insert(other) { order.append(other) }
      }
    }
    return false
  }
}

// MARK: - Tears

extension Tableau {
  /// Tries to make a tear a defined variable, by letting the rows on a way from its own row to it each define the next
  /// variable on that way.
  mutating func defineTear(_ tear: Int32) {
    guard let way = wayOfDefinitions(to: tear) else { return }
    let before = way.map { owners[Int($0)] }
    // The tear's own row goes to the first slot of the way, and each row on to the next.
    let after = [before[before.count - 1]] + before.dropLast()
    setOwners(of: way, to: after)
    isTear[Int(tear)] = false
    guard isAcyclic(below: way) else {
      setOwners(of: way, to: before)
      isTear[Int(tear)] = true
      inversePivots[Int(tear)] = 1
      return
    }
    isTear[Int(tear)] = true
    forgetTear(tear)
    for place in way.indices.dropLast().reversed() { gradient.swap(way[place], way[place + 1]) }
    for slot in way {
      candidates.insert(slot)
      staleSlots.insert(slot)
    }
  }

  private mutating func setOwners(of way: [Int32], to rows: [Int32]) {
    for (slot, row) in zip(way, rows) {
      owners[Int(slot)] = row
      slots[Int(row)] = slot
      inversePivots[Int(slot)] = 1 / matrix.coefficient(of: slot, in: row)
    }
  }

  /// The slots from a variable of the tear's own row to the tear, each but the tear defined by a row with the next.
  private mutating func wayOfDefinitions(to tear: Int32) -> [Int32]? {
    var reached: [(slot: Int32, from: Int)] = []
    visited.clear()
    var next = -1
    while next < min(reached.count, 32) {
      let row = next < 0 ? owners[Int(tear)] : owners[Int(reached[next].slot)]
      for position in matrix.row(row) {
        let variable = matrix.terms[position].variable
        guard isSafePivot(variable, in: row), visited.insert(variable) else { continue }
        if variable == tear {
          var way = [tear]
          var place = next
          while place >= 0 {
            way.append(reached[place].slot)
            place = reached[place].from
          }
          return way.reversed()
        }
        if !isTear[Int(variable)], owners[Int(variable)] >= 0 { reached.append((variable, next)) }
      }
      next += 1
      if next == reached.count { break }
    }
    return nil
  }

  /// Whether no definition leads from one of these variables back to itself; false when that is long to find out.
  private mutating func isAcyclic(below variables: [Int32]) -> Bool {
    var steps = Tableau.searchLimit
    for start in variables {
      visited.clear()
      order.removeAll(keepingCapacity: true)
      order.append(start)
      while let next = order.popLast() {
        let owner = owners[Int(next)]
        if isTear[Int(next)] || owner < 0 { continue }
        for position in matrix.row(owner) {
          steps -= 1
          if steps < 0 { return false }
          let other = matrix.terms[position].variable
          if other == start, next != start { return false }
          if other != next, visited.insert(other) { order.append(other) }
        }
      }
    }
    return true
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An amount of error at a priority.
struct Cost: Sendable {
  var priority: Float
  var amount: Double
}

/// Amounts of error per priority, compared highest priority first, so that no sum of weaker ones outweighs a stronger.
struct CostVector: Sendable {
  /// The amounts that are not zero, highest priority first.
  private(set) var entries: ContiguousArray<Cost> = []

  /// The sign of the amount at the highest priority that has one above the tolerance: -1, 0 or 1.
  func sign(tolerance: Double) -> Int {
    for entry in entries where entry.amount.magnitude > tolerance { return entry.amount < 0 ? -1 : 1 }
    return 0
  }

  /// Whether it is negative if amounts that may be rounding are; with tiny coefficients they may also be meant.
  var mayBeNegative: Bool {
    for entry in entries {
      if entry.amount < Tolerances.doubtfulSlope { return true }
      if entry.amount > Tolerances.certainSlope { return false }
    }
    return false
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  mutating func add(_ amount: Double, at priority: Float) {
    if amount == 0 { return }
    var place = 0
    while place < entries.count, entries[place].priority > priority { place += 1 }
    if place < entries.count, entries[place].priority == priority {
      entries[place].amount += amount
    } else {
      entries.insert(Cost(priority: priority, amount: amount), at: place)
    }
  }

  mutating func scale(by factor: Double) {
    for index in entries.indices { entries[index].amount *= factor }
  }

  /// Removes the amounts that are below those of another vector at the same priority.
  mutating func removeAmounts(below limits: CostVector) {
    entries.removeAll { entry in
      limits.entries.contains { $0.priority == entry.priority && entry.amount.magnitude <= $0.amount }
    }
  }

  /// Whether this is less than another by more than rounding.
  func isLess(than other: CostVector) -> Bool {
    var mine = 0
    var others = 0
    while mine < entries.count || others < other.entries.count {
      var difference = 0.0
      let priority = max(
        mine < entries.count ? entries[mine].priority : -.infinity,
        others < other.entries.count ? other.entries[others].priority : -.infinity)
      if mine < entries.count, entries[mine].priority == priority {
        difference += entries[mine].amount
        mine += 1
      }
      if others < other.entries.count, other.entries[others].priority == priority {
        difference -= other.entries[others].amount
        others += 1
      }
      if difference.magnitude > Tolerances.cost { return difference < 0 }
    }
    return false
  }
}

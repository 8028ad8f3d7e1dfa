// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Conflicts: the constraints that are left out, and when they are tried again.

extension Solver {
  /// Whether a constraint was left out because it contradicts others.
  package func isBroken(_ constraint: Constraint) -> Bool {
    isKnown(constraint) && tableau.rows[Int(constraint.id)].state == .broken
  }

  /// The constraints that are left out, each with what it is in conflict with, oldest first.
  package var brokenConstraints: [Conflict] { broken.map(conflict) }

  /// Notes what was left out, and lets those try again whose conflict has thereby gone; whether there are any.
  mutating func takeBreaks(retried: inout Set<Int32>) -> Bool {
    if tableau.breaks.isEmpty { return false }
    let news = tableau.breaks
    tableau.breaks.removeAll(keepingCapacity: true)
    broken += news
    broken.sort { tableau.rows[Int($0.row)].age < tableau.rows[Int($1.row)].age }
    var isRetrying = false
    for new in news {
      for other in broken where other.row != new.row && other.members.contains(new.row) {
        // Once each, so that this ends.
        if retried.insert(other.row).inserted {
          retry(other)
          isRetrying = true
        }
      }
    }
    return isRetrying
  }

  /// Lets the constraints that are left out because of this one, or are this one, try again.
  mutating func retryConflicts(with row: Int32) {
    if tableau.rows[Int(row)].conflictCount == 0 { return }
    for other in broken where other.members.contains(row) { retry(other) }
  }

  private mutating func retry(_ item: Break) {
    broken.removeAll { $0.row == item.row }
    retrying.append(item)
    tableau.enforce(item.row)
    for member in item.members { tableau.rows[Int(member)].conflictCount -= 1 }
  }

  func conflict(_ item: Break) -> Conflict {
    Conflict(broken: constraint(item.row), members: item.members.map(constraint))
  }

  private func constraint(_ row: Int32) -> Constraint {
    Constraint(id: row, generation: tableau.rows[Int(row)].generation)
  }
}

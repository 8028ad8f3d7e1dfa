// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Forward: how variables move when the value of an active row changes.

extension Tableau {
  /// Fills `direction` with the rate at which each variable moves when the value of a slot's row grows.
  ///
  /// - Complexity: O(number of uses of the variables that move).
  mutating func computeDirection(of slot: Int32) {
    direction.clear()
    forwardPart.clear()
    if isTear[Int(slot)] {
      for position in core.column(slot) {
        let entry = core.columnEntries[position]
        forwardPart.add(entry.value, at: entry.slot)
      }
    } else {
      forwardPart.add(inversePivots[Int(slot)], at: slot)
      coreResiduals.clear()
      spread(collecting: core.count > 0)
      moveForwardPart()
      if coreResiduals.isEmpty { return }
      for row in coreResiduals.indices where coreResiduals[row] != 0 {
        for position in core.column(row) {
          let entry = core.columnEntries[position]
          forwardPart.add(entry.value * coreResiduals[row], at: entry.slot)
        }
      }
      coreResiduals.clear()
    }
    spread(collecting: false)
    moveForwardPart()
  }

  /// Lets the entries of `forwardPart` move what is defined by them; tears stay.
  ///
  /// With `collecting`, the rows of the core gather what they would have to give way by in `coreResiduals`.
  mutating func spread(collecting: Bool) {
    orderDependents(of: forwardPart.indices)
    for place in order.indices.reversed() {
      let variable = order[place]
      let rate = forwardPart[variable]
      if rate == 0 { continue }
      for position in matrix.column(variable) {
        let use = matrix.uses[position]
        let slot = slots[Int(use.row)]
        if slot < 0 { continue }
        if isTear[Int(slot)] {
          if collecting { coreResiduals.add(-use.coefficient * rate, at: slot) }
        } else if slot != variable {
          forwardPart.add(-use.coefficient * rate * inversePivots[Int(slot)], at: slot)
        }
      }
    }
  }

  private mutating func moveForwardPart() {
    for variable in forwardPart.indices {
      let old = direction[variable]
      let added = forwardPart[variable]
      let sum = old + added
      let isNothing = sum.magnitude < Tolerances.cancelled * max(old.magnitude, added.magnitude)
      direction.set(isNothing ? 0 : sum, at: variable)
    }
    forwardPart.clear()
  }

  /// Fills `order` with the variables and all that are defined by them, each before what it depends on.
  mutating func orderDependents(of roots: ContiguousArray<Int32>) {
    order.removeAll(keepingCapacity: true)
    visited.clear()
    for root in roots where visited.insert(root) {
      stack.append((root, 0))
      while let (variable, start) = stack.last {
        let column = matrix.column(variable)
        var position = column.lowerBound + Int(start)
        var next = Tableau.inactive
        while position < column.upperBound {
          let slot = slots[Int(matrix.uses[position].row)]
          position += 1
          if slot >= 0, slot != variable, !isTear[Int(slot)], visited.insert(slot) {
            next = slot
            break
          }
        }
        if next >= 0 {
          stack[stack.count - 1].position = Int32(truncatingIfNeeded: position - column.lowerBound)
          stack.append((next, 0))
        } else {
          order.append(variable)
          stack.removeLast()
        }
      }
    }
  }
}

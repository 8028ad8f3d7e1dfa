// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Backward: how the value of an expression depends on the active rows.

extension Tableau {
  /// Fills `image` with the factors that make a constraint's expression of the active rows.
  mutating func computeImage(of row: Int32) {
    backwardPart.clear()
    for position in matrix.row(row) {
      let term = matrix.terms[position]
      backwardPart.add(term.coefficient, at: term.variable)
    }
    computeImage()
  }

  /// Fills `image` with the factors that make a variable of the active rows.
  mutating func computeImage(ofVariable variable: Int32) {
    backwardPart.clear()
    backwardPart.add(1, at: variable)
    computeImage()
  }

  /// Fills `image` from an expression in `backwardPart`, and empties that.
  mutating func computeImage() {
    image.clear()
    gather(intoTears: true)
    var tears = false
    for variable in order where isTear[Int(variable)] {
      let amount = backwardPart[variable]
      if amount == 0 { continue }
      for position in core.row(variable) {
        let entry = core.rowEntries[position]
        image.add(entry.value * amount, at: entry.slot)
        tears = true
      }
    }
    backwardPart.clear()
    if !tears { return }
    for slot in image.indices where isTear[Int(slot)] {
      let factor = image[slot]
      for position in matrix.row(owners[Int(slot)]) {
        let term = matrix.terms[position]
        if !isTear[Int(term.variable)] { backwardPart.add(-factor * term.coefficient, at: term.variable) }
      }
    }
    gather(intoTears: false)
    backwardPart.clear()
  }

  /// Replaces defined variables in `backwardPart` by what defines them, and adds their rows to `image`.
  private mutating func gather(intoTears: Bool) {
    orderDependencies(of: backwardPart.indices)
    for place in order.indices.reversed() {
      let variable = order[place]
      let amount = backwardPart[variable]
      if amount == 0 || isTear[Int(variable)] { continue }
      let factor = amount * inversePivots[Int(variable)]
      image.add(factor, at: variable)
      let owner = owners[Int(variable)]
      if owner < 0 { continue }
      for position in matrix.row(owner) {
        let term = matrix.terms[position]
        if term.variable == variable || (!intoTears && isTear[Int(term.variable)]) { continue }
        backwardPart.add(-factor * term.coefficient, at: term.variable)
      }
    }
  }

  /// Fills `order` with the variables and all that they are defined by, each before what depends on it.
  private mutating func orderDependencies(of roots: ContiguousArray<Int32>) {
    order.removeAll(keepingCapacity: true)
    visited.clear()
    for root in roots where visited.insert(root) {
      stack.append((root, 0))
      while let (variable, start) = stack.last {
        let owner = isTear[Int(variable)] ? Tableau.parked : owners[Int(variable)]
        var next = Tableau.inactive
        if owner >= 0 {
          let row = matrix.row(owner)
          var position = row.lowerBound + Int(start)
          while position < row.upperBound {
            let other = matrix.terms[position].variable
            position += 1
            if visited.insert(other) {
              next = other
              break
            }
          }
          stack[stack.count - 1].position = Int32(truncatingIfNeeded: position - row.lowerBound)
        }
        if next >= 0 {
          stack.append((next, 0))
        } else {
          order.append(variable)
          stack.removeLast()
        }
      }
    }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One cost vector per slot: how the error grows with the value of the slot's row.
struct Gradient: Sendable {
  private var costs = Pool<Cost>()
  private var spans: ContiguousArray<Pool<Cost>.Span> = []

  mutating func addSlot() { spans.append(.init()) }

  func isZero(_ slot: Int32) -> Bool { spans[Int(slot)].isEmpty }

  /// Adds a slot's vector to another.
  func add(_ slot: Int32, times factor: Double, to vector: inout CostVector) {
    for position in spans[Int(slot)].indices {
      vector.add(costs[position].amount * factor, at: costs[position].priority)
    }
  }

  mutating func add(_ amount: Double, at priority: Float, to slot: Int32) {
    let span = spans[Int(slot)]
    var position = span.start
    let end = span.start + Int(span.count)
    while position < end, costs[position].priority > priority { position += 1 }
    if position < end, costs[position].priority == priority {
      let sum = costs[position].amount + amount
      if sum.magnitude < Tolerances.leftover {
        costs.remove(at: position, from: &spans[Int(slot)])
      } else {
        costs[position].amount = sum
      }
    } else if amount.magnitude >= Tolerances.leftover {
      costs.insert(Cost(priority: priority, amount: amount), at: position, in: &spans[Int(slot)])
    }
  }

  mutating func add(_ vector: CostVector, times factor: Double, to slot: Int32) {
    for entry in vector.entries { add(entry.amount * factor, at: entry.priority, to: slot) }
  }

  mutating func clear(_ slot: Int32) { costs.removeAll(from: &spans[Int(slot)]) }

  mutating func swap(_ a: Int32, _ b: Int32) { spans.swapAt(Int(a), Int(b)) }
}

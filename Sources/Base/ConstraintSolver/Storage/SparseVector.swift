// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A vector that is zero nearly everywhere, for sums that are built entry by entry and then read or cleared.
///
/// Costs what it touches: clearing visits only the entries that were added to.
struct SparseVector: Sendable {
  /// The entries, all of them.
  private(set) var values: ContiguousArray<Double> = []
  /// The positions that were added to, in that order; their entries may have become zero.
  private(set) var indices: ContiguousArray<Int32> = []
  private var isListed: ContiguousArray<Bool> = []

  subscript(index: Int32) -> Double { values[Int(index)] }

  var isEmpty: Bool { indices.isEmpty }

  /// Makes room for positions below `count`.
  mutating func reserve(_ count: Int) {
    guard count > values.count else { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    isListed.append(contentsOf: repeatElement(false, count: count - isListed.count))
  }

  mutating func add(_ amount: Double, at index: Int32) {
    let position = Int(index)
    values[position] += amount
    if !isListed[position] {
      isListed[position] = true
      indices.append(index)
    }
  }

  mutating func set(_ value: Double, at index: Int32) {
    add(0, at: index)
    values[Int(index)] = value
  }

  mutating func scale(by factor: Double) {
    for index in indices { values[Int(index)] *= factor }
  }

  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }

  /// The greatest absolute entry.
  var magnitude: Double {
    var greatest = 0.0
    for index in indices { greatest = max(greatest, values[Int(index)].magnitude) }
    return greatest
  }
}

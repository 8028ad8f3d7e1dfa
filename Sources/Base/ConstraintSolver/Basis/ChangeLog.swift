// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which variables a solve has moved, and from where.
struct ChangeLog: Sendable {
  private(set) var moved: ContiguousArray<(variable: Int32, from: Double)> = []
  private var places: ContiguousArray<Int32> = []

  mutating func reserve(_ count: Int) {
    if count > places.count { places.append(contentsOf: repeatElement(-1, count: count - places.count)) }
  }

  mutating func note(_ variable: Int32, from value: Double) {
    if places[Int(variable)] >= 0 { return }
    places[Int(variable)] = Int32(truncatingIfNeeded: moved.count)
    moved.append((variable, value))
  }

  /// The value before the solve; nil when it has not moved.
  func origin(of variable: Int32) -> Double? {
    let place = places[Int(variable)]
    return place >= 0 ? moved[Int(place)].from : nil
  }

  mutating func removeAll() {
    for (variable, _) in moved { places[Int(variable)] = -1 }
    moved.removeAll(keepingCapacity: true)
  }
}

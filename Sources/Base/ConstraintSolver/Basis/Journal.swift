// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the attempt to satisfy one constraint has changed, in order.
struct Journal: Sendable {
  private(set) var isRecording = false
  /// Which constraint entered the active set, and which left it; `Tableau.parked` for a parked variable.
  private(set) var exchanges: ContiguousArray<(entered: Int32, left: Int32)> = []
  private(set) var moves: ContiguousArray<(variable: Int32, from: Double)> = []
  private(set) var sides: ContiguousArray<(row: Int32, from: Int8)> = []

  mutating func start() {
    exchanges.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
    isRecording = true
  }

  mutating func stop() { isRecording = false }

  mutating func noteExchange(entered: Int32, left: Int32) {
    if isRecording { exchanges.append((entered, left)) }
  }

  mutating func noteMove(_ variable: Int32, from value: Double) {
    if isRecording { moves.append((variable, value)) }
  }

  mutating func noteSide(_ row: Int32, from side: Int8) {
    if isRecording { sides.append((row, side)) }
  }
}

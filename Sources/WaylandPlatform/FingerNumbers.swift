// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers the fingers of all seats, because each seat counts its own: two people's first fingers are both finger 0.
package struct FingerNumbers {
  private var numbers: [Finger: Int32] = [:]

  package init() {}

  private struct Finger: Hashable {
    var seat: UInt32
    var id: Int32
  }

  /// Returns the number of a seat's finger, from its coming down until its going; then the number is free again.
  package mutating func number(seat: UInt32, finger: Int32, phase: Seat.Contact.Phase) -> Int32 {
    let finger = Finger(seat: seat, id: finger)
    let number = numbers[finger] ?? firstFree
    switch phase {
    case .began, .moved: numbers[finger] = number
    case .ended, .cancelled: numbers[finger] = nil
    }
    return number
  }

  private var firstFree: Int32 {
    var number: Int32 = 0
    while numbers.values.contains(number) { number += 1 }
    return number
  }
}

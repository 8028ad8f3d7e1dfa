// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Numbers the fingers of all seats, because each seat counts its own: two people's first fingers are both finger 0.
package struct FingerNumbers {
  /// Those that are down, each at its number.
  private var fingers: [Finger?] = []

  package init() {}

  private struct Finger: Equatable {
    var seat: UInt32
    var id: Int32
  }

  /// Returns the number of a seat's finger, from its coming down until its going; then the number is free again.
  package mutating func number(seat: UInt32, finger: Int32, phase: TouchPhase) -> Int32 {
    let finger = Finger(seat: seat, id: finger)
    let number = fingers.firstIndex(of: finger) ?? fingers.firstIndex(of: nil) ?? fingers.endIndex
    if number == fingers.endIndex { fingers.append(nil) }
    switch phase {
    case .began, .moved: fingers[number] = finger
    case .ended, .cancelled: fingers[number] = nil
    }
    return Int32(number)
  }
}

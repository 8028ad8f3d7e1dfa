// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Remembers the last tap, for keys whose quick taps replace each other's output.
struct MultiTap: Sendable {
  private var keyID = ""
  private var planeID = ""
  private var time: EventTime?
  private var place = 0
}

extension MultiTap {
  struct Output {
    var role: KeyRole
    /// Its place among the key's own role, 0, and the further ones; `nil` for the first tap of a succession.
    var place: Int?
  }

  /// Takes one tap and returns what it types; `nil` when the key has no further outputs.
  ///
  /// - Parameter began: When the finger came down; the pause is measured up to here.
  mutating func tap(
    _ key: PlacedKey, planeID: String, began: EventTime, ended: EventTime, pauseMilliseconds: Int64
  ) -> Output? {
    guard !key.multiTap.isEmpty else {
      forget()
      return nil
    }
    let isInTime = time.map { began <= $0.advanced(byMilliseconds: pauseMilliseconds) } ?? false
    let follows = isInTime && key.id == keyID && planeID == self.planeID
    place = follows ? (place + 1) % (key.multiTap.count + 1) : 0
    keyID = key.id
    self.planeID = planeID
    time = ended
    return Output(role: place == 0 ? key.role : key.multiTap[place - 1], place: follows ? place : nil)
  }

  /// Ends the succession: another key was used.
  mutating func forget() { time = nil }
}

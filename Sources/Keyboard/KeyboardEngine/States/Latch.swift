// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A key that changes the next key: tapped for one, tapped twice for all that follow, or held while others are used.
struct Latch: Hashable, Sendable {
  private(set) var state: ShiftState = .off
  private(set) var isHeld = false
  /// Whether a second tap in quick succession locks it.
  var canLock = true
  /// Whether another key was used while this one is held.
  private var wasUsed = false
  /// What letting go does, besides ending a chord.
  private var release = Release.keeps
  /// When a tap began to which a second one may follow.
  private var lastPress: EventTime?

  private enum Release: Hashable { case keeps, turnsOff, locks }

  /// The longest time from the first touch-down of a double tap to the second.
  static let doubleTapMilliseconds: Int64 = 300

  init() {}
}

extension Latch {
  /// The finger came down.
  ///
  /// A latch that was on stays on until the finger lifts, so that it too can be held for a chord.
  mutating func press(at time: EventTime) {
    if isHeld { return }
    isHeld = true
    wasUsed = false
    let isSecond = lastPress.map { time <= $0.advanced(byMilliseconds: Self.doubleTapMilliseconds) } ?? false
    if isSecond, canLock {
      state = .locked
      release = .locks
      lastPress = nil
    } else if state == .off {
      state = .on
      release = .keeps
      lastPress = time
    } else {
      release = .turnsOff
      lastPress = state == .locked ? nil : time
    }
  }

  /// The finger went up, or its touch was cancelled.
  mutating func letGo() {
    guard isHeld else { return }
    isHeld = false
    if release == .turnsOff || (wasUsed && release == .keeps) { state = .off }
  }

  /// Another key was used, to which the latch applied.
  mutating func use() {
    lastPress = nil
    if isHeld {
      wasUsed = true
    } else if state == .on {
      state = .off
    }
  }

  /// Sets the state from outside; a key that is held or locked by the person keeps its own.
  mutating func suggest(_ wanted: ShiftState) {
    if !isHeld { state = wanted }
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// An arrow of a remote that is down, and when it moves the focus next.
struct HeldArrow: Sendable {
  let direction: FocusDirection
  /// When the focus moves on; `nil` once it cannot, however long the arrow stays down.
  private(set) var due: EventTime?
  private var count = 0

  private static let delayMilliseconds: Int64 = 400
  private static let (slowest, fastest): (Int64, Int64) = (120, 30)

  init(_ direction: FocusDirection, at time: EventTime) {
    self.direction = direction
    due = time.advanced(byMilliseconds: Self.delayMilliseconds)
  }

  /// Whether the focus moves now; the next time comes sooner after each. What a late host missed is not made up for.
  mutating func repeats(at time: EventTime) -> Bool {
    guard let due, due <= time else { return false }
    self.due = time.advanced(byMilliseconds: max(Self.slowest - 15 * Int64(min(count, 100)), Self.fastest))
    count += 1
    return true
  }

  /// Moves the focus no more. The arrow counts as down until it is released, as remotes repeat what is held.
  mutating func rest() { due = nil }
}

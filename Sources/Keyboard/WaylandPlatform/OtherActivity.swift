// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a person uses something else than the keyboard, by what a compositor tells of activity of any kind and by what is known of
/// our own.
///
/// A compositor tells of activity as it begins after a pause, and of a touch on the keyboard in the same breath.
struct OtherActivity: Hashable {
  /// When activity has begun of which nobody knows yet whose it is, in microseconds of the monotonic clock, as below.
  private var unknown: Int64?
  private var lastOwn: Int64?
  /// How often something was sent that the compositor has not handled yet: a busy one counts it as activity when it comes to it.
  private var underWay = 0

  /// How far apart activity and what of ours it was may be told.
  static let ownMicroseconds: Int64 = 30_000

  /// When it is known that it was not ours; `nil` while nothing is in doubt.
  var deadline: Int64? { unknown.map { $0 + Self.ownMicroseconds } }

  /// The compositor tells of activity.
  mutating func begin(at now: Int64) {
    if underWay > 0 { return }
    if let lastOwn, now - lastOwn < Self.ownMicroseconds { return }
    unknown = now
  }

  /// Somebody touches the keyboard.
  mutating func noteOwn(at now: Int64) { (unknown, lastOwn) = (nil, now) }

  /// The keyboard has sent keys, which compositors count as activity, too.
  mutating func noteSent(at now: Int64) {
    noteOwn(at: now)
    underWay += 1
  }

  /// The compositor has handled what was sent, once for each time, and has told of what came of it.
  mutating func noteHandled(at now: Int64) {
    noteOwn(at: now)
    underWay -= 1
  }

  /// The compositor tells of a pause.
  ///
  /// - Returns: Whether what was before it was elsewhere.
  mutating func pause() -> Bool {
    defer { unknown = nil }
    return unknown != nil
  }

  /// Returns whether what has begun was elsewhere, now that time has passed.
  mutating func isElsewhere(at now: Int64) -> Bool {
    guard let deadline, now >= deadline else { return false }
    return pause()
  }
}

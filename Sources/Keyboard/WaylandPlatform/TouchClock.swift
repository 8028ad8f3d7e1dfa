// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Brings the times of touch events to the monotonic clock.
///
/// A finger that lifts while this process is busy must not count as held until the process gets to it. The base of a
/// compositor's times is not known, so they only tell how much later an event is than the touch-down before it.
/// Source: wayland.xml, `wl_touch`: milliseconds, with an undefined base.
struct TouchClock {
  private var base: Base?
  private var last: Int64 = .min

  private struct Base {
    var milliseconds: UInt32
    var microseconds: Int64
  }

  /// Returns the time of an event on the monotonic clock, in microseconds.
  ///
  /// It never goes back and never lies in the future. Times that the compositor does not tell sensibly become the
  /// earliest that they can be, which counts as a tap and not as a hold.
  ///
  /// - Parameters:
  ///   - milliseconds: As the compositor tells it; wraps around.
  ///   - now: The monotonic clock, in microseconds.
  ///   - isFirst: Whether this is a touch-down while no other finger is down.
  mutating func time(of milliseconds: UInt32, now: Int64, isFirst: Bool) -> Int64 {
    if isFirst { base = nil }
    let base = base ?? Base(milliseconds: milliseconds, microseconds: now)
    self.base = base
    let passed = Int64(Int32(truncatingIfNeeded: milliseconds &- base.milliseconds))
    last = min(max(base.microseconds &+ passed * 1000, last), now)
    return last
  }
}

// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Presses the key that a pointer rests on, for people who can move one and press no button: with a mouse, the head or the eyes.
///
/// A key is pressed once for each time that the pointer comes to it, so that one which is left lying there types no more. Only a pointer that
/// moves begins to dwell: what comes up under one at rest was not meant.
package struct DwellPointer: Hashable, Sendable {
  /// How long the pointer rests on a key until that is pressed, in milliseconds, a minute at most; 0 for never.
  package var milliseconds: Int64 = 0 {
    didSet { if milliseconds != oldValue { leave() } }
  }
  private var target: Target?
  /// Where the pointer was found, until it moves from there.
  private var entry: Point?

  /// The key that the pointer is on.
  private struct Target: Hashable {
    var index: Int
    var key: PlacedKey
    /// The part of its cap that is in sight, in the plane.
    var frame: Rect
    /// When the pointer has come to it; `nil` once the key is pressed, or is not to be.
    var start: EventTime?
  }

  /// How far a key has come.
  package struct Progress: Hashable, Sendable {
    /// The index of the key.
    package var key: Int
    /// From 1 to `DwellPointer.stepCount`.
    package var step: UInt8

    package init(key: Int, step: UInt8) { (self.key, self.step) = (key, step) }
  }

  /// In how many steps a key shows that it is about to be pressed. The first one shows nothing: the pointer may be on its way.
  package static let stepCount: UInt8 = 12
  /// How far beside a key the pointer still is on it, in logical pixels: hands tremble, and eyes as well.
  static let slack = 6.0

  package init() {}
}

// MARK: - The pointer

extension DwellPointer {
  /// The pointer is found at a place, to which it may not have moved: a keyboard may have come up under it.
  ///
  /// - Parameter place: In the plane, in logical pixels.
  package mutating func enter(at place: Point) { (target, entry) = (nil, place) }

  /// The pointer is somewhere else, which begins the time of another key.
  ///
  /// - Parameter place: In the plane, in logical pixels.
  package mutating func move(to place: Point, over plane: KeyPlane, at time: EventTime) {
    guard milliseconds > 0 else { return }
    if let entry, abs(entry.x - place.x) < Self.slack, abs(entry.y - place.y) < Self.slack { return }
    entry = nil
    if let target, target.frame.inset(by: -Self.slack, -Self.slack).contains(place) { return }
    target = nil
    guard let index = plane.nearestKey(to: place), plane.place(toPress: index) != nil else { return }
    let frame = plane.visibleFrame(of: index)
    guard frame.inset(by: -Self.slack, -Self.slack).contains(place) else { return }
    target = Target(index: index, key: plane.keys[index], frame: frame, start: time)
  }

  /// The pointer is on no key any more.
  package mutating func leave() { (target, entry) = (nil, nil) }

  /// The person presses a button, or uses a finger: the key under the pointer is not pressed besides.
  package mutating func rest() { target?.start = nil }

  /// Takes over other keys. One that is not what the pointer came to is pressed only when the pointer moves on it again.
  package mutating func follow(_ plane: KeyPlane) {
    guard let target, target.start != nil else { return }
    let isSame = plane.keys.indices.contains(target.index) && plane.keys[target.index] == target.key
    if !isSame || plane.visibleFrame(of: target.index) != target.frame { leave() }
  }
}

// MARK: - Time

extension DwellPointer {
  /// Lets time pass.
  ///
  /// - Returns: The index of the key that is pressed now; `nil` for none.
  package mutating func advance(to time: EventTime) -> Int? {
    guard let target, let start = target.start, time.microseconds - start.microseconds >= delay else { return nil }
    self.target?.start = nil
    return target.index
  }

  /// What a key shows of the time that the pointer has rested on it; `nil` while none does.
  package func progress(at time: EventTime) -> Progress? {
    guard let target, let start = target.start else { return nil }
    let passed = min(max(time.microseconds - start.microseconds, 0), delay)
    let step = UInt8(passed * Int64(Self.stepCount) / delay)
    return step > 0 ? Progress(key: target.index, step: step) : nil
  }

  /// When `advance` must be called, and what is shown changes; `nil` while the pointer rests on no key.
  ///
  /// - Parameter time: Now.
  package func nextDeadline(after time: EventTime) -> EventTime? {
    guard let target, let start = target.start else { return nil }
    let (count, step) = (Int64(Self.stepCount), Int64(progress(at: time)?.step ?? 0) + 1)
    return EventTime(microseconds: start.microseconds + (delay * min(step, count) + count - 1) / count)
  }

  /// In microseconds.
  private var delay: Int64 { min(max(milliseconds, 1), 60_000) * 1000 }
}

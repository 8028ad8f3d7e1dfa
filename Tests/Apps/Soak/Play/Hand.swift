// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed

/// Fingers that type at a given speed, one after the other or two thumbs at once.
struct Hand {
  /// The longest that a finger stays on a key by our doing, in microseconds; more is another gesture.
  static let longestTap: Int64 = 300_000

  private let injector: Injector
  private let hands: Batch.Hands
  private let pitch: Int64
  private let trace: Trace
  private var random: SplitMix
  private var next = Clock.now()
  /// The fingers that are down, and since when.
  private var down: [(finger: Int, since: Int64)] = []
  private(set) var taps = 0
  /// Whether the machine was too slow to lift a finger in time, so that nobody can say what it meant.
  private(set) var wasLate = false

  init(_ injector: Injector, batch: Batch, trace: Trace) {
    (self.injector, self.trace) = (injector, trace)
    hands = batch.hands
    pitch = Int64(1_000_000 / batch.tapsPerSecond)
    random = SplitMix(state: batch.seed &+ 1)
  }
}

// MARK: - Taps

extension Hand {
  /// Taps a key as one of many.
  mutating func tap(_ frame: Rect, name: String) throws {
    waitForTurn()
    if hands == .oneFinger { try lift() } else { try liftSome() }
    let finger = down.contains { $0.finger == 0 } ? 1 : 0
    trace.note("down \(finger) \(name)")
    down.append((finger, try injector.down(finger, at: place(in: frame))))
    taps += 1
    if hands == .oneFinger {
      Clock.pause(until: Clock.now() + Int64.random(in: 5000...pitch / 2, using: &random))
      try lift()
    }
  }

  /// Taps a key while no other finger is down.
  mutating func tapAlone(_ frame: Rect, name: String) throws {
    try lift()
    try tap(frame, name: name)
    try lift()
  }

  /// Holds a key for a time.
  mutating func hold(_ frame: Rect, name: String, microseconds: Int64) throws {
    waitForTurn()
    try lift()
    trace.note("hold \(name) for \(microseconds / 1000) ms")
    let start = try injector.down(at: place(in: frame))
    taps += 1
    Clock.pause(until: start + microseconds)
    try injector.up()
    trace.note("up")
    next = Clock.now()
  }

  /// Touches a place outside of the keyboard.
  mutating func touch(_ place: Point, name: String) throws {
    waitForTurn()
    try lift()
    trace.note("touch \(name)")
    try injector.tap(place)
  }

  /// Lifts all fingers.
  mutating func lift() throws {
    while let (finger, since) = down.popLast() { try lift(finger, since) }
  }

  /// Begins the count of taps anew, after something that took its time.
  mutating func rest() { next = Clock.now() }

  private mutating func liftSome() throws {
    // Two thumbs: one of them must be up, and which one is chance.
    while down.count > 1 || (!down.isEmpty && random.chance(40)) {
      let (finger, since) = down.remove(at: Int.random(in: down.indices, using: &random))
      try lift(finger, since)
    }
  }

  private mutating func lift(_ finger: Int, _ since: Int64) throws {
    trace.note("up \(finger)")
    if try injector.up(finger) - since > Self.longestTap { wasLate = true }
  }

  private mutating func waitForTurn() {
    Clock.pause(until: next)
    // Whoever is late does not hurry afterwards.
    next = max(next, Clock.now() - pitch) + pitch
  }

  /// Somewhere in the middle of a key.
  private mutating func place(in frame: Rect) -> Point {
    Point(
      x: frame.center.x + frame.width * Double.random(in: -0.25...0.25, using: &random),
      y: frame.center.y + frame.height * Double.random(in: -0.25...0.25, using: &random))
  }
}

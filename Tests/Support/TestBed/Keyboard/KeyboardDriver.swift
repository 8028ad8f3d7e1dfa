// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Uses the keyboard as a person does: looks where the keys are and puts fingers there.
///
/// - Note: `@unchecked Sendable` because the tests that share a session are serialized: one at a time uses it.
package final class KeyboardDriver: @unchecked Sendable {
  package let keyboard: Keyboard
  private let session: Session
  /// Where the keyboard's output begins in the layout of outputs, in logical pixels.
  package var outputOrigin = Point.zero
  /// The least time from one tap to the next, in microseconds: forty keys a second, faster than anybody types.
  package var tapInterval: Int64 = 25_000
  private var lastTap: Int64 = 0
  /// How many taps there were so far.
  package private(set) var tapCount = 0

  package init(_ keyboard: Keyboard, in session: Session) {
    self.keyboard = keyboard
    self.session = session
  }

  package var injector: Injector { session.injector }
}

// MARK: - Single keys

extension KeyboardDriver {
  /// Returns what a person sees. A keyboard that has been asked for is on the screen a moment later, and what a finger does before
  /// that is done to the app below.
  func look() throws -> KeyboardState {
    try keyboard.wait(for: "the keyboard to be on the screen") { $0.shown || !$0.visible }
  }

  /// Returns a place on a key, by id or label.
  package func place(of name: String) throws -> Point {
    let state = try look()
    guard let key = state.key(name) else { throw missing(name, in: state) }
    return place(of: key)
  }

  package func place(of item: KeyboardState.Item) -> Point { item.frame.center + outputOrigin }

  package func tap(_ name: String) throws {
    try tap(at: place(of: name))
  }

  /// Taps a key twice with nothing in between, where two taps mean something else than one and one.
  package func tapTwice(_ name: String) throws {
    let place = try place(of: name)
    for _ in 0..<2 { try tap(at: place) }
  }

  /// Taps a key beside its middle, as fingers do.
  package func tap(_ name: String, beside offset: Point) throws { try tap(at: place(of: name) + offset) }

  /// Takes a word of the bar of suggestions once it is there.
  package func takeSuggestion(_ text: String) throws {
    let state = try keyboard.wait(for: "the suggestion \(text)") { $0.suggestions.contains { $0.label == text } }
    if let word = state.suggestions.first(where: { $0.label == text }) { try tap(at: place(of: word)) }
  }

  package func tap(at point: Point) throws {
    tapCount += 1
    Clock.pause(until: lastTap + tapInterval)
    lastTap = try injector.tap(point)
  }

  /// Puts a finger on a key and leaves it there until the keyboard has reacted; lifts it where it is by then.
  ///
  /// - Parameter reaction: Is asked with each new state; may move the finger and says when it may be lifted.
  package func hold(_ name: String, for what: String, until reaction: (KeyboardState) throws -> Bool) throws {
    try injector.down(at: place(of: name))
    do {
      try Wait.untilTrue(what) { try reaction(keyboard.state()) }
    } catch {
      try injector.up()
      throw error
    }
    try injector.up()
  }

  /// Holds a key until its choices show, slides to one of them and lifts the finger there.
  package func holdAndPick(_ name: String, choice: String) throws {
    let start = try place(of: name)
    try hold(name, for: "the choices of \(name)") { state in
      guard let item = state.variants.first(where: { $0.label == choice }) else { return false }
      try glide(from: start, to: place(of: item))
      return true
    }
  }

  /// Moves a finger that is down in steps of a few pixels.
  package func glide(from start: Point, to end: Point, steps: Int = 10) throws {
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      try injector.move(to: Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Moves one finger from key to key in steps of a few pixels.
  package func slide(from first: String, to last: String, steps: Int = 8) throws {
    let start = try place(of: first)
    let end = try place(of: last)
    try injector.down(at: start)
    try glide(from: start, to: end, steps: steps)
    try injector.up()
  }

  /// Holds the space bar until it moves the caret, and slides.
  ///
  /// - Parameter distance: In logical pixels; negative is to the left.
  package func slideCaret(by distance: Double) throws { try slideCaret(by: Point(x: distance, y: 0)) }

  package func slideCaret(by way: Point) throws {
    let start = try place(of: "space")
    let down = try injector.down(at: start)
    // Nothing tells that the hold has been noticed; 0.4 s is its time, with room for a busy machine.
    Clock.pause(until: down + 800_000)
    try glide(from: start, to: start + way)
    try injector.up()
  }

  func missing(_ name: String, in state: KeyboardState) -> BedError {
    BedError("no key \(name) in plane \(state.plane) of \(state.mode): \(state.keys.map(\.id).joined(separator: " "))")
  }
}

// MARK: - Keyboards

extension KeyboardDriver {
  /// Taps the globe until a keyboard shows.
  package func switchTo(mode: String) throws {
    var seen: Set<String> = []
    while true {
      let state = try look()
      if state.mode == mode { return }
      guard seen.insert(state.mode).inserted else {
        throw BedError("the globe does not lead to \(mode), only to \(seen.sorted())")
      }
      try tap("globe")
      try keyboard.wait(for: "the next keyboard") { $0.mode != state.mode }
    }
  }
}

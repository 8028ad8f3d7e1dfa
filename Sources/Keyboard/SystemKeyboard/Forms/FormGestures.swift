// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
package import TextModel

/// Tells typing from the ways in which fingers change how the keyboard is held: a pinch on the keys, a drag of the handle of a
/// floating keyboard, and a drag of the key that hides a keyboard, which lifts it.
///
/// All touches go in here first. A finger that comes down soon after another one may be about to pinch with it, and waits;
/// so does the first one on a key that acts at once. What turns out to be typing goes on to the keys in the order and with
/// the times at which it happened, and of a pinch both fingers are taken from the keys before either has typed.
package struct FormGestures: Sendable {
  /// What a finger has come down on.
  package enum Part: Sendable {
    /// A key, whether it acts as soon as a finger comes down, and whether a finger that drags it lifts the keyboard.
    case keys(actsAtOnce: Bool, lifts: Bool = false)
    case handle
    /// Neither: the finger does nothing.
    case outside
  }

  /// What the fingers ask for.
  package enum Outcome: Hashable, Sendable {
    /// A touch for the keys.
    case touch(TouchEvent)
    /// Two fingers came together, or moved apart. What they do from now on does nothing.
    case pinched(isIn: Bool)
    /// A finger drags the handle.
    case dragged(Drag)
    /// A finger drags the key that lifts the keyboard, which it does not type any more.
    case lifted(Drag)
  }

  /// A finger that drags the handle.
  package struct Drag: Hashable, Sendable {
    /// Whether the drag begins, goes on or ends.
    package var phase: TouchPhase
    /// Where the finger is.
    package var location: Point
    /// From where the finger came down.
    package var way: Point
  }

  /// Whether the keyboard changes its form at all; otherwise every touch on it goes on at once.
  package var isEnabled = false

  private var fingers: [Finger] = []
  /// The two that may be about to pinch: the first types as long as they do not.
  private var pair: Pair?

  private struct Finger {
    let id: Int32
    let began: TouchEvent
    var last: TouchEvent
    var role: Role
    /// Whether it is on the key that lifts the keyboard.
    var lifts = false
  }

  private enum Role { case typing, waiting, handle, lifting, nothing }

  private struct Pair {
    let first: Int32
    let second: Int32
    let distance: Double
  }

  package init() {}
}

// MARK: - Figures

extension FormGestures {
  /// Fingers that come down within this time of each other may be about to pinch.
  package static let pinchMilliseconds: Int64 = 80
  /// For how long two fingers may rest before they type after all.
  static let restMilliseconds: Int64 = 400
  /// How far fingers come together or move apart, against their distance at the start.
  package static let pinchedIn = 0.75
  /// How much further apart than at first two fingers have to be to pinch outwards.
  package static let pinchedOut = 1.25
  /// By how much the distance changes at the least, in logical pixels: thumbs on neighbouring keys roll a little.
  package static let leastPinch = 32.0
}

// MARK: - Touches

extension FormGestures {
  /// Takes one touch.
  ///
  /// - Parameters:
  ///   - event: With its place on the screen, whatever the keyboard does there.
  ///   - part: What is at that place; asked when a finger comes down.
  /// - Returns: What it leads to, in order.
  package mutating func handle(_ event: TouchEvent, on part: () -> Part) -> [Outcome] {
    var outcomes = expire(at: event.time)
    if event.phase == .began {
      if let index = index(of: event.finger) { outcomes += end(index, event.as(.cancelled)) }
      outcomes += begin(event, on: part())
    } else if let index = index(of: event.finger) {
      fingers[index].last = event
      outcomes += event.phase == .moved ? move(index, event) : end(index, event)
    }
    return outcomes
  }

  /// When `advance` must be called if no touch comes before.
  package var nextDeadline: EventTime? {
    fingers.reduce(nil) { EventTime.earlier($0, deadline(of: $1)) }
  }

  /// Lets time pass without a touch.
  package mutating func advance(to time: EventTime) -> [Outcome] { expire(at: time) }

  /// The fingers are gone, as the surface under them.
  package mutating func forget() {
    pair = nil
    fingers = []
  }

  private func index(of finger: Int32) -> Int? { fingers.firstIndex { $0.id == finger } }
}

// MARK: - Fingers

extension FormGestures {
  private mutating func begin(_ event: TouchEvent, on part: Part) -> [Outcome] {
    var finger = Finger(id: event.finger, began: event, last: event, role: .nothing)
    switch part {
    case .outside:
      fingers.append(finger)
      return []
    case _ where !isEnabled:
      finger.role = .typing
      fingers.append(finger)
      return [.touch(event)]
    case .handle:
      let isTaken = fingers.contains { $0.role == .handle }
      if !isTaken { finger.role = .handle }
      fingers.append(finger)
      return isTaken ? [] : [.dragged(drag(finger))]
    case .keys(let actsAtOnce, let lifts):
      finger.lifts = lifts
      let others = fingers.filter { $0.role == .typing || $0.role == .waiting }
      if others.count == 1, pair == nil,
        event.time <= others[0].began.time.advanced(byMilliseconds: Self.pinchMilliseconds)
      {
        finger.role = .waiting
        let distance = others[0].last.location.squaredDistance(to: event.location).squareRoot()
        pair = Pair(first: others[0].id, second: finger.id, distance: distance)
        fingers.append(finger)
        return []
      }
      let outcomes = release()
      finger.role = others.isEmpty && actsAtOnce ? .waiting : .typing
      fingers.append(finger)
      return finger.role == .typing ? outcomes + [.touch(event)] : outcomes
    }
  }

  private mutating func move(_ index: Int, _ event: TouchEvent) -> [Outcome] {
    switch fingers[index].role {
    case .handle: return [.dragged(drag(fingers[index]))]
    case .lifting: return [.lifted(drag(fingers[index]))]
    case .nothing: return []
    case .typing, .waiting:
      if let isIn = pinch() { return takeAway() + [.pinched(isIn: isIn)] }
      if isAboutToLift(fingers[index]) {
        fingers[index].role = .lifting
        return [.touch(event.as(.cancelled)), .lifted(drag(fingers[index]))]
      }
      return fingers[index].role == .typing ? [.touch(event)] : []
    }
  }

  private mutating func end(_ index: Int, _ event: TouchEvent) -> [Outcome] {
    let finger = fingers[index]
    defer { fingers.removeAll { $0.id == finger.id } }
    switch finger.role {
    case .handle: return [.dragged(drag(finger, event.phase))]
    case .lifting: return [.lifted(drag(finger, event.phase))]
    case .nothing: return []
    case .waiting where event.phase == .cancelled:
      if pair?.second == finger.id { pair = nil }
      fingers[index].role = .nothing
      return release()
    case .typing, .waiting: return release() + [.touch(event)]
    }
  }

  /// Whether a finger has gone far enough to lift the keyboard; not while it may be about to pinch.
  private func isAboutToLift(_ finger: Finger) -> Bool {
    guard finger.lifts, finger.role == .typing, pair == nil else { return false }
    let slack = LiftedKeyboard.slack
    return finger.began.location.squaredDistance(to: finger.last.location) >= slack * slack
  }

  private func drag(_ finger: Finger, _ phase: TouchPhase? = nil) -> Drag {
    Drag(
      phase: phase ?? finger.last.phase, location: finger.last.location,
      way: finger.last.location - finger.began.location)
  }
}

// MARK: - Pinches

extension FormGestures {
  /// Returns which way the pair has pinched; `nil` when it has not, or not yet.
  private func pinch() -> Bool? {
    guard let pair, let first = index(of: pair.first), let second = index(of: pair.second) else { return nil }
    let distance = fingers[first].last.location.squaredDistance(to: fingers[second].last.location).squareRoot()
    guard abs(distance - pair.distance) >= Self.leastPinch else { return nil }
    if distance < pair.distance * Self.pinchedIn { return true }
    return distance > pair.distance * Self.pinchedOut ? false : nil
  }

  /// Takes the fingers away from the keys.
  private mutating func takeAway() -> [Outcome] {
    pair = nil
    var outcomes: [Outcome] = []
    for index in fingers.indices {
      if fingers[index].role == .typing { outcomes.append(.touch(fingers[index].last.as(.cancelled))) }
      fingers[index].role = .nothing
    }
    return outcomes
  }

  /// Those that wait type after all.
  private mutating func release() -> [Outcome] {
    pair = nil
    var outcomes: [Outcome] = []
    for index in fingers.indices where fingers[index].role == .waiting {
      fingers[index].role = .typing
      let finger = fingers[index]
      outcomes.append(.touch(finger.began))
      if finger.last.phase == .moved { outcomes.append(.touch(finger.last)) }
    }
    return outcomes
  }

  private mutating func expire(at time: EventTime) -> [Outcome] {
    fingers.contains { deadline(of: $0).map { $0 <= time } ?? false } ? release() : []
  }

  /// When a finger stops waiting.
  private func deadline(of finger: Finger) -> EventTime? {
    guard finger.role == .waiting else { return nil }
    return finger.began.time.advanced(
      byMilliseconds: pair == nil ? Self.pinchMilliseconds : Self.restMilliseconds)
  }
}

extension TouchEvent {
  /// The same with another phase.
  fileprivate func `as`(_ phase: TouchPhase) -> TouchEvent {
    TouchEvent(phase, finger: finger, location: location, time: time)
  }
}
